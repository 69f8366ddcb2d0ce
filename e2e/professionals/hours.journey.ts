import { heldBack } from "../testing/held-back.ts";
import { checkPage, expect, test, untilAwake } from "../testing/journey.ts";
import { changeRecord, enter, newProfessional } from "../testing/professionals.ts";

test("a week is planned from a model, corrected, copied and told in words; services are offered and booked", {
  tag: "@phone-first",
}, async ({ page }) => {
  const helena = await newProfessional();
  await enter(page, helena);
  await page.goto("/dashboard/horarios");
  const main = page.getByRole("main");
  const day = (name: string) => main.getByRole("region", { name, exact: true });
  await expect(day("Segunda").getByText("Não atende")).toBeVisible();
  await main.getByLabel("Começar de um modelo").selectOption("Segunda a sexta, 8h às 12h e 13h às 18h");
  await main.getByRole("button", { name: "Usar modelo" }).click();
  await expect(main.getByLabel("Fim do horário 2 de sexta")).toHaveValue("18:00");

  // On a phone days are folded.
  await day("Segunda").getByText("8h às 12h, 13h às 18h").click();
  await main.getByLabel("Início do horário 2 de segunda").fill("11:00");
  await expect(day("Segunda").getByText("Este horário se sobrepõe ao das 8h às 12h.")).toBeVisible();
  await main.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(main.getByLabel("Início do horário 1 de segunda")).toBeFocused();
  await main.getByLabel("Início do horário 2 de segunda").fill("14:30");
  await main.getByLabel("Modalidade do horário 2 de segunda").selectOption("online");

  await day("Segunda")
    .getByRole("button", { name: /Copiar para outros dias/ })
    .click();
  const copy = page.getByRole("dialog");
  await copy.getByLabel("Sábado").check();
  await copy.getByRole("button", { name: "Copiar", exact: true }).click();
  await expect(main.getByLabel("Início do horário 2 de sábado")).toHaveValue("14:30");
  await day("Sexta").getByRole("heading").click();
  await main.getByRole("button", { name: "Remover o horário 1 de sexta" }).click();
  await main.getByRole("button", { name: "Remover o horário 1 de sexta" }).click();
  await expect(day("Sexta").getByText("Não atende")).toBeVisible();

  await main.getByLabel("Duração da consulta, em minutos").fill("5");
  await main.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(main.getByText("Uma consulta dura de 10 a 240 minutos.")).toBeVisible();
  await main.getByLabel("Duração da consulta, em minutos").fill("45");

  // The consultation becomes the first of two services.
  await main.getByRole("button", { name: "Oferecer serviços" }).click();
  await expect(main.getByRole("group", { name: "Serviço 1" }).getByLabel("Minutos")).toHaveValue("45");
  await expect(main.getByText(/não permite divulgar valores/)).toBeVisible();
  await main.getByRole("button", { name: "Adicionar serviço" }).click();
  const second = main.getByRole("group", { name: "Serviço 2" });
  await main.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(second.getByText("Dê um nome ao serviço.")).toBeVisible();
  await expect(second.getByLabel("Nome do serviço")).toBeFocused();
  await checkPage(page);
  await second.getByLabel("Nome do serviço").fill("Retorno");
  await second.getByLabel("Minutos").fill("20");
  await second.getByLabel("Modalidade").selectOption("online");
  await main.getByLabel("Intervalo entre consultas").selectOption("10 minutos");
  // Of eight weeks each time would be a radio of the booking page.
  await main.getByLabel("Agenda aberta por").selectOption("1 semana");
  // Her own text says something else than the week: she is asked which one stays.
  await main.getByRole("button", { name: "Salvar alterações" }).click();
  const question = page.getByRole("dialog", { name: "O texto dos horários diz outra coisa" });
  await expect(
    question.getByText("Segundas e sábados, das 8h às 12h e das 14h30 às 18h; terça a quinta"),
  ).toBeVisible();
  await question.getByRole("button", { name: "Usar o texto da semana" }).click();
  await expect(page.getByText("Alterações salvas")).toBeVisible();
  // A model asks before it takes anything away.
  await main.getByRole("button", { name: "Usar modelo" }).click();
  const model = page.getByRole("dialog", { name: "Trocar os horários de agora?" });
  await expect(model).toContainText("segunda, terça, quarta, quinta");
  await model.getByRole("button", { name: "Voltar" }).click();

  await page.goto(`/profissional/${helena.id}`);
  await expect(page.getByRole("row", { name: "Sábado 8h às 12h e 14h30 às 18h" })).toBeVisible();
  await expect(page.getByText("Segundas e sábados, das 8h às 12h e das 14h30 às 18h; terça a quinta")).toBeVisible();
  await page.getByRole("link", { name: "Retorno" }).click();
  const services = page.getByRole("region", { name: "Escolha o serviço" });
  await expect(services.getByRole("link", { name: /Retorno/ })).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("radio", { name: "8h30" }).first()).toBeAttached();
  await checkPage(page);
  // Another service has other times, and nothing that was typed is lost.
  await page.getByLabel("Seu nome").fill("Maria das Dores");
  await untilAwake(page, "booking-form");
  await services.getByRole("link", { name: /Consulta/ }).click();
  await expect(services.getByRole("link", { name: /Consulta/ })).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("radio", { name: "8h30" })).toHaveCount(0);
  await expect(page.getByLabel("Seu nome")).toHaveValue("Maria das Dores");
});

test("days off are planned and given up; hours that another window changed are not overwritten unasked", async ({
  page,
}) => {
  const helena = await newProfessional();
  await enter(page, helena);
  // What could not be loaded is not said to be empty.
  const periods = "**/rest/v1/time_off?select=*";
  const fail = () => page.route(periods, (route) => route.fulfill({ status: 400, json: {} }));
  const retry = async () => {
    await expect(main.getByText("Não foi possível carregar.")).toBeVisible();
    await page.unroute(periods);
    await main.getByRole("button", { name: "Tentar de novo" }).click();
  };
  await fail();
  await page.goto("/dashboard/horarios");
  const main = page.getByRole("main");
  await expect(main.getByText("Nenhuma data planejada.")).toBeVisible();
  await retry();
  await expect(main.getByText("Nenhum período planejado.")).toBeVisible();
  await main.getByLabel("Primeiro dia").fill("2099-12-24");
  await main.getByLabel("Último dia").fill("2099-12-20");
  await main.getByRole("button", { name: "Adicionar período" }).click();
  await expect(main.getByText("O último dia não pode ser antes do primeiro.")).toBeVisible();
  await main.getByLabel("Último dia").fill("2100-01-02");
  await main.getByLabel("Motivo").fill("férias");
  await main.getByRole("button", { name: "Adicionar período" }).click();
  const list = main.getByRole("list", { name: "Períodos sem atendimento" });
  await expect(list.getByRole("listitem").filter({ hasText: "24/12/2099 a 02/01/2100" })).toBeVisible();
  await fail();
  await list.getByRole("button", { name: /^Remover/ }).click();
  await expect(main.getByText("Não foi possível carregar.")).toBeVisible();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await checkPage(page);
  await retry();
  await expect(main.getByText("Nenhum período planejado.")).toBeVisible();

  await main.getByLabel("Data", { exact: true }).fill("2099-12-24");
  await main.getByLabel("Das").fill("12:00");
  await main.getByLabel("Até", { exact: true }).fill("18:00");
  await main.getByRole("button", { name: "Adicionar data" }).click();
  const dates = main.getByRole("list", { name: "Horários de uma data" });
  await expect(dates.getByRole("listitem")).toHaveText(/Não atende.*24\/12\/2099, das 12h às 18h/);
  await main.getByLabel("Data", { exact: true }).fill("2099-12-24");
  await main.getByLabel("Das", { exact: true }).fill("17:00");
  await main.getByLabel("Até", { exact: true }).fill("19:00");
  await main.getByRole("button", { name: "Adicionar data" }).click();
  await expect(main.getByText(/^Parte desse horário já está na lista: 24\/12\/2099, das 12h às 18h/)).toBeVisible();
  await dates.getByRole("button", { name: /^Remover/ }).click();
  await expect(main.getByText("Nenhuma data planejada.")).toBeVisible();

  await main.getByRole("button", { name: "Adicionar horário em segunda" }).click();
  await changeRecord(helena.session, { weekly_hours: [{ weekday: 2, starts: "09:00", ends: "11:00" }] });
  await main.getByRole("button", { name: "Salvar alterações" }).click();
  await page.getByRole("button", { name: "Manter o meu texto" }).click();
  const dialog = page.getByRole("dialog", { name: "Este perfil mudou em outra aba" });
  await expect(dialog.getByText("Terça: 9h às 11h")).toBeVisible();
  await dialog.getByRole("button", { name: "Descartar o meu e recarregar" }).click();
  await expect(main.getByLabel("Início do horário 1 de terça")).toHaveValue("09:00");

  // Hours that the week has already are no extra ones.
  await main.getByLabel("Atendo em um horário a mais").check();
  await main.getByLabel("Data", { exact: true }).fill("2099-12-22");
  await main.getByLabel("Das", { exact: true }).fill("09:30");
  await main.getByLabel("Até", { exact: true }).fill("10:30");
  await main.getByRole("button", { name: "Adicionar data" }).click();
  await expect(main.getByText("Esse horário já está aberto: nesse dia você atende das 9h às 11h.")).toBeVisible();
  await expect(main.getByText("Tudo salvo.")).toBeVisible();

  // What is changed while a save is on its way stays, and is not called saved.
  const held = heldBack();
  await page.route("**/rest/v1/professionals?*", (route) =>
    route.request().method() === "PATCH" ? held.hold(route) : route.fallback(),
  );
  await main.getByLabel("Horários de atendimento").fill("Terças cedo");
  await main.getByRole("button", { name: "Salvar alterações" }).click();
  await page.getByRole("button", { name: "Manter o meu texto" }).click();
  await held.asked;
  await main.getByLabel("Duração da consulta, em minutos").fill("35");
  held.release();
  await expect(page.getByText("Alterações salvas")).toBeVisible();
  await expect(main.getByLabel("Duração da consulta, em minutos")).toHaveValue("35");
  await expect(main.getByText("Há mudanças não salvas.")).toBeVisible();
  await main.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(main.getByText("Tudo salvo.")).toBeVisible();
});
