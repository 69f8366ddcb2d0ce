import { randomInt } from "node:crypto";
import type { Page, Route } from "playwright/test";
import { everyDay, newBookable, newPhone, pauseListing, twoServices } from "../testing/bookable.ts";
import { heldBack } from "../testing/held-back.ts";
import { checkPage, expect, requestTest, test, untilAwake } from "../testing/journey.ts";
import { linkInEmail } from "../testing/mailbox.ts";

const turn = (page: Page, name: "Semana anterior" | "Próxima semana") => page.getByRole("link", { name }).click();
const chosen = (page: Page) => page.getByRole("status").filter({ hasText: /, às / });

test("a week that somebody turns to is not taken back by an answer that was on its way", async ({ page }) => {
  const { id } = await newBookable("Helena Prado");
  const held = heldBack();
  await page.route(`**/profissional/${id}`, (route) =>
    route.request().resourceType() === "fetch" ? held.hold(route) : route.continue(),
  );
  await page.goto(`/profissional/${id}`);
  await untilAwake(page);
  await page.mouse.move(100, 200);
  await held.asked;
  await turn(page, "Próxima semana");
  await expect(page).toHaveURL(/\?semana=2$/);
  const times = page.getByRole("link", { name: /^Agendar .*, às 10h30$/ });
  const chosen = String(await times.first().getAttribute("href"));
  const asked = page.waitForResponse(/\?semana=2$/);
  held.release();
  await (await asked).finished();
  await expect(times.first()).toHaveAttribute("href", chosen);
});

test("a visitor books from a profile, keeps the private link, changes the mind about a review and erases everything", {
  tag: "@phone-first",
}, async ({ page, context, request, forgive }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // Of a council that allows testimonials.
  const registration = `CRN-3 ${randomInt(1e5, 1e7)}`;
  const helena = await newBookable("Helena Prado", "Campinas", { specialty: "Nutrição", registration });
  await page.goto(`/profissional/${helena.id}`);
  await expect(page.getByRole("heading", { name: "Próximos horários" })).toBeVisible();
  await expect(page.getByText("Atualizado agora")).toBeVisible();
  await untilAwake(page);
  await turn(page, "Próxima semana");
  await expect(page).toHaveURL(/\?semana=2$/);
  await page
    .getByRole("link", { name: /^Agendar .*, às 10h30$/ })
    .first()
    .click();

  // The time that was chosen on the profile is there, and can be changed.
  await expect(page.getByRole("heading", { level: 1, name: "Agendar Consulta" })).toBeVisible();
  await expect(chosen(page)).toHaveText(/, às 10h30/);
  await page.getByText("Trocar").click();
  await turn(page, "Próxima semana");
  // The week that leaves has such a link too.
  await expect(page).toHaveURL(/#semana-3$/);
  await turn(page, "Semana anterior");
  await expect(page).toHaveURL(/#semana-2$/);
  const time = page.getByRole("radio", { name: "9h40" });
  await time.first().hover();
  await untilAwake(page, "booking-form");
  await time.first().click();
  await expect(chosen(page)).toHaveText(/, às 9h40/);
  // The others fold up again, and the chosen one is looked at; the keyboard goes through them one by one.
  await expect(time).toHaveCount(0);
  await expect(chosen(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByText("Trocar")).toBeFocused();
  await page.keyboard.press("Enter");
  await time.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(chosen(page)).toHaveText(/, às 10h30/);
  await page.keyboard.press("ArrowUp");
  await expect(time.first()).toBeFocused();

  // Nothing is agreed to unasked; what is about video is said to whoever chooses it.
  const form = page.locator('[data-island="booking-form"]');
  await expect(form.getByRole("radio", { name: "Para mim" })).toBeChecked();
  await expect(form.getByLabel(/^Sou mãe, pai/)).toBeHidden();
  await expect(form.getByText("Não escreva detalhes de saúde")).toBeVisible();
  for (const label of [/^Concordo em enviar/, /^Posso receber um convite/])
    await expect(form.getByLabel(label)).not.toBeChecked();
  const online = page.getByRole("complementary", { name: "Sobre o atendimento online" });
  await form.getByLabel("Online, por videochamada").check();
  await expect(online.getByText("Lei 14.510/2022 e Resolução CFN 760/2023")).toBeVisible();

  // An error goes when its answer is corrected, and not before.
  const send = form.getByRole("button", { name: "Pedir consulta" });
  await send.click();
  await expect(form.getByText("Diga seu nome.")).toBeVisible();
  await expect(form.getByText("Informe seu WhatsApp ou seu e-mail.")).toBeVisible();
  await expect(form.getByText("Para enviar o pedido, é preciso concordar.")).toBeVisible();
  await checkPage(page);
  await form.getByLabel("Presencial").check();
  await expect(online).toBeHidden();
  await form.getByLabel("Seu nome").fill("Maria das Dores");
  await expect(form.getByText("Diga seu nome.")).toBeHidden();
  await expect(form.getByText("Informe seu WhatsApp ou seu e-mail.")).toBeVisible();
  await form.getByLabel("Seu WhatsApp").fill("11912345678");
  await expect(form.getByLabel("Seu WhatsApp")).toHaveValue("(11) 91234-5678");
  await expect(form.getByText("Informe seu WhatsApp ou seu e-mail.")).toBeHidden();
  await form.getByLabel(/^Concordo em enviar/).check();
  await form.getByLabel(/^Posso receber um convite/).check();
  await untilAwake(page, "booking-form");
  await page.route("**/agendar?*", (route) => route.abort());
  await send.click();
  await expect(page.getByRole("alert").filter({ hasText: "Nada do que você escreveu se perdeu." })).toBeVisible();
  await expect(form.getByLabel("Seu nome")).toHaveValue("Maria das Dores");
  forgive(/ERR_FAILED/);
  await page.unroute("**/agendar?*");
  await send.click();

  await expect(page.getByRole("heading", { level: 1, name: "Pedido enviado" })).toBeVisible();
  await expect(page).toHaveURL(/\/consulta\/[\w-]{43}/);
  await expect(page.getByText("às 9h40")).toBeVisible();
  await expect(page.getByText("Rua das Flores, 10, Centro, Campinas - SP")).toBeVisible();
  await expect(page.getByText("91234")).toHaveCount(0);
  await page.getByRole("button", { name: "Copiar o link" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Link copiado" })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  // As a mail program unsubscribes, from the header of an invitation.
  await request.post(`${link}/sem-convite`, { form: { "List-Unsubscribe": "One-Click" } });
  const answer = await page.goto(link);
  expect(answer?.headers()).toMatchObject({
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow",
  });
  await expect(page.getByText("Você não recebe convite para avaliar.")).toBeVisible();
  await page.getByRole("button", { name: "Quero receber o convite" }).click();
  await expect(page.getByText("Você aceitou receber um convite para avaliar.")).toBeVisible();
  await page.getByRole("button", { name: "Não quero o convite" }).click();
  await expect(page.getByText("Você não recebe convite para avaliar.")).toBeVisible();
  await page.getByText("Apagar meus dados", { exact: true }).click();
  await expect(page.getByText("recebe um aviso, sem o seu nome")).toBeVisible();
  await checkPage(page);
  await page.getByRole("button", { name: "Sim, apagar meus dados" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Seus dados foram apagados" })).toBeVisible();
  await checkPage(page);
  expect((await request.get(link)).status()).toBe(404);
});

test("a request whose answer was lost is made once: sent again, it leads to its page", async ({ page, forgive }) => {
  const helena = await newBookable("Helena Prado");
  await page.goto(`/profissional/${helena.id}/agendar`);
  await turn(page, "Próxima semana");
  // The week that leaves has such a time too.
  await expect(page).toHaveURL(/#semana-2$/);
  const time = page.getByRole("radio", { name: "9h40" }).last();
  await time.check();
  const startsAt = Date.parse(await time.inputValue());
  await page.getByLabel("Presencial").check();
  await page.getByLabel("Seu nome").fill("Maria das Dores");
  await page.getByLabel("Seu WhatsApp").fill(newPhone());
  await page.getByLabel(/^Concordo/).check();
  await untilAwake(page, "booking-form");
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route("**/agendar", loseAnswer, { times: 1 });
  forgive(/ERR_FAILED/);
  const gone = page.waitForResponse(
    async (response) => response.url().endsWith("/horarios") && !(await response.text()).includes(String(startsAt)),
  );
  await page.getByRole("button", { name: "Pedir consulta" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Não sabemos se chegou" })).toBeVisible();
  // The time is no longer free for anybody, but still chosen here.
  await gone;
  await expect(chosen(page)).toHaveText(/, às 9h40/);
  await expect(page.getByText("não está mais livre")).toHaveCount(0);
  await page.getByRole("button", { name: "Pedir consulta" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Pedido enviado" })).toBeVisible();
  await expect(page.getByText("às 9h40")).toBeVisible();
  const response = await page.request.get("/rest/v1/appointments?select=modality", {
    headers: { apikey: String(process.env.E2E_PUBLISHABLE_KEY), Authorization: `Bearer ${helena.accessToken}` },
  });
  expect(await response.json()).toEqual([{ modality: "presencial" }]);
});

requestTest("a link that nobody was given leads nowhere", async ({ request }) => {
  for (const path of ["consulta", "avaliar"]) {
    const answer = await request.get(`/${path}/${"x".repeat(43)}`);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain("Este link não existe mais</h");
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a time is asked for, what is missing is said, nothing typed is lost, it is cancelled, and another is wished for in words", async ({
    page,
  }) => {
    const helena = await newBookable("Helena Prado");
    await page.goto(`/profissional/${helena.id}`);
    await page.getByRole("link", { name: "Agendar Consulta" }).click();
    await turn(page, "Próxima semana");
    await page.getByRole("radio", { name: "9h40" }).last().check();
    await page.getByLabel("Online, por videochamada").check();
    await page.getByLabel("Seu nome").fill("Maria <b>das</b> Dores");
    await page.getByLabel("Seu e-mail").fill(`${helena.id}@paciente.test`);
    await page.getByLabel(/^Mensagem/).fill("Prefiro de manhã.");
    await page.getByRole("button", { name: "Pedir consulta" }).click();

    await expect(page.getByRole("alert").filter({ hasText: "Nada do que você escreveu se perdeu." })).toBeVisible();
    await expect(page.getByText("Para enviar o pedido, é preciso concordar.")).toBeVisible();
    await expect(page.getByLabel("Seu nome")).toHaveValue("Maria <b>das</b> Dores");
    await expect(page.getByLabel("Seu e-mail")).toHaveValue(`${helena.id}@paciente.test`);
    await expect(page.getByLabel(/^Mensagem/)).toHaveValue("Prefiro de manhã.");
    await expect(page.getByLabel("Online, por videochamada")).toBeChecked();
    // The week with the chosen time shows.
    await expect(page.getByRole("radio", { name: "9h40" }).last()).toBeChecked();
    await page.getByLabel(/^Concordo/).check();
    await page.getByRole("button", { name: "Pedir consulta" }).click();

    await expect(page.getByRole("heading", { level: 1, name: "Pedido enviado" })).toBeVisible();
    await expect(page.getByText("às 9h40")).toBeVisible();
    await expect(page.getByRole("button", { name: "Copiar o link" })).toBeHidden();
    await page.getByText("Cancelar pedido", { exact: true }).click();
    await page.getByRole("button", { name: "Sim, cancelar pedido" }).click();
    await expect(page.getByText("Você cancelou este pedido.")).toBeVisible();

    // A time that suits nobody.
    await page.getByRole("link", { name: "Fazer outro pedido" }).click();
    await page.getByLabel("Nenhum destes horários serve para mim").check();
    await page.getByLabel("Que dia e horário você prefere?").fill("Sábado bem cedo.");
    await expect(page.getByRole("radio", { name: "8h", exact: true }).first()).toBeHidden();
    await page.getByLabel("Presencial").check();
    await page.getByLabel("Seu nome").fill("Maria das Dores");
    await page.getByLabel("Seu WhatsApp").fill(newPhone());
    await page.getByLabel(/^Concordo/).check();
    await page.getByRole("button", { name: "Pedir consulta" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Pedido enviado" })).toBeVisible();
    await expect(page.getByText("Sábado bem cedo.")).toBeVisible();
  });
});

test("what was written stays when a service is changed, when too much is pasted, and when the profile is paused", async ({
  page,
}) => {
  const helena = await newBookable("Helena Prado", "Campinas", { booking_rules: { services: twoServices } });
  await page.goto(`/profissional/${helena.id}/agendar`);
  await page.getByLabel("Nenhum destes horários serve para mim").check();
  await untilAwake(page, "booking-form");
  const wish = page.getByLabel("Que dia e horário você prefere?");
  await wish.fill("Sábado bem cedo.");
  await page.getByRole("link", { name: /^Avaliação/ }).click();
  await expect(page).toHaveURL(/\?servico=b$/);
  await expect(wish).toHaveValue("Sábado bem cedo.");

  await page.getByLabel("Mensagem").focus();
  // As a paste does it; `fill` would not ask how much is allowed.
  await page.evaluate(() => document.execCommand("insertText", false, "a".repeat(501)));
  await page.getByRole("button", { name: "Pedir consulta" }).click();
  await expect(page.getByText("Use até 500 caracteres.")).toBeVisible();
  await expect(page.getByLabel("Mensagem")).toHaveValue("a".repeat(501));

  await page.getByLabel("Mensagem").fill("Prefiro combinar por mensagem.");
  await page.getByLabel("Presencial").check();
  await page.getByLabel("Seu nome").fill("Maria das Dores");
  await page.getByLabel("Seu WhatsApp").fill(newPhone());
  await page.getByLabel(/^Concordo/).check();
  await pauseListing(helena);
  await page.getByRole("button", { name: "Pedir consulta" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Este perfil não está disponível agora" })).toBeInViewport();
  await expect(page.getByLabel("Mensagem")).toHaveValue("Prefiro combinar por mensagem.");
  await expect(wish).toHaveValue("Sábado bem cedo.");
});

test("a service with free times shows them, also to whoever looked at one without", async ({ page }) => {
  const services = [{ id: "a", name: "Oficina", minutes: 240 }, ...twoServices.slice(1)];
  const helena = await newBookable("Helena Prado", "Campinas", {
    weekly_hours: everyDay("08:00", "10:00"),
    booking_rules: { services },
  });
  await page.goto(`/profissional/${helena.id}/agendar`);
  await expect(page.getByRole("heading", { name: "Quando você prefere?" })).toBeVisible();
  await page.getByLabel("Seu nome").focus();
  await untilAwake(page, "booking-form");
  await page.getByRole("link", { name: /^Avaliação/ }).click();
  await expect(page.getByRole("heading", { name: "Escolha um horário" })).toBeVisible();
  await expect(page.getByLabel("Nenhum destes horários serve para mim")).not.toBeChecked();
  await expect(page.getByText("8h", { exact: true }).first()).toBeVisible();
});

test("where nothing is free one waits by e-mail, confirms from the mailbox and leaves by the same link", {
  tag: "@phone-first",
}, async ({ page }) => {
  const helena = await newBookable("Helena Prado", "Campinas", { weekly_hours: [] });
  const email = `espera-${helena.id}@betesda.test`;
  await page.goto(`/profissional/${helena.id}`);
  await expect(page.getByRole("heading", { name: "Sem horários livres agora" })).toBeVisible();
  await page.getByRole("link", { name: "Avise-me se abrir um horário" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Avise-me se abrir um horário" })).toBeVisible();
  await page.getByLabel("Que dia serve?").focus();
  await untilAwake(page, "waiting-form");
  await page.getByLabel("Que dia serve?").selectOption("Terça-feira");
  await page.getByRole("button", { name: "Avise-me" }).click();
  await expect(page.getByText("Confira o e-mail.")).toBeVisible();
  await checkPage(page);
  await page.getByLabel("Em que período?").selectOption("Manhã");
  await page.getByLabel("Seu e-mail").pressSequentially("maria@hotnail.com");
  await page.getByRole("button", { name: "Você quis dizer maria@hotmail.com? Corrigir" }).press("Enter");
  await expect(page.getByLabel("Seu e-mail")).toBeFocused();
  await expect(page.getByLabel("Seu e-mail")).toHaveValue("maria@hotmail.com");
  await expect(page.getByText("Você quis dizer")).toHaveCount(0);
  await page.getByLabel("Seu e-mail").fill(email);
  await page.getByRole("button", { name: "Avise-me" }).scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Avise-me" }).click();
  await expect(page.locator(":focus")).toContainText("Falta um passo: confirme no seu e-mail");
  await expect(page.getByText("Falta um passo: confirme no seu e-mail")).toBeInViewport({ ratio: 1 });

  await page.goto(await linkInEmail(email, "Confirme: avisar se abrir um horário com Helena Prado"));
  await expect(page.getByText("tiver um horário livre às terças, de manhã, até ")).toBeVisible();
  await checkPage(page);
  await page.getByRole("button", { name: "Sim, quero receber o aviso" }).click();
  await expect(page.getByText("Você está na lista")).toBeVisible();
  await page.getByRole("button", { name: "Sair da lista" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Você saiu da lista" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Sair da lista" })).toHaveCount(0);
});
