import type { Page } from "playwright/test";
import { heldBack } from "../testing/held-back.ts";
import { expect, test, untilAwake } from "../testing/journey.ts";
import { placeOf } from "../testing/place.ts";
import { cards, chooseOption } from "../testing/search-filters.ts";

/** Everything that belongs to a step of a search; read at once, as it is asked for often. */
const look = (page: Page) =>
  page.evaluate(() => ({
    fields: ["especialidade", "modalidade", "dia"].map(
      (name) => document.querySelector<HTMLSelectElement>(`#filtros select[name=${name}]`)?.value,
    ),
    found: document.querySelector("#resultados [data-counter]")?.textContent,
    people: [...document.querySelectorAll("#resultados article :is(h2, h3)")].map((name) => name.textContent),
    title: document.title,
    address: location.href,
  }));

type Look = Awaited<ReturnType<typeof look>>;

const looksAs = (page: Page, step: Look | undefined) => expect.poll(() => look(page)).toEqual(step);

async function choose(page: Page, label: string, option: string, address: string) {
  await page.locator("#filtros").getByLabel(label).focus();
  await chooseOption(page, label, option);
  await expect(page).toHaveURL(address);
  return look(page);
}

/** Specialty, modality, weekday: the look before each, and after the last. */
async function chooseThree(page: Page) {
  await page.goto("/buscar");
  await expect(cards(page)).toHaveCount(20);
  return [
    await look(page),
    await choose(page, "Especialidade", "Psicologia", "/buscar?especialidade=psicologia"),
    await choose(page, "Modalidade", "Presencial", "/buscar?especialidade=psicologia&modalidade=presencial"),
    await choose(
      page,
      "Dia da semana",
      "Terça-feira",
      "/buscar?especialidade=psicologia&modalidade=presencial&dia=terca",
    ),
  ] as const;
}

test("Back undoes one filter at a time, Forward does it again, also after a reload and a visit to a profile", async ({
  page,
}) => {
  const steps = await chooseThree(page);
  expect(new Set(steps.map(({ found }) => found)).size).toBe(4);
  expect(new Set(steps.map(({ title }) => title)).size).toBe(4);
  for (const { people } of steps) expect(people).toHaveLength(20);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  for (const step of [2, 1, 0]) {
    await page.goBack();
    await looksAs(page, steps[step]);
  }
  for (const step of [1, 2, 3]) {
    await page.goForward();
    await looksAs(page, steps[step]);
  }
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);

  await page.reload();
  await looksAs(page, steps[3]);
  await page.goBack();
  await looksAs(page, steps[2]);
  await page.goForward();
  await looksAs(page, steps[3]);

  await cards(page)
    .first()
    .getByRole("link", { name: /^Ver Perfil/ })
    .click();
  await expect(page).toHaveURL(/\/profissional\//);
  await page.goBack();
  await looksAs(page, steps[3]);
  await page.goBack();
  await looksAs(page, steps[2]);
  // Nothing of a later step comes back when the form is used again.
  const online = "/buscar?especialidade=psicologia&modalidade=online";
  const changed = await choose(page, "Modalidade", "Online", online);
  expect(changed.fields).toEqual(["psicologia", "online", "todos"]);
  await page.goBack();
  await looksAs(page, steps[2]);
});

test("Back that is pressed again at once leads to its step all the same", async ({ page }) => {
  const [everybody, psychology, inPerson, tuesday] = await chooseThree(page);
  const withResults = heldBack();
  await page.route(/assets\/show-results/, withResults.hold);
  await page.reload({ waitUntil: "commit" });
  await withResults.asked;
  // The script that would hear of it is still on its way.
  await page.goBack();
  await expect(page).toHaveURL(inPerson.address);
  withResults.release();
  await looksAs(page, inPerson);
  await page.goForward();
  await looksAs(page, tuesday);

  const results = heldBack();
  await page.route(/modalidade=presencial$|especialidade=psicologia$/, results.hold);
  await page.reload({ waitUntil: "commit" });
  await looksAs(page, tuesday);
  await page.goBack();
  await results.asked;
  // The page of the step between is still on its way, and what was shown meanwhile is none of its own.
  await page.goBack();
  await page.goBack();
  await looksAs(page, everybody);
  results.release();
  await page.goForward();
  await looksAs(page, psychology);
  await page.goForward();
  await looksAs(page, inPerson);
});

test("what is typed is one step, and a link within the page is none", async ({ page }) => {
  await page.goto("/buscar");
  const everybody = await look(page);
  const city = page.getByRole("combobox", { name: "Cidade" });
  await city.focus();
  await untilAwake(page, "search-form");
  await city.pressSequentially("campi");
  await expect(page).toHaveURL("/buscar?cidade=campi");
  const chip = page.getByRole("link", { name: /^Tirar o filtro campi/ });
  await expect(chip).toBeHidden();
  await city.pressSequentially("nas");
  await expect(page).toHaveURL("/buscar?cidade=campinas");
  await expect(cards(page).first()).toContainText("Campinas");
  await expect(cards(page).filter({ hasNotText: "Campinas" })).toHaveCount(0);

  await city.blur();
  await expect(chip).toBeVisible();
  const { people } = await look(page);
  await page.getByRole("link", { name: "Pular para o conteúdo" }).press("Enter");
  await expect(page).toHaveURL("/buscar?cidade=campinas#conteudo");
  await expect(page.getByRole("main")).toBeFocused();
  expect((await look(page)).people).toEqual(people);
  await page.goBack();
  await expect(page).toHaveURL("/buscar?cidade=campinas");
  expect((await look(page)).people).toEqual(people);
  await page.goBack();
  await looksAs(page, everybody);
  await expect(city).toHaveValue("");
});

test("each step is seen again where it was left, also one whose next page was still on its way", async ({ page }) => {
  await page.goto("/buscar?especialidade=psicologia");
  // By keyboard: cards that come into view for the first time may move it under the mouse.
  await page.getByRole("button", { name: "Mostrar mais" }).press("Enter");
  await expect(cards(page)).toHaveCount(40);
  const held = heldBack();
  await page.route(/depois=/, held.hold);
  const more = page.getByRole("button", { name: "Mostrar mais" });
  await more.press("Enter");
  await held.asked;
  const card = cards(page).nth(25);
  await card.scrollIntoViewIfNeeded();
  const left = await placeOf(card);
  // By keyboard, which moves no page: the filters are beside the results.
  await chooseOption(page, "Modalidade", "Online");
  await page.getByLabel("Modalidade").evaluate((field: HTMLElement) => field.focus({ preventScroll: true }));
  await expect(page).toHaveURL("/buscar?especialidade=psicologia&modalidade=online");
  await expect(cards(page)).toHaveCount(20);
  held.release();
  await page.goBack();
  await expect(cards(page)).toHaveCount(40);
  await expect.poll(() => placeOf(card)).toBe(left);
  await page.unroute(/depois=/);
  await more.press("Enter");
  await expect(cards(page)).toHaveCount(60);
});
