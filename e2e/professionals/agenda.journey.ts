import type { Browser, Page } from "playwright/test";
import { everyDay, newBookable } from "../testing/bookable.ts";
import { checkPage, expect, test } from "../testing/journey.ts";
import { linkInEmail } from "../testing/mailbox.ts";
import { enter } from "../testing/professionals.ts";
import { visitorAddress } from "../testing/visitor-address.ts";

/** A week of whole days: each time is a radio, and eight weeks of them are most of what a page with them costs. */
const oneWeek = { booking_rules: { horizon: 7 }, weekly_hours: everyDay("08:00", "20:00") };

/** A patient in another browser, on another clock. */
async function openPatient(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({
    ...{ baseURL, locale: "pt-BR", timezoneId: "Europe/Lisbon" },
    extraHTTPHeaders: visitorAddress(),
  });
  return context.newPage();
}

/** On the booking page. */
async function ask(page: Page, email: string, whatsapp = "") {
  await page.getByRole("radio", { name: "15h30" }).last().check();
  await expect(page.getByText(/Para você: .*no horário de Lisboa/)).toBeVisible();
  await page.getByLabel("Online, por videochamada").check();
  await page.getByLabel("Seu nome").fill("João Pedro");
  await page.getByLabel("Seu e-mail").fill(email);
  await page.getByLabel("Seu WhatsApp").fill(whatsapp);
  await page.getByLabel(/^Concordo/).check();
  await page.getByRole("button", { name: "Pedir consulta" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Pedido enviado" })).toBeVisible();
}

test("patient and professional, side by side, see at once what the other does", async ({ page, browser, baseURL }) => {
  const helena = await newBookable("Helena Prado", "Campinas", oneWeek);
  const email = `${helena.id}@paciente.test`;
  await enter(page, helena);
  await page.goto("/dashboard/agenda");
  await expect(page.getByRole("heading", { name: "Sua agenda está livre" })).toBeVisible();
  const patient = await openPatient(browser, baseURL);
  const other = await openPatient(browser, baseURL);
  for (const tab of [patient, other]) await tab.goto(`/profissional/${helena.id}/agendar`);
  const slot = other.getByRole("radio", { name: "15h30" }).last();
  await slot.check();

  // Looked for while the patient still waits for the next page: a toast leaves by itself.
  const toast = (text: string) => expect(page.getByRole("status").filter({ hasText: text })).toBeVisible();
  await Promise.all([toast("Novo pedido de consulta"), ask(patient, email)]);
  await expect(page.getByRole("heading", { name: "João Pedro" })).toBeVisible();
  const inNavigation = page.getByRole("navigation", { name: "Painel" }).getByRole("link", { name: /^Agenda/ });
  await expect(inNavigation).toContainText("1");
  await expect(other.getByText("Este horário não está mais livre. Escolha outro.")).toBeVisible();

  await page.getByRole("button", { name: "Propor outro horário" }).click();
  // What was missing in the one way is no word about the other.
  await page.getByRole("button", { name: "Propor este horário" }).click();
  await expect(page.getByText("Escolha um horário.")).toBeVisible();
  // Any other time is an exception, and says so.
  await page.getByRole("button", { name: "Propor outro dia e hora" }).click();
  await expect(page.getByText("Escolha um horário.")).toHaveCount(0);
  await page.getByLabel("Dia").fill(new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10));
  await page.getByLabel("Hora").fill("03:00");
  await expect(page.getByText("Fora dos horários em que você atende. Você pode propor mesmo assim.")).toBeVisible();
  await page.getByRole("button", { name: "Escolher um dos meus horários livres" }).click();
  // Only what is free: not the time that was asked for, and nothing at night.
  await page.getByLabel("Dia").selectOption({ index: 2 });
  await expect(page.getByRole("radio", { name: "3h", exact: true })).toHaveCount(0);
  await page.getByRole("radio", { name: "18h50" }).check();
  await page.getByLabel(/^Mensagem ao paciente/).fill("Consigo um pouco mais tarde.");
  await checkPage(page);
  await page.getByRole("button", { name: "Propor este horário" }).click();
  await expect(patient.getByText("Há uma proposta de horário")).toBeVisible();
  await expect(patient.getByText("Consigo um pouco mais tarde.")).toBeVisible();
  await expect(patient.getByText(/às 18h50/)).toBeVisible();
  await expect(inNavigation).not.toContainText("1");

  await patient.goto(await linkInEmail(email, "Helena Prado propõe outro horário"));
  await Promise.all([
    toast("Sua proposta foi aceita"),
    patient.getByRole("button", { name: "Aceitar este horário" }).click(),
  ]);
  await expect(patient.getByText("Consulta confirmada")).toBeVisible();
  await expect(page.getByText("Confirmada", { exact: true })).toBeVisible();
  await expect(patient.getByText("Helena Prado manda o link antes da consulta, pelo seu e-mail.")).toBeVisible();
  await expect(patient.getByRole("link", { name: "Adicionar ao Google Agenda" })).toHaveAttribute(
    "href",
    /^https:\/\/calendar\.google\.com\/.*dates=\d{8}T\d{6}Z/,
  );
  const download = patient.waitForEvent("download");
  await patient.getByRole("link", { name: "Adicionar ao calendário" }).click();
  expect((await download).suggestedFilename()).toBe("consulta.ics");
  await linkInEmail(email, "Consulta confirmada com Helena Prado");

  // What is agreed on stands until another time is: first it is kept, then moved.
  const askFor = async (time: string) => {
    await patient.getByText("Escolher outro horário", { exact: true }).click();
    await patient.getByRole("radio", { name: time, exact: true }).last().check();
    await patient.getByRole("button", { name: "Pedir este horário" }).click();
  };
  await Promise.all([toast("Um paciente pediu outro horário"), askFor("10h30")]);
  await expect(patient.getByText(/Você pediu para mudar para .* às 10h30/)).toBeVisible();
  await expect(patient.getByText(/às 18h50/)).toBeVisible();
  await checkPage(patient);
  await expect(page.getByText(/Pede para mudar para .* às 10h30/)).toBeVisible();
  await expect(inNavigation).toContainText("1");
  await checkPage(page);
  await page.getByRole("button", { name: "Manter o horário" }).click();
  const keeping = page.getByRole("dialog", { name: "Manter o horário de agora" });
  await keeping.getByLabel(/^Mensagem ao paciente/).fill("De manhã não consigo.");
  await keeping.getByRole("button", { name: "Manter o horário" }).click();
  await expect(patient.getByText(/e escreveu: “De manhã não consigo”/)).toBeVisible();
  await expect(patient.getByText("A consulta continua no mesmo horário")).toBeVisible();
  await linkInEmail(email, "Sua consulta com Helena Prado continua no mesmo horário");
  await askFor("17h10");
  await page.getByRole("button", { name: "Aceitar a mudança" }).click();
  await expect(patient.getByText(/às 17h10/)).toBeVisible();
  await expect(patient.getByText(/às 18h50/)).toHaveCount(0);
  await expect(patient.getByText("Consulta remarcada")).toBeVisible();
  await linkInEmail(email, "Novo horário confirmado com Helena Prado");

  // Who gave a number hears of it when the professional writes, and the page says so.
  await ask(other, "", "(11) 91234-5678");
  await page.getByRole("button", { name: "Confirmar", exact: true }).click();
  const message = page.getByRole("dialog", { name: "Avise João pelo WhatsApp" });
  await expect(message).toContainText("Nada foi enviado ainda");
  await expect(message.getByRole("link", { name: "Abrir no WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/55/,
  );
  await checkPage(page);
  await message.getByRole("button", { name: "Agora não" }).click();
  // The patient is quicker: the card goes, and what is being written stays.
  const card = page.getByRole("listitem").filter({ hasText: "às 15h30" });
  await card.getByRole("button", { name: "Cancelar consulta" }).click();
  const cancelling = page.getByRole("dialog", { name: "Cancelar a consulta" });
  await cancelling.getByLabel(/^Mensagem ao paciente/).fill("Surgiu um imprevisto.");
  await other.getByText("Cancelar consulta", { exact: true }).click();
  await other.getByRole("button", { name: "Sim, cancelar consulta" }).click();
  await expect(other.getByText("Você cancelou esta consulta.")).toBeVisible();
  await expect(page.locator("button", { hasText: /^Cancelar consulta$/ })).toHaveCount(1);
  await expect(cancelling.getByLabel(/^Mensagem ao paciente/)).toHaveValue("Surgiu um imprevisto.");
  await page.keyboard.press("Escape");
  await cancelling.getByRole("button", { name: "Descartar" }).click();

  await expect(page.getByRole("button", { name: "Informar a sala" })).toHaveCount(1);
  await page.getByRole("button", { name: "Informar a sala" }).click();
  const roomDialog = page.getByRole("dialog", { name: "Sala da consulta de João Pedro" });
  await roomDialog.getByLabel("Endereço da sala").fill("sala.exemplo.org/helena");
  await checkPage(page);
  await roomDialog.getByRole("button", { name: "Salvar sala" }).click();
  await expect(patient.getByRole("link", { name: "Entrar na sala" })).toHaveAttribute(
    "href",
    "https://sala.exemplo.org/helena",
  );
  await linkInEmail(email, "A sala da sua consulta com Helena Prado");

  await page.getByRole("navigation", { name: "Painel" }).getByRole("link", { name: "Conexões" }).click();
  const widget = await page.getByLabel("Quadro com seus próximos horários").inputValue();
  expect((await page.request.get(String(/src="([^"]+)"/.exec(widget)?.[1]))).status()).toBe(200);
  // Nothing of the server's own network is read.
  await page.getByLabel("Endereço iCal do calendário").fill("https://127.0.0.1/agenda.ics");
  await page.getByRole("button", { name: "Adicionar calendário" }).click();
  await expect(page.getByText("Esse endereço fica dentro de uma rede particular")).toBeVisible();
  await checkPage(page);

  await page.getByRole("button", { name: "Criar endereço" }).click();
  const address = await page.getByLabel("Endereço da sua agenda").inputValue();
  const feed = await page.request.get(address);
  expect(feed.headers()["content-type"]).toContain("text/calendar");
  expect(await feed.text()).toContain("SUMMARY:João Pedro");

  await inNavigation.click();
  await page.getByRole("button", { name: "Cancelar consulta" }).click();
  await page.getByRole("button", { name: "Cancelar a consulta" }).click();
  await expect(patient.getByText("Helena Prado precisou cancelar esta consulta.")).toBeVisible();
  await patient.context().close();
  await other.context().close();
});

test("a card in an open search shows the next free time as it changes", async ({ page }) => {
  const { id, accessToken } = await newBookable("Helena Prado");
  let hasJoined = false;
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      hasJoined ||= String(payload).includes(`availability:${id}`);
    }),
  );
  const card = page.getByRole("listitem").filter({ has: page.locator(`a[href="/profissional/${id}"]`) });
  const next = card.getByRole("group", { name: "Próximos horários" });
  // A page of before may be kept for some seconds: whoever is new is not on it.
  await expect(async () => {
    await page.goto("/buscar?especialidade=Terapia+Ocupacional&cidade=Campinas+-+SP");
    await expect(next).toBeVisible({ timeout: 500 });
  }).toPass();
  const before = await next.innerText();
  await card.scrollIntoViewIfNeeded();
  // A reader moves, also before the scripts are awake.
  let x = 100;
  await expect(async () => {
    x += 5;
    await page.mouse.move(x, 200);
    expect(hasJoined).toBe(true);
  }).toPass();
  const changed = await page.request.patch(`/rest/v1/professionals?id=eq.${id}`, {
    headers: { apikey: String(process.env.E2E_PUBLISHABLE_KEY), Authorization: `Bearer ${accessToken}` },
    data: { weekly_hours: everyDay("08:10", "12:00") },
  });
  expect(changed.ok()).toBe(true);
  await expect(next).not.toHaveText(before);
});

test("past a few requests from one place a contact is confirmed by mail, and the professional refuses all of them at once", async ({
  page,
  browser,
  baseURL,
}) => {
  const helena = await newBookable("Helena Prado", "Campinas", oneWeek);
  const patient = await openPatient(browser, baseURL);
  const address = `/profissional/${helena.id}/agendar`;
  await patient.goto(address);
  const starts = await patient
    .locator('[name="inicio"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute("value")));
  const consentimento = await patient.getByLabel(/^Concordo/).getAttribute("value");
  for (const [n, inicio] of starts.slice(0, 2).entries()) {
    const person = { nome: `Pessoa ${n}`, email: `${n}-${helena.id}@paciente.test`, whatsapp: "" };
    const rest = { modalidade: "online", para: "mim", servico: "", desejo: "", mensagem: "", fuso: "Europe/Lisbon" };
    const form = { ...person, ...rest, inicio: String(inicio), consentimento: String(consentimento) };
    const answer = await patient.request.post(address, { form });
    expect(await answer.text()).toContain("Aguardando resposta");
  }
  await patient.getByRole("radio", { name: "10h30" }).last().check();
  // What is said of the time moves what stands below it.
  await expect(patient.getByText(/Para você: .*no horário de Lisboa/)).toBeVisible();
  await patient.getByLabel("Online, por videochamada").check();
  await patient.getByLabel("Seu nome").fill("Pessoa 2");
  await patient.getByLabel("Seu e-mail").fill(`2-${helena.id}@paciente.test`);
  await patient.getByLabel(/^Concordo/).check();
  await patient.getByRole("button", { name: "Pedir consulta" }).click();
  await expect(patient.getByText("Falta confirmar seu e-mail")).toBeVisible();
  await checkPage(patient);
  await expect(patient.getByRole("button", { name: "Confirmar meu pedido" })).toHaveCount(0);
  await patient.goto(await linkInEmail(`2-${helena.id}@paciente.test`, /^Confirme seu pedido de consulta/));
  await patient.getByRole("button", { name: "Confirmar meu pedido" }).click();
  await expect(patient.getByText("Aguardando resposta")).toBeVisible();

  await enter(page, helena);
  await page.goto("/dashboard/agenda");
  await expect(page.getByText("3 pedidos vieram da mesma conexão")).toBeVisible();
  await checkPage(page);
  await page.getByRole("button", { name: "Recusar todos" }).click();
  const dialog = page.getByRole("dialog", { name: "Recusar 3 pedidos?" });
  await dialog.getByRole("button", { name: "Recusar todos" }).click();
  await expect(page.getByText("Nenhum pedido espera por você.")).toBeVisible();
  await expect(patient.getByText("Desta vez não foi possível")).toBeVisible();
  // It leads on: her other times, and other people.
  const times = patient.getByRole("region", { name: "Outros horários com Helena Prado" });
  await expect(times.getByRole("link", { name: /, às \d+h/ })).toHaveCount(4);
  await expect(patient.getByRole("region", { name: "Outras pessoas de Terapia Ocupacional" })).toBeVisible();
  await checkPage(patient);
  await patient.context().close();
});
