import { readFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import { stepAt, totpCode } from "../../server/gateway/auth/factors/totp.ts";
import { type Account, newAccount, signIn } from "../testing/accounts.ts";
import { heldBack } from "../testing/held-back.ts";
import { checkPage, expect, test } from "../testing/journey.ts";
import { linkInEmail, textOfEmail } from "../testing/mailbox.ts";
import { enter, keepSession } from "../testing/professionals.ts";
import { visitorAddress } from "../testing/visitor-address.ts";

const settings = "/dashboard/ajustes";
const section = (page: Page, title: string) =>
  page.locator("details").filter({ has: page.getByRole("heading", { name: title, exact: true }) });

/** What an authenticator app shows; the next code is taken early, so that nobody has to wait for it. */
const shownCode = (secret: string, ahead = 0) => totpCode(secret.replace(/\s/g, ""), stepAt(new Date()) + ahead);

/** At the settings, as that person. */
async function openSettings(page: Page, account: Account) {
  await enter(page, account);
  await page.goto(settings);
  await expect(page.getByRole("heading", { name: "Ajustes" })).toBeVisible();
}

/** Subscribed by the demo's Pix; the page for it has its own journeys. */
async function payMonth({ access_token }: Awaited<ReturnType<typeof enter>>) {
  const ask = async (body: object) => {
    const response = await fetch(`${process.env.E2E_ADDRESS}/functions/v1/subscription`, {
      method: "POST",
      headers: {
        apikey: String(process.env.E2E_PUBLISHABLE_KEY),
        Authorization: `Bearer ${access_token}`,
        "Content-Type": "application/json",
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  };
  const { id } = await ask({ action: "checkout", method: "pix", isChange: false });
  await ask({ action: "demo-decide", checkout: id, decision: "approve" });
}

/** Opened in the first moment, a section was once found closed again; whoever sees that opens it again. */
async function open(page: Page, title: string) {
  const part = section(page, title);
  await expect(async () => {
    if ((await part.getAttribute("open")) === null)
      await page.getByRole("heading", { name: title, exact: true }).click();
    await expect(part).toHaveAttribute("open", "", { timeout: 500 });
  }).toPass();
  return part;
}

test("the settings say how everything stands; devices are signed out and data is taken along", async ({
  page,
  browser,
  request,
}) => {
  const rita = { email: "rita@betesda.test", password: "betesda-demo" };
  const elsewhere = await browser.newPage({ extraHTTPHeaders: visitorAddress() });
  const signedIn = await request.post("/auth/v1/token?grant_type=password", {
    headers: {
      apikey: String(process.env.E2E_PUBLISHABLE_KEY),
      "User-Agent": "Mozilla/5.0 (iPhone) Version/18.0 Safari/604.1",
    },
    data: rita,
  });
  await keepSession(elsewhere, await signedIn.json());
  await elsewhere.goto("/valores");
  await expect(elsewhere.getByRole("link", { name: "Meu Painel" }).first()).toBeVisible();
  await openSettings(page, rita);
  for (const title of ["E-mail", "Senha", "Verificação em duas etapas", "Seus dados", "Excluir minha conta"])
    await open(page, title);
  const devices = await open(page, "Aparelhos");
  const phone = devices.getByRole("listitem").filter({ hasText: "Safari no iPhone" }).first();
  await expect(devices.getByText("este aparelho")).toHaveCount(1);
  await checkPage(page);
  await phone.getByRole("button", { name: "Encerrar" }).click();
  await expect(page.getByText("O acesso terminou.")).toBeVisible();
  // There, the next thing that is asked for leads to the form.
  await elsewhere.goto("/dashboard");
  await expect(elsewhere).toHaveURL(/\/login/);
  await elsewhere.close();

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Baixar meus dados" }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^betesda-meus-dados-\d{4}-\d{2}-\d{2}\.json$/);
  const data = JSON.parse(await readFile(await file.path(), "utf8"));
  expect(data).toMatchObject({
    account: { email: rita.email },
    profile: { name: "Rita de Cássia Moreira" },
    membership: { user_id: data.account.id },
  });
});

test("a second factor is set up, asked for, and got past with a recovery code, which leaves it on", async ({
  page,
}) => {
  const account = await newAccount();
  await openSettings(page, account);
  const factor = await open(page, "Verificação em duas etapas");
  await factor.getByRole("button", { name: "Ligar a verificação" }).click();
  await expect(factor.getByRole("img", { name: /QR code/ })).toBeVisible();
  const secret = String(await factor.getByTestId("secret").textContent());
  await factor.getByLabel("Código de 6 números").fill("000 000");
  await factor.getByRole("button", { name: "Ligar" }).click();
  await expect(page.getByRole("alert")).toContainText("O código não confere");
  await factor.getByLabel("Código de 6 números").fill(shownCode(secret));
  await factor.getByRole("button", { name: "Ligar" }).click();
  const codes = factor.getByRole("list", { name: "Códigos de recuperação" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const [code = ""] = await codes.allTextContents();
  await checkPage(page);
  await factor.getByRole("button", { name: "Já guardei" }).click();
  await expect(factor.getByText("Você tem 10 códigos de recuperação sem usar.")).toBeVisible();

  await page.getByRole("button", { name: "Sair", exact: true }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/login");
  await signIn(page, account);
  await expect(page.getByRole("heading", { name: "Verificação em duas etapas" })).toBeVisible();
  await checkPage(page);
  // The password alone opens nothing, also by another way than the form.
  await page.goto(settings);
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel("Código de 6 números").fill(shownCode(secret, 1));
  await page.getByRole("button", { name: "Confirmar" }).click();
  await expect(page).toHaveURL(settings);

  await page.getByRole("button", { name: "Sair", exact: true }).click();
  await expect(page).toHaveURL("/");
  await page.goto(`/login?voltar=${settings}`);
  await signIn(page, account);
  await page.getByRole("button", { name: "Usar um código de recuperação" }).click();
  await page.getByLabel("Código de recuperação").fill("0000-0000-0000");
  await page.getByRole("button", { name: "Confirmar" }).click();
  await expect(page.getByRole("alert")).toContainText("não confere ou já foi usado");
  await page.getByLabel("Código de recuperação").fill(code.toUpperCase());
  await page.getByRole("button", { name: "Confirmar" }).click();
  await expect(page.getByText("Você usou um código de recuperação", { exact: true })).toBeVisible();
  await expect(page.getByText("Restam 9 códigos. Crie novos em Ajustes")).toBeVisible();
  await expect(page).toHaveURL(settings);
  await linkInEmail(account.email, "Alguém entrou com um código de recuperação");

  // Who has just come in by one, and has no phone, makes new codes and removes the factor without it.
  const lost = await open(page, "Verificação em duas etapas");
  await expect(lost.getByText("Você usou um código de recuperação. Restam 9 códigos.")).toBeVisible();
  await checkPage(page);
  await lost.getByRole("button", { name: "Criar novos códigos" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Criar" }).click();
  await expect(codes).toHaveCount(10);
  await factor.getByRole("button", { name: "Já guardei" }).click();
  await lost.getByRole("button", { name: "Desligar a verificação" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Desligar" }).click();
  await expect(page.getByText("Desligada: só a senha protege sua conta")).toBeVisible();
  const link = await linkInEmail(account.email, "A verificação em duas etapas foi desligada");

  // Had it been somebody else: the owner throws everybody out, without signing in.
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Proteger minha conta");
  await checkPage(page);
  await page.getByRole("button", { name: "Não fui eu" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sua conta está protegida");
  await page.goto(settings);
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, account);
  await expect(page.getByRole("alert")).toContainText("E-mail ou senha incorretos");
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Este link já foi usado ou passou dos 7 dias");
});

test("a second factor without recovery codes says so, and they are made in a dialog that tells what is wrong", async ({
  page,
  forgive,
}) => {
  forgive(/status of 503/);
  await openSettings(page, await newAccount());
  const factor = await open(page, "Verificação em duas etapas");
  await factor.getByRole("button", { name: "Ligar a verificação" }).click();
  const secret = String(await factor.getByTestId("secret").textContent());
  await page.route("**/rest/v1/rpc/make_recovery_codes", (route) => route.fulfill({ status: 503 }));
  await factor.getByLabel("Código de 6 números").fill(shownCode(secret));
  await factor.getByRole("button", { name: "Ligar" }).click();
  const told = page.getByRole("alert").filter({ hasText: "Verificação ligada, mas sem códigos de recuperação" });
  await expect(told).toContainText("Criar novos códigos");
  await page.unroute("**/rest/v1/rpc/make_recovery_codes");

  await factor.getByRole("button", { name: "Criar novos códigos" }).click();
  const dialog = page.getByRole("dialog", { name: "Criar novos códigos?" });
  await dialog.getByLabel("Código de 6 números").fill("000 000");
  await dialog.getByRole("button", { name: "Criar" }).click();
  await expect(dialog.getByRole("alert")).toContainText("O código não confere");
  await dialog.getByLabel("Código de 6 números").fill(shownCode(secret, 1));
  await dialog.getByRole("button", { name: "Criar" }).click();
  await expect(factor.getByRole("list", { name: "Códigos de recuperação" }).getByRole("listitem")).toHaveCount(10);
});

test("what an account accepted is a click away; its e-mail address changes when both mailboxes agree", async ({
  page,
}) => {
  const account = await newAccount();
  await openSettings(page, account);
  await page.getByRole("button", { name: "Li e aceito" }).click();
  await expect(page.getByText("Leia e aceite nossos documentos")).toHaveCount(0);
  const documents = await open(page, "Documentos aceitos");
  for (const [title, path] of [
    ["Termos de Uso", "/termos"],
    ["Política de Privacidade", "/privacidade"],
  ] as const) {
    const link = documents.getByRole("link", { name: new RegExp(`^${title}, versão`) });
    await expect(link).toHaveAttribute("href", new RegExp(`^${path}/versao/`));
  }

  let email = await open(page, "E-mail");
  await expect(email.getByText("Confirme seu e-mail")).toBeVisible();
  await expect(email.getByLabel("Novo e-mail")).toHaveCount(0);
  await page.goto(await linkInEmail(account.email, "Confirme seu e-mail"));
  // Where the link leads to says so, too: leaving before would meet the page that is on its way there.
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText("E-mail confirmado")).toBeVisible();

  const newAddress = `nova-${account.email}`;
  await page.goto(settings);
  email = await open(page, "E-mail");
  await email.getByLabel("Novo e-mail").fill(newAddress);
  await email.getByRole("button", { name: "Trocar e-mail" }).click();
  await expect(email.getByText("Troca de e-mail em andamento")).toBeVisible();
  await page.goto(await linkInEmail(account.email, "Confirme a troca de e-mail"));
  await expect(page.getByText("Falta a outra confirmação")).toBeVisible();
  await page.goto(await linkInEmail(newAddress, "Confirme o novo e-mail"));
  await expect(page.getByText(`Agora você entra com ${newAddress}.`)).toBeVisible();
});

test("the password changes for who knows it; the account ends, and what was paid these days goes back", async ({
  page,
}) => {
  const account = await newAccount();
  await payMonth(await enter(page, account));
  await page.goto(settings);
  const password = await open(page, "Senha");
  await password.getByLabel("Senha atual").fill("não é esta");
  await password.getByLabel("Nova senha", { exact: true }).fill("figos-ao-mar");
  await password.getByLabel("Confirmar senha").fill("figos-ao-mar");
  await password.getByRole("button", { name: "Salvar senha" }).click();
  await expect(page.getByRole("alert")).toContainText("A senha atual não confere.");
  await password.getByLabel("Senha atual").fill(account.password);
  await password.getByRole("button", { name: "Salvar senha" }).click();
  await expect(page.getByText("Senha alterada")).toBeVisible();

  const deletion = await open(page, "Excluir minha conta");
  await expect(deletion.getByText("Você não tem consultas futuras.", { exact: true })).toBeVisible();
  await expect(deletion.getByText("devolvemos o que você pagou")).toBeVisible();
  await deletion.getByRole("button", { name: "Excluir minha conta" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Senha atual").fill("figos-ao-mar");
  await dialog.getByLabel("Digite EXCLUIR").fill("EXCLUIR");
  await checkPage(page);
  const held = heldBack();
  await page.route("**/functions/v1/delete-my-account", held.hold);
  await dialog.getByRole("button", { name: "Excluir para sempre" }).click();
  await held.asked;
  // It is on its way: nothing looks as if it could be stopped.
  for (const name of ["Manter a conta", "Fechar"])
    await dialog.getByRole("button", { name }).first().click({ force: true });
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(dialog.getByRole("button", { name: "Excluindo..." })).toBeVisible();
  held.release();
  await expect(page.getByText("Conta excluída")).toBeVisible();
  await expect(page).toHaveURL("/");
  expect(await textOfEmail(account.email, "Sua conta foi excluída")).toContain("devolvemos R$ 14,99");
  await page.goto("/login");
  await signIn(page, { ...account, password: "figos-ao-mar" });
  await expect(page.getByText("E-mail ou senha incorretos")).toBeVisible();
});
