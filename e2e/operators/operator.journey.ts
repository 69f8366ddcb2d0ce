import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { newAccount } from "../testing/accounts.ts";
import { checkPage, expect, test, untilAwake } from "../testing/journey.ts";
import { linkInEmail, textOfEmail } from "../testing/mailbox.ts";
import { changeProfile, enterAsOperator, giveRegistration, runOperatorScript } from "../testing/operators.ts";
import { enter } from "../testing/professionals.ts";

test("the queue of registrations by keyboard alone", async ({ page }) => {
  await enterAsOperator(page);
  await checkPage(page);
  // At the width of a usual screen no column is cut off.
  const cut = await page
    .locator("section:has(> table)")
    .evaluateAll((tables) =>
      tables.filter((table) => table.scrollWidth > table.clientWidth).map((table) => table.getAttribute("aria-label")),
    );
  expect(cut).toEqual([]);
  await page.getByRole("link", { name: "Registros", exact: true }).press("Enter");
  const card = page.getByRole("region").filter({ has: page.getByText("Registro informado") });
  await expect(card).toBeFocused();
  const name = () => card.getByRole("heading").textContent();
  const first = await name();
  await page.keyboard.press("j");
  await expect(card.getByRole("heading")).not.toHaveText(String(first));
  await page.keyboard.press("k");
  await expect(card.getByRole("heading")).toHaveText(String(first));
  await checkPage(page);
  await page.keyboard.press("c");
  await expect(page.getByText(`${first}: Registro confirmado`)).toBeVisible();
  await expect(card).toBeFocused();

  await page.setViewportSize({ width: 768, height: 1024 });
  const second = await name();
  await page.keyboard.press("n");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Mensagem ao profissional")).toHaveValue(/não encontramos/);
  await expect(dialog.getByRole("button", { name: "Enviar decisão" })).toBeFocused();
  await checkPage(page);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${second}: Registro não encontrado`)).toBeVisible();
  await expect(card).toBeFocused();
  const third = await name();
  const differs = card.getByRole("button", { name: "Difere" });
  await differs.focus();
  await page.keyboard.press("d");
  await page.keyboard.press("Escape");
  // Not only closed: gone, which it is a moment later.
  await expect(page.locator("dialog")).toHaveCount(0);
  await expect(differs).toBeFocused();
  await expect(card.getByRole("heading")).toHaveText(String(third));

  await page.getByRole("link", { name: "Histórico" }).press("Enter");
  await expect(page.getByRole("row").filter({ hasText: "Decidiu registro" }).first()).toContainText(String(second));
  await checkPage(page);
});

test("an operator finds somebody, asks for a correction, and takes tables along", async ({ page }) => {
  const account = await enterAsOperator(page);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Baixar CSV: Por estado" }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe("por-estado.csv");
  expect(await readFile(await file.path(), "utf8")).toMatch(/^\ufeffEstado;Na busca\r\n[A-Z]{2};\d+\r\n/);

  await page.getByRole("link", { name: "Suporte" }).click();
  const somebody = await newAccount();
  await page.getByLabel("Nome, e-mail ou registro").fill(somebody.email);
  await page.getByRole("button", { name: "Buscar", exact: true }).click();
  await page.getByRole("link", { name: "Nova Pessoa" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Nova Pessoa" })).toBeVisible();
  await checkPage(page);
  await page.getByRole("button", { name: "Estender o período gratuito" }).click();
  await page.getByLabel("Quantos dias").fill("40");
  await page.getByLabel("Motivo").fill("Teve dificuldade no cadastro.");
  await page.getByRole("button", { name: "Estender", exact: true }).click();
  // As many as end within thirty days from now.
  await expect(page.getByText(/^Escolha de 1 a \d+ dias\.$/)).toBeVisible();
  await expect(page.getByLabel("Quantos dias")).toBeFocused();
  await page.getByRole("button", { name: "Voltar" }).click();
  await page.getByRole("button", { name: "Descartar" }).click();

  const token = somebody.email.split("@")[0];
  await changeProfile(somebody, { description: `Ofereço resultado garantido ${token}, com acolhimento e escuta.` });
  await page.getByRole("link", { name: "Moderação" }).click();
  await expect(page.getByRole("heading", { name: "O que cada conselho permite" })).toBeVisible();
  const flag = page.getByRole("listitem").filter({ hasText: token });
  await flag.getByRole("button", { name: "Pedir correção" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Pedir correção" }).click();
  await expect(flag.getByText("aguardando correção")).toBeVisible();
  await checkPage(page);
  await page.getByRole("link", { name: "LGPD" }).click();
  await expect(page.getByRole("heading", { name: "Todos os pedidos" })).toBeVisible();
  await checkPage(page);

  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Operação" }).click();
  await expect(page.getByRole("heading", { name: "Visão geral" })).toBeVisible();

  // Unmade on the command line, which can do both: the open page can do nothing more.
  expect(await runOperatorScript("add", account.email)).toContain("já era operador");
  await runOperatorScript("remove", account.email);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Página não encontrada" })).toBeVisible();
});

test("a theme that an operator adds can be chosen in a profile at once", async ({ page, browser }) => {
  await enterAsOperator(page);
  await page.getByRole("link", { name: "Listas" }).click();
  await page.getByRole("tab", { name: /^Convênios/ }).click();
  await expect(page.getByRole("row").filter({ hasText: "Unimed" })).toContainText("oferecido");
  await page.getByRole("tab", { name: /^Temas/ }).click();
  await checkPage(page);
  await page.getByRole("button", { name: "Acrescentar" }).click();
  await page.getByLabel("Nome").fill("Luto");
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByText("Já existe nesta lista: Luto.")).toBeVisible();
  await expect(page.getByText("Escolha pelo menos uma especialidade.")).toBeVisible();
  await checkPage(page);
  await page.getByLabel("Nome").fill("Atenção plena");
  await expect(page.getByText("No endereço da busca: tema=atencao-plena")).toBeVisible();
  await page.getByLabel("Psicologia").check();
  await page.getByLabel("Como as pessoas chamam").fill("Mindfulness");
  await page.getByRole("button", { name: "Continuar" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Por quê").fill("Muita gente procura.");
  await dialog.getByRole("button", { name: "Acrescentar" }).click();
  await expect(page.getByText("Atenção plena já pode ser escolhido")).toBeVisible();
  await page.getByLabel("Buscar nas listas").fill("mindful");
  await expect(page.getByRole("tab", { name: "Temas (1)" })).toBeVisible();

  const somebody = await newAccount();
  await changeProfile(somebody, {});
  const context = await browser.newContext({ baseURL: String(process.env.E2E_ADDRESS) });
  const own = await context.newPage();
  await enter(own, somebody);
  await own.goto("/dashboard/perfil");
  await own.getByLabel("Atenção plena").check();
  await context.close();
  const address = async () => (await page.request.get("/buscar?q=mindfulness", { maxRedirects: 0 })).headers().location;
  await expect.poll(address).toContain("tema=atencao-plena");

  await page.getByRole("button", { name: "Não oferecer mais Atenção plena" }).click();
  await dialog.getByLabel("Por quê").fill("Fim do ensaio.");
  await dialog.getByRole("button", { name: "Não oferecer mais" }).click();
  await expect(page.getByRole("button", { name: "Voltar a oferecer Atenção plena" })).toBeVisible();
});

test("an operator adds days, gives a charge back, suspends and restores; who is suspended reads why, and buys nothing", async ({
  page,
  browser,
}) => {
  const somebody = await newAccount();
  const context = await browser.newContext({ baseURL: String(process.env.E2E_ADDRESS) });
  const own = await context.newPage();
  await enter(own, somebody);
  await own.goto("/dashboard/assinatura");
  await own.getByRole("button", { name: "Assinar Agora" }).click();
  await own.getByRole("button", { name: "Aprovar pagamento" }).click();
  await expect(own.getByRole("heading", { name: "Assinatura ativa" })).toBeVisible();

  await enterAsOperator(page);
  await page.goto(`/operador/suporte?q=${encodeURIComponent(somebody.email)}`);
  await page.getByRole("link", { name: "Nova Pessoa" }).click();
  await page.getByRole("button", { name: "Acrescentar dias" }).click();
  await page.getByLabel("Quantos dias").fill("3");
  await page.getByLabel("Motivo").fill("O site ficou fora do ar.");
  await checkPage(page);
  await page.getByRole("button", { name: "Acrescentar", exact: true }).click();
  await expect(page.getByText("Dias acrescentados pela equipe")).toBeVisible();
  expect(await textOfEmail(somebody.email, "Acrescentamos 3 dias ao seu período pago")).toContain("fora do ar");

  await page.getByRole("button", { name: /^Devolver R\$\s14,99/ }).click();
  await page.getByLabel("Motivo").fill("Cobrança que não devia ter sido feita.");
  await page.getByRole("dialog").getByRole("button", { name: "Devolver" }).click();
  await expect(page.getByText("Devolução pedida ao provedor")).toBeVisible();
  expect(await textOfEmail(somebody.email, "Vamos devolver R$ 14,99")).toContain("não devia ter sido feita");

  await page.getByRole("button", { name: "Suspender" }).click();
  await page.getByLabel("Motivo").fill("Conferindo uma denúncia.");
  await page.getByRole("dialog").getByRole("button", { name: "Suspender" }).click();
  await expect(page.getByText("suspenso", { exact: true })).toBeVisible();
  await own.goto("/dashboard/assinatura");
  await expect(own.getByText("O motivo: Conferindo uma denúncia.")).toBeVisible();
  await expect(own.getByText(/nada é cobrado e não é possível assinar/)).toBeVisible();
  await expect(own.getByRole("button", { name: /Assinar|Reativar/ })).toHaveCount(0);
  await checkPage(own);
  await context.close();
  await page.getByRole("button", { name: "Encerrar a suspensão" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Encerrar a suspensão" }).click();
  await expect(page.getByText("suspenso", { exact: true })).toHaveCount(0);
});

test("a professional finds nothing at /operador, sees how the own registration stands, and sends the card", async ({
  page,
}) => {
  const account = await newAccount();
  await enter(page, account);
  await page.goto("/operador");
  await expect(page.getByRole("heading", { name: "Página não encontrada" })).toBeVisible();
  await page.goto("/dashboard/registro");
  await expect(page.getByText("Falta o número do registro")).toBeVisible();
  await giveRegistration(account);
  await page.reload();
  await expect(page.getByText("Estamos conferindo CRP 06/166340")).toBeVisible();
  await checkPage(page);
  const buffer = await sharp({ create: { width: 400, height: 250, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  const picture = page.getByLabel("Foto da carteira");
  await picture.setInputFiles({ name: "carteira.png", mimeType: "image/png", buffer });
  await expect(page.getByText("Recebemos sua carteira.")).toBeVisible();
  // A wrong file says what is wrong with it, and the good one stays.
  await picture.setInputFiles({ name: "carteira.png", mimeType: "image/png", buffer: Buffer.from("%PDF-1.7") });
  await expect(page.getByText("Este arquivo não é uma foto. Escolha uma imagem JPEG, PNG ou WebP.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Recebemos sua carteira.")).toBeVisible();
  await page.getByRole("button", { name: "Retirar" }).click();
  await expect(page.getByText("Recebemos sua carteira.")).toHaveCount(0);
});

test("a request about personal data is received, and its protocol comes by mail", async ({ page, forgive }) => {
  await page.goto("/lgpd");
  await expect(page.getByRole("heading", { name: "O que guardamos, e até quando" })).toBeVisible();
  await page.getByRole("button", { name: "Enviar pedido" }).click();
  await expect(page.getByText("Diga seu nome.")).toBeVisible();
  await checkPage(page);
  await page.getByLabel("Apagar dados").check();
  await page.getByLabel("Seu nome").fill("Pedro Lima");
  const address = `pedro-${Date.now()}@exemplo.test`;
  await page.getByLabel("E-mail para a resposta").fill(address);
  await untilAwake(page, "privacy-form");
  await page.route("**/lgpd", (route) => route.abort());
  await page.getByRole("button", { name: "Enviar pedido" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Não sabemos se chegou" })).toBeVisible();
  await expect(page.getByLabel("Seu nome")).toHaveValue("Pedro Lima");
  await page.unroute("**/lgpd");
  forgive(/ERR_FAILED/);
  await page.getByRole("button", { name: "Enviar pedido" }).click();
  await expect(page.getByText("Recebemos seu pedido")).toBeVisible();
  await expect(page.getByText(/[0-9A-Z]{4}-[0-9A-Z]{4}/)).toHaveCount(0);
  // Before anything is erased, the mailbox says that the request is its owner's.
  await page.goto(await linkInEmail(address, /^Recebemos seu pedido/));
  await checkPage(page);
  await page.getByRole("button", { name: "Sim, o pedido é meu" }).click();
  await expect(page.getByText("E-mail confirmado")).toBeVisible();
  const text = await (await page.request.get("/.well-known/security.txt")).text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+\nExpires: \d{4}-/);
});
