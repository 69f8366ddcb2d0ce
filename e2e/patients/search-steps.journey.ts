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

/** Only who is verified: journeys beside this one make professionals, of whom none is, and a step may be asked for anew. */
const verified = (filters: string) => `/buscar?${filters}&verificado=sim`;

/** Specialty, modality, weekday: the look before each, and after the last. */
async function chooseThree(page: Page) {
  await page.goto("/buscar?verificado=sim");
  await expect(cards(page)).toHaveCount(20);
  return [
    await look(page),
    await choose(page, "Especialidade", "Psicologia", verified("especialidade=psicologia")),
    await choose(page, "Modalidade", "Presencial", verified("especialidade=psicologia&modalidade=presencial")),
    await choose(
      page,
      "Dia da semana",
      "Terça-feira",
      verified("especialidade=psicologia&modalidade=presencial&dia=terca"),
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
  const online = verified("especialidade=psicologia&modalidade=online");
  const changed = await choose(page, "Modalidade", "Online", online);
  expect(changed.fields).toEqual(["psicologia", "online", "todos"]);
  await page.goBack();
  await looksAs(page, steps[2]);
});

/** The page comes again, and Back is pressed before a script of it is there. */
async function goBackUnheard(page: Page, script: RegExp, steps: number) {
  const held = heldBack();
  await page.route(script, held.hold);
  await page.reload({ waitUntil: "commit" });
  await held.asked;
  for (let step = 0; step < steps; step++) await page.goBack({ waitUntil: "commit" });
  held.release();
  await page.unroute(script);
}

test("Back that is pressed before anything hears it leads to its step all the same", async ({ page }) => {
  const [everybody, psychology, inPerson, tuesday] = await chooseThree(page);
  await goBackUnheard(page, /assets\/show-results/, 1);
  await looksAs(page, inPerson);
  await page.goForward();
  await looksAs(page, tuesday);
  // Nothing of ours has named the first step, and the page's own script is not there either.
  await goBackUnheard(page, /assets\/page-/, 3);
  await looksAs(page, everybody);
  await page.goForward();
  await looksAs(page, psychology);
});

test("Back leads to its step also where the script for it does not come", async ({ page, forgive }) => {
  const [, psychology, inPerson] = await chooseThree(page);
  await page.route(/assets\/show-results/, (route) => route.abort(), { times: 1 });
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("show-results"));
  await page.reload();
  await failed;
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole("link", { name: "Pular para o conteúdo" }).press("Enter");
  await expect(page).toHaveURL(/#conteudo$/);
  await page.goBack();
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  await page.goBack();
  // Nothing can be asked of a page that makes room for the next.
  await expect(page).toHaveTitle(inPerson.title);
  await looksAs(page, inPerson);
  await page.goBack();
  await looksAs(page, psychology);
  forgive(/ERR_FAILED/);
});

test("a step that is still on its way takes nothing from the one shown, and comes although the form asks for it, too", async ({
  page,
}) => {
  const [, psychology, inPerson, tuesday] = await chooseThree(page);
  await page.reload();
  await looksAs(page, tuesday);
  await page.locator("#filtros").getByLabel("Modalidade").focus();
  await untilAwake(page, "search-form");
  const held = heldBack();
  await page.route(/(modalidade=presencial|especialidade=psicologia)&verificado=sim$/, held.hold);
  await page.goBack();
  await held.asked;
  await page.goBack();
  await page.locator("#filtros-form").evaluate((form: HTMLFormElement) => form.requestSubmit());
  held.release();
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
