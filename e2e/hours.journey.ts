import { checkPage, expect, test } from "./testing/journey.ts";
import { changeRecord, enter, newProfessional } from "./testing/professionals.ts";

test("a week is planned from a model, corrected, copied, told in words and saved", { tag: "@phone-first" }, async ({
  page,
}) => {
  const helena = await newProfessional();
  await enter(page, helena);
  await page.goto("/dashboard/horarios");
  const main = page.getByRole("main");
  const day = (name: string) => main.getByRole("region", { name, exact: true });
  await expect(day("Segunda").getByText("Não atende")).toBeVisible();
  await main.getByLabel("Começar de um modelo").selectOption("Segunda a sexta, 8h às 12h e 13h às 18h");
  await main.getByRole("button", { name: "Usar modelo" }).click();
  await expect(main.getByLabel("Fim do horário 2 de sexta")).toHaveValue("18:00");

  await main.getByLabel("Início do horário 2 de segunda").fill("11:00");
  await expect(day("Segunda").getByText("Este horário se sobrepõe ao das 8h às 12h.")).toBeVisible();
  await main.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(main.getByLabel("Início do horário 1 de segunda")).toBeFocused();
  await checkPage(page);
  await main.getByLabel("Início do horário 2 de segunda").fill("14:30");
  await main.getByLabel("Modalidade do horário 2 de segunda").selectOption("online");

  await day("Segunda")
    .getByRole("button", { name: /Copiar para outros dias/ })
    .click();
  const copy = page.getByRole("dialog");
  await copy.getByLabel("Sábado").check();
  await copy.getByRole("button", { name: "Copiar", exact: true }).click();
  await expect(main.getByLabel("Início do horário 2 de sábado")).toHaveValue("14:30");
  await main.getByRole("button", { name: "Remover o horário 1 de sexta" }).click();
  await main.getByRole("button", { name: "Remover o horário 1 de sexta" }).click();
  await expect(day("Sexta").getByText("Não atende")).toBeVisible();

  await main.getByLabel("Duração da consulta, em minutos").fill("5");
  await main.getByRole("button", { name: "Usar este texto" }).click();
  await main.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(main.getByText("Uma consulta dura de 10 a 240 minutos.")).toBeVisible();
  await main.getByLabel("Duração da consulta, em minutos").fill("45");
  await main.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(page.getByText("Alterações salvas")).toBeVisible();

  await page.goto(`/profissional/${helena.id}`);
  await expect(page.getByRole("row", { name: "Sábado 8h às 12h e 14h30 às 18h" })).toBeVisible();
  await expect(page.getByText("Segundas e sábados, das 8h às 12h e das 14h30 às 18h; terça a quinta")).toBeVisible();
});

test("days off are planned and given up; hours that another window changed are not overwritten unasked", async ({
  page,
}) => {
  const helena = await newProfessional();
  await enter(page, helena);
  await page.goto("/dashboard/horarios");
  const main = page.getByRole("main");
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
  await checkPage(page);
  await list.getByRole("button", { name: /^Remover/ }).click();
  await expect(main.getByText("Nenhum período planejado.")).toBeVisible();

  await main.getByRole("button", { name: "Adicionar horário em segunda" }).click();
  await changeRecord(helena.session, { weekly_hours: [{ weekday: 2, starts: "09:00", ends: "11:00" }] });
  await main.getByRole("button", { name: "Salvar alterações" }).click();
  const dialog = page.getByRole("dialog", { name: "Este perfil mudou em outra aba" });
  await expect(dialog.getByText("Terça: 9h às 11h")).toBeVisible();
  await dialog.getByRole("button", { name: "Descartar o meu e recarregar" }).click();
  await expect(main.getByLabel("Início do horário 1 de terça")).toHaveValue("09:00");
  await expect(main.getByText("Tudo salvo.")).toBeVisible();
});
