import { randomInt } from "node:crypto";
import type { Browser } from "playwright/test";
import { featured } from "../../supabase/seed/cast/cast.ts";
import { newAppointmentReview } from "../testing/appointment-review.ts";
import { checkPage, expect, test, untilAwake } from "../testing/journey.ts";
import { enterAsOperator } from "../testing/operators.ts";
import { enter, newProfessional, newReviewLink } from "../testing/professionals.ts";
import { settleAccount } from "../testing/settle-account.ts";
import { visitorAddress } from "../testing/visitor-address.ts";

/** Of a council that lets patients' words be shown. */
const newNutritionist = (name: string) =>
  newProfessional({
    ...{ name, specialty: "Nutrição", approach: "Não se aplica", city: "Jundiaí" },
    registration: `CRN3 ${randomInt(1e5, 1e7)}`,
  });

async function openVisitor(browser: Browser, baseURL: string | undefined, options: object = {}) {
  const context = await browser.newContext({
    baseURL,
    locale: "pt-BR",
    extraHTTPHeaders: visitorAddress(),
    ...options,
  });
  return context.newPage();
}

/** Of one journey alone. With letters whatever the number is: a surname has some. */
const newName = () => `Olívia N${crypto.randomUUID().slice(0, 8)}`;

/** The patient has a phone, the professional sees the panel on both widths. */
test("a patient reviews by invitation, everybody sees that it was one, and only a review after a visit here counts", async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const name = newName();
  const olivia = await newNutritionist(name);
  await settleAccount(olivia.session.user.id);
  await enter(page, olivia);
  // A link shows once: none is made that could not be shown.
  const invitations = "**/rest/v1/rpc/my_review_invitations";
  await page.route(invitations, (route) => route.fulfill({ status: 400, json: {} }));
  await page.goto("/dashboard/avaliacoes");
  await expect(page.getByRole("heading", { name: "Nenhuma avaliação ainda" })).toBeVisible();
  await expect(page.getByRole("main").getByText("Não foi possível carregar.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Criar link", exact: true })).toBeDisabled();
  await page.unroute(invitations);
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await page.getByRole("button", { name: "Criar link de avaliação" }).click();
  const link = await page.getByLabel("Link de avaliação").inputValue();
  await expect(page.getByText("Hoje você ainda pode criar 4 links.")).toBeVisible();
  await checkPage(page);
  const own = await page.context().newPage();
  await own.goto(link);
  await expect(own.getByText("Este link é para o paciente")).toBeVisible();
  await own.close();

  const patient = await openVisitor(browser, baseURL, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const answer = await patient.goto(link);
  expect(answer?.headers()).toMatchObject({ "cache-control": "private, no-store", "referrer-policy": "no-referrer" });
  await patient.getByRole("button", { name: "Publicar avaliação" }).click();
  await expect(patient.getByText("Escolha de uma a cinco estrelas.")).toBeVisible();
  await expect(patient.getByText("Para publicar, é preciso concordar.")).toBeVisible();
  await checkPage(patient);
  await patient.getByRole("radio", { name: "3 estrelas, Regular" }).focus();
  await untilAwake(patient, "review-form");
  await patient.keyboard.press("Space");
  await patient.keyboard.press("ArrowRight");
  await expect(patient.getByRole("radio", { name: "4 estrelas, Bom" })).toBeChecked();
  await expect(patient.getByLabel(/^Tive atendimento com/)).toHaveAccessibleName(/“Por convite do profissional”/);
  await patient.getByLabel(/^Comentário/).fill("Minha depressão melhorou.");
  await patient.getByLabel(/^Seu primeiro nome/).fill("Teresa Cristina");
  await patient.getByLabel(/^Tive atendimento com/).check();
  await patient.getByRole("button", { name: "Publicar avaliação" }).click();
  await expect(patient.getByText("Parece ter detalhes de saúde: quer revisar?")).toBeVisible();
  await expect(patient.getByLabel(/^Comentário/)).toBeFocused();
  await patient.getByLabel(/^Comentário/).fill("Explicou tudo com calma.\n<b>Recomendo</b>");
  await Promise.all([
    expect(page.getByRole("status").filter({ hasText: "Teresa: 4 estrelas" })).toBeVisible(),
    patient.getByRole("button", { name: "Publicar avaliação" }).click(),
  ]);
  await expect(patient.getByText("Obrigado por avaliar")).toBeVisible();
  await checkPage(patient);
  await expect(page.getByRole("heading", { name: "Teresa" })).toBeVisible();
  await expect(page.getByText("Ainda sem avaliações que contam na média")).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "Responder" }).click();
  await page.getByLabel("Sua resposta").fill("Sua ansiedade melhorou com o tratamento.");
  await expect(page.getByText(/^Quer revisar\?.*nossa equipe lê antes de publicar/)).toBeVisible();
  await checkPage(page);
  await page.getByRole("button", { name: "Enviar para leitura" }).click();
  await expect(page.getByText("Esta resposta espera uma leitura.")).toBeVisible();
  await page.getByRole("button", { name: "Corrigir resposta" }).click();
  await page.getByLabel("Sua resposta").fill("Obrigada pela confiança.");
  await page.getByRole("button", { name: "Publicar resposta" }).click();
  await expect(page.getByText("Esta resposta espera uma leitura.")).toHaveCount(0);
  await expect(page.getByText(`Resposta de ${name}`)).toBeVisible();

  // What everybody is sent, once it is new everywhere.
  const read = async (path: string) => (await (await request.get(path)).text()).replaceAll("<!-- -->", "");
  const search = "/buscar?especialidade=Nutri%C3%A7%C3%A3o&cidade=Jundia%C3%AD";
  const card = async () => (await read(search)).split("<article").find((html) => html.includes(olivia.id));
  const profile = `/profissional/${olivia.id}`;
  await expect.poll(card).toMatch(/>Novo</);
  for (const path of [profile, `${profile}/avaliacoes`]) {
    await expect.poll(() => read(path)).toContain("Obrigada pela confiança.");
    const html = await read(path);
    for (const words of ["Por convite do profissional", "&lt;b&gt;Recomendo&lt;/b&gt;"]) expect(html).toContain(words);
    expect(html).not.toContain("aggregateRating");
  }
  expect(await read(profile)).toContain("aparecem e não contam");

  await patient.goto(await newAppointmentReview(olivia.id));
  await untilAwake(patient, "review-form");
  await patient.getByRole("radio", { name: "5 estrelas, Muito bom" }).check();
  await patient.getByLabel(/^Tive atendimento com/).check();
  await patient.getByRole("button", { name: "Publicar avaliação" }).click();
  await expect(patient.getByText("Obrigado por avaliar")).toBeVisible();
  await expect(patient.getByText("Depois de uma consulta marcada aqui")).toBeVisible();
  await expect.poll(card).toContain("5,0 de 5, 1 avaliação");
  await expect.poll(() => read(profile)).toContain("5,0 de 5, 1 avaliação");
  expect(await read(profile)).toContain('"reviewCount":1');
  await patient.goto(link);
  await patient.getByText("Apagar minha avaliação").click();
  await patient.getByRole("button", { name: "Sim, apagar" }).click();
  await expect(patient.getByRole("heading", { name: "Avaliação apagada" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Teresa" })).toHaveCount(0);
  await patient.context().close();
});

test("the featured profile shows 127 reviews, page by page, and a visitor reports one", async ({ page, request }) => {
  await page.goto(`/profissional/${featured.id}`);
  await expect(page.getByText("4,8 de 5, 127 avaliações").first()).toBeAttached();
  const reportProfile = page.getByRole("link", { name: "Denunciar este perfil" });
  await expect(reportProfile).toHaveAttribute("href", `/denunciar/perfil/${featured.id}`);
  await page.getByRole("link", { name: "Ver Todas as Avaliações" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Avaliações de ${featured.profile.name}` })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "5 estrelas" })).toContainText("108 (85%)");
  await checkPage(page);
  const reports = (html: string) =>
    [...html.matchAll(/href="(\/denunciar\/avaliacao\/[^"]+)"/g)].map(([, href]) => href);
  const first = reports(await page.content());
  const earlier = String(await page.getByRole("link", { name: "Avaliações anteriores" }).getAttribute("href"));
  const second = await (await request.get(earlier)).text();
  expect(new Set([...first, ...reports(second)]).size).toBe(40);
  expect(second).toMatch(new RegExp(`href="/profissional/${featured.id}/avaliacoes"[^>]*>[^/]*Mais recentes`));
  await expect(page.getByRole("link", { name: "Mais recentes" })).toHaveCount(0);

  await page
    .getByRole("link", { name: /^Denunciar a avaliação/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Enviar denúncia" }).click();
  await expect(page.getByText("Escolha o motivo.")).toBeVisible();
  await checkPage(page);
  await page.getByLabel("Expõe dados de alguém").check();
  await page.getByRole("button", { name: "Enviar denúncia" }).click();
  await expect(page.getByRole("heading", { name: "Denúncia recebida" })).toBeVisible();

  await page.goto(`/denunciar/perfil/${featured.id}`);
  await expect(page.getByRole("heading", { name: "Denunciar perfil" })).toBeVisible();
  await expect(page.getByLabel("Expõe dados de alguém")).toHaveCount(0);
  await page.getByLabel("Registro falso").check();
  await page.getByRole("button", { name: "Enviar denúncia" }).click();
  await expect(page.getByRole("heading", { name: "Denúncia recebida" })).toBeVisible();
});

test("words that may hurt wait for an operator, whose refusal the author reads and objects to, by their link", async ({
  page,
  browser,
  baseURL,
}) => {
  const name = newName();
  const olivia = await newNutritionist(name);
  await settleAccount(olivia.session.user.id);
  const link = await newAppointmentReview(olivia.id);
  const author = await openVisitor(browser, baseURL, { viewport: { width: 360, height: 740 } });
  await author.goto(link);
  await untilAwake(author, "review-form");
  await author.getByRole("radio", { name: "1 estrela, Muito ruim" }).check();
  await author.getByLabel(/^Comentário/).fill("Que lixo de consulta.");
  await author.getByLabel(/^Tive atendimento com/).check();
  await author.getByRole("button", { name: "Publicar avaliação" }).click();
  await expect(author.getByText("Parece ter palavras que ofendem: quer revisar?")).toBeVisible();
  await author.getByRole("button", { name: "Publicar avaliação" }).click();
  await expect(author.getByText("Nossa equipe a lê antes de publicar. Parece ter palavras que ofendem.")).toBeVisible();

  await enterAsOperator(page);
  await page.goto("/operador/moderacao");
  const card = page.getByRole("listitem").filter({ hasText: name });
  await expect(card.getByText("Ofensa")).toBeVisible();
  await card.getByRole("button", { name: "Não publicar" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Motivo" }).fill("Ofende sem dizer o que houve.");
  await dialog.getByRole("button", { name: "Não publicar" }).click();
  await expect(dialog.getByText("Escolha uma das opções.")).toBeVisible();
  await checkPage(page);
  await dialog.getByLabel("Ofensa ou discriminação").check();
  await dialog.getByRole("button", { name: "Não publicar" }).click();
  await expect(card).toHaveCount(0);

  await author.reload();
  await expect(author.getByText("ela tem palavras que podem ferir alguém")).toBeVisible();
  await checkPage(author);
  await author.getByLabel("Por que ela deve voltar?").fill("Falo do lixo na sala, não de alguém.");
  await author.getByRole("button", { name: "Pedir nova leitura" }).click();
  await expect(author.getByText("Nossa equipe vai ler de novo.")).toBeVisible();

  await page.reload();
  await expect(card.getByText("Falo do lixo na sala, não de alguém.")).toBeVisible();
  await card.getByRole("button", { name: "Publicar", exact: true }).click();
  await dialog.getByRole("button", { name: "Publicar" }).click();
  await expect(card).toHaveCount(0);
  await author.reload();
  await expect(author.getByText(`Ela já aparece no perfil de ${name}.`)).toBeVisible();
  await author.context().close();
});

test("a visit and a contact appear in the open panel", async ({ page, browser, baseURL }) => {
  const rosa = await newNutritionist("Rosa Martins");
  await enter(page, rosa);
  await page.goto(`/profissional/${rosa.id}`);
  await page.goto("/dashboard?aba=estatisticas");
  const figure = (label: string) =>
    page.getByRole("tabpanel").getByText(label, { exact: true }).locator("xpath=following-sibling::dd");
  await expect(figure("Visualizações neste mês")).toHaveText("0");
  const userAgent =
    "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36";
  const visitor = await openVisitor(browser, baseURL, { userAgent });
  await visitor.context().route(/wa\.me/, (route) => route.abort());
  await visitor.goto(`/profissional/${rosa.id}`);
  await untilAwake(visitor);
  const news = page.getByRole("status").filter({ hasText: "Novo contato" });
  await Promise.all([expect(news).toBeVisible(), visitor.getByRole("link", { name: "WhatsApp" }).click()]);
  await expect(figure("Contatos recebidos")).toHaveText("1");
  await expect(figure("Visualizações neste mês")).toHaveText("1");
  await expect(figure("Taxa de conversão")).toHaveText("100,0%");
  await checkPage(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Baixar planilha (CSV)" }).click();
  expect((await download).suggestedFilename()).toBe("estatisticas.csv");
  await visitor.context().close();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a patient reviews and takes it back; a visitor reports and asks about personal data", async ({ page }) => {
    const name = newName();
    const olivia = await newNutritionist(name);
    await settleAccount(olivia.session.user.id);
    await page.goto(await newReviewLink(olivia.session));
    await page.getByLabel(/^Seu primeiro nome/).fill("Teresa");
    await page.getByRole("button", { name: "Publicar avaliação" }).click();
    await expect(page.getByText("Escolha de uma a cinco estrelas.")).toBeVisible();
    await expect(page.getByLabel(/^Seu primeiro nome/)).toHaveValue("Teresa");
    await page.getByRole("radio", { name: "4 estrelas, Bom" }).check();
    await page.getByLabel(/^Tive atendimento com/).check();
    await page.getByRole("button", { name: "Publicar avaliação" }).click();
    await expect(page.getByText("Obrigado por avaliar")).toBeVisible();
    await page.getByText("Apagar minha avaliação").click();
    await page.getByRole("button", { name: "Sim, apagar" }).click();
    await expect(page.getByRole("heading", { name: "Avaliação apagada" })).toBeVisible();

    await page.goto(`/denunciar/perfil/${olivia.id}`);
    await page.getByLabel(/^O que aconteceu/).fill("O número do registro é de outra pessoa.");
    await page.getByRole("button", { name: "Enviar denúncia" }).click();
    await expect(page.getByText("Escolha o motivo.")).toBeVisible();
    await expect(page.getByLabel(/^O que aconteceu/)).toHaveValue("O número do registro é de outra pessoa.");
    await page.getByRole("radio").first().check();
    await page.getByRole("button", { name: "Enviar denúncia" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Denúncia recebida" })).toBeVisible();

    await page.goto("/lgpd");
    await page.getByLabel("Apagar dados").check();
    await page.getByLabel("Seu nome").fill("Teresa Cristina");
    await page.getByLabel("E-mail para a resposta").fill(`${olivia.id}@exemplo.test`);
    await page.getByRole("button", { name: "Enviar pedido" }).click();
    await expect(page.getByText("Recebemos seu pedido")).toBeVisible();
  });
});
