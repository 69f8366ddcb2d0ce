import type { Page } from "playwright/test";
import { everyDay, newBookable, twoServices } from "../testing/bookable.ts";
import { heldBack } from "../testing/held-back.ts";
import { checkPage, expect, test } from "../testing/journey.ts";
import { enter } from "../testing/professionals.ts";

test("a weekly series and blocks are entered by hand, changed one at a time or with all that follow, and seen in another tab", async ({
  page,
}) => {
  const helena = await newBookable("Helena Prado", "Campinas", {
    booking_rules: { services: twoServices },
    weekly_hours: everyDay("08:00", "20:00"),
  });
  await enter(page, helena);
  await page.goto("/dashboard/agenda");
  await page.getByRole("link", { name: "Semana", exact: true }).click();
  await page.getByRole("button", { name: "Próxima semana" }).click();
  const other = await page.context().newPage();
  const live = heldBack();
  await other.route(/\/assets\/live-topic[^/]+\.js$/, live.hold);
  await other.goto(page.url());
  const wednesday = (tab: Page) => tab.getByRole("region", { name: /^quarta, / });

  await page.getByRole("button", { name: /^Anotar em quarta/ }).click();
  const dialog = page.getByRole("dialog", { name: "Anotar na agenda" });
  await dialog.getByRole("button", { name: "Anotar" }).click();
  await expect(dialog.getByText("Diga o nome do paciente.")).toBeVisible();
  await expect(dialog.getByText("Diga como será.")).toBeVisible();
  await dialog.getByLabel("Nome do paciente").fill("Rui Barbosa");
  await dialog.getByLabel("Online").check();
  // A slip beside it loses nothing of what is typed.
  await page.mouse.click(5, 5);
  await dialog.getByLabel("Hora").fill("14:00");
  await dialog.getByLabel("Repetição").selectOption("Toda semana, 4 vezes");
  await dialog.getByRole("button", { name: "Anotar" }).click();
  await expect(page.getByRole("status").filter({ hasText: "4 consultas anotadas" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Anotar em quarta/ })).toBeFocused();
  for (const tab of [page, other])
    await expect(wednesday(tab).getByRole("button", { name: /^14h às 14h50 Rui Barbosa: Confirmada/ })).toBeVisible();

  await page.getByRole("button", { name: "Anotar na agenda" }).click();
  await dialog.getByLabel("Um bloqueio").check();
  const day = new URL(page.url()).searchParams.get("dia") ?? "";
  await dialog.getByLabel("Dia").fill(day);
  await dialog.getByLabel("Das").fill("08:00");
  await dialog.getByLabel("Até").fill("10:00");
  await dialog.getByLabel("Motivo").fill("Supervisão");
  await dialog.getByLabel("Repetição").selectOption("Toda semana, 2 vezes");
  await dialog.getByRole("button", { name: "Anotar" }).click();
  const block = (tab: Page) => tab.getByRole("button", { name: /^8h às 10h Supervisão: horário bloqueado/ });
  await expect(block(page)).toBeVisible();
  // What the other tab was not yet following is asked for once it does.
  await live.asked;
  live.release();
  await expect(block(other)).toBeVisible();
  await checkPage(page);

  // What is closed over a patient says so before it is saved; nothing is cancelled by it.
  const week = new Date(Date.parse(day) - ((new Date(day).getUTCDay() + 6) % 7) * 86_400_000);
  const dayOfWeek = (ahead: number) => new Date(week.getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
  await page.getByRole("button", { name: "Anotar na agenda" }).click();
  await dialog.getByLabel("Um bloqueio").check();
  await dialog.getByLabel("Dia").fill(dayOfWeek(2));
  await dialog.getByLabel("Das").fill("14:30");
  await dialog.getByLabel("Até").fill("18:00");
  await expect(dialog.getByText("Você já tem 1 consulta marcada ou pedida nesse tempo")).toBeVisible();
  await expect(dialog.getByText(/^Rui Barbosa: quarta, .* às 14h$/)).toBeVisible();
  // Where somebody is, nothing is entered "mesmo assim".
  await dialog.getByLabel("Uma consulta").check();
  await dialog.getByLabel("Nome do paciente").fill("Lia Amaral");
  await dialog.getByLabel("Presencial").check();
  await dialog.getByLabel("Hora").fill("14:20");
  await expect(dialog.getByText("Consulta de Rui Barbosa. Escolha outro.")).toBeVisible();
  await dialog.getByRole("button", { name: "Anotar", exact: true }).click();
  await expect(dialog.getByText("Já ocupado.")).toBeVisible();
  await dialog.getByLabel("Serviço").selectOption("Avaliação (1h20)");
  await expect(dialog.getByLabel("Minutos")).toHaveValue("80");
  // A series says which of its dates come upon something, and wants to hear what becomes of them.
  await dialog.getByLabel("Dia").fill(day);
  await dialog.getByLabel("Hora").fill("09:00");
  await dialog.getByLabel("Repetição").selectOption("Toda semana, 4 vezes");
  await expect(dialog.getByText(/bloqueado \(Supervisão\)/)).toHaveCount(2);
  await dialog.getByRole("button", { name: "Anotar" }).click();
  await expect(dialog.getByText("Escolha o que fazer com essas datas.")).toBeVisible();
  await checkPage(page);
  await dialog.getByLabel(/^Pular/).check();
  await dialog.getByRole("button", { name: "Anotar" }).click();
  await expect(page.getByRole("status").filter({ hasText: "2 consultas anotadas" })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });

  // By the keyboard alone: this one and all that follow go to three o'clock.
  await wednesday(page)
    .getByRole("button", { name: /Rui Barbosa/ })
    .press("Enter");
  await page.getByRole("button", { name: "Mudar horário" }).press("Enter");
  await page.getByRole("button", { name: "Mudar", exact: true }).press("Enter");
  await expect(page.getByText("É o mesmo horário. Escolha outro.")).toBeVisible();
  await page.getByLabel("Hora").fill("21:00");
  await expect(page.getByText("Fora dos horários em que você atende. Você pode mudar mesmo assim.")).toBeVisible();
  await page.getByLabel("Hora").fill("15:00");
  await page.getByLabel("Esta e as seguintes (4)").check();
  await checkPage(page);
  await page.getByRole("button", { name: "Mudar", exact: true }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "4 consultas mudaram de horário" })).toBeVisible();
  await expect(wednesday(other).getByRole("button", { name: /^15h às 15h50 Rui Barbosa/ })).toBeVisible();
  // Busy until the agenda has come anew: nothing closes it before.
  await expect(page.getByRole("dialog", { name: "Mudar o horário" })).toBeHidden();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Próxima semana" }).click();
  await expect(wednesday(page).getByRole("button", { name: /^15h às 15h50 Rui Barbosa/ })).toBeVisible();
  await page.getByRole("button", { name: /Supervisão/ }).click();
  // The last of its series: none follows that could go along.
  await page.getByRole("button", { name: "Remover bloqueio" }).click();
  await expect(page.getByRole("button", { name: /Supervisão/ })).toHaveCount(0);
  await expect(other.getByRole("button", { name: /Supervisão/ })).toBeVisible();
  // Heard there as it happens.
  await other.getByRole("button", { name: "Próxima semana" }).click();
  await expect(wednesday(other).getByRole("button", { name: /^15h às 15h50 Rui Barbosa/ })).toBeVisible();
  await expect(other.getByRole("button", { name: /Supervisão/ })).toHaveCount(0);
  await other.close();
});
