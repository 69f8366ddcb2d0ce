import { cast } from "../../supabase/seed/cast/cast.ts";
import { checkPage, expect, requestTest, test, untilAwake } from "../testing/journey.ts";

const isPhone = () => test.info().project.name === "phone";
const { ana, iara, joao, tiago } = cast;

test("a profile tells who, where and when, and is shared by link and by QR code", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  const response = await page.goto(`/profissional/${ana.id}`);
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle("Ana Beatriz Nogueira, Fonoaudiologia em São Paulo - SP | Betesda");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Ana Beatriz Nogueira");
  for (const text of ["CRFa 2-18427", "Reabilitação", "Presencial e Online", "Crianças e Adultos"])
    await expect(main.getByText(text).first()).toBeVisible();
  await expect(main.getByText(/^Registro verificado em \d+º? de /)).toBeVisible();
  for (const name of ["Sobre o Profissional", "Localização e Horários", "Informações Rápidas"])
    await expect(main.getByRole("heading", { name })).toBeVisible();
  await expect(main.getByText("Rua das Palmeiras, 412, sala 83")).toBeVisible();
  await expect(main.getByText("Consultas por videochamada")).toBeVisible();
  await expect(main.getByRole("row", { name: "Segunda 8h às 12h e 13h30 às 18h" })).toBeVisible();
  await expect(main.getByRole("row", { name: "Domingo Não atende" })).toBeVisible();
  await checkPage(page);
  await page.getByRole("button", { name: "Compartilhar" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Link copiado" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/profissional/${ana.id}`);
  await page.getByRole("button", { name: "QR code" }).click();
  await expect(page.getByRole("img", { name: "QR code do perfil de Ana Beatriz Nogueira" })).toBeVisible();
  await checkPage(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("contact opens WhatsApp or the mail program in a new tab, in reach of the thumb on phones", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto(`/profissional/${ana.id}`);
  const contact = page.getByRole("region", { name: "Entre em Contato" });
  const whatsapp = contact.getByRole("link", { name: "WhatsApp" });
  const mail = contact.getByRole("link", { name: "E-mail" });
  await expect(whatsapp).toHaveAttribute("href", /^https:\/\/wa\.me\/5511900000101\?text=Ol%C3%A1%2C%20Ana%20Beatriz/);
  await expect(mail).toHaveAttribute(
    "href",
    /^mailto:consultorio\.ana@betesda\.test\?subject=Contato%20via%20Betesda&body=/,
  );
  for (const link of [whatsapp, mail]) {
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
    await expect(link).toBeInViewport();
  }
  const book = contact.getByRole("link", { name: "Agendar Consulta" });
  for (const name of ["Localização e Horários", "Avaliações"]) {
    await page.getByRole("heading", { name, exact: true }).scrollIntoViewIfNeeded();
    for (const link of [book, whatsapp]) await expect(link).toBeInViewport();
  }
  if (!isPhone()) await expect(contact.getByText("Próximo horário livre:")).toBeInViewport();
});

test("on paper a profile tells whom to call, and a search shows all its cards, black on white", async ({ page }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const colours = () =>
    page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      return [backgroundColor, color];
    });
  await page.goto(`/profissional/${ana.id}`);
  expect(await colours()).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
  for (const words of ["WhatsApp: (11) 90000-0101", "E-mail: consultorio.ana@betesda.test"])
    await expect(page.getByText(words)).toBeVisible();
  const code = page.locator('img[src$="/qr.svg"]');
  await expect(code).toBeVisible();
  await code.scrollIntoViewIfNeeded();
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const name = await page.getByRole("heading", { level: 1 }).boundingBox();
  const contact = await page.getByRole("region", { name: "Entre em Contato" }).boundingBox();
  const about = await page.getByRole("heading", { name: "Sobre o Profissional" }).boundingBox();
  expect([Number(name?.y) < Number(contact?.y), Number(contact?.y) < Number(about?.y)]).toEqual([true, true]);
  for (const role of ["banner", "navigation", "button"] as const) await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^(Agendar|Denunciar|WhatsApp|E-mail)/ })).toHaveCount(0);

  await page.goto("/buscar");
  expect(await colours()).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
  const cards = page.locator("article");
  await expect(cards.locator("h2").filter({ visible: true })).toHaveCount(20);
  await expect(page.getByText(/profissionais encontrados$/)).toBeVisible();
  await expect(cards.first()).toHaveCSS("box-shadow", "none");
  for (const role of ["banner", "navigation", "search", "button"] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  const isBroken = await cards.first().evaluate((card) => getComputedStyle(card).breakInside);
  expect(isBroken).toBe("avoid");
  // Addresses that nobody can type are not written out.
  const written = await page
    .locator("main a")
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, "::after").content));
  expect(written.filter((words) => /[?%]/.test(words))).toEqual([]);
});

requestTest("who attends in one way shows that way only", async ({ request }) => {
  const html = await (await request.get(`/profissional/${iara.id}`)).text();
  expect(html).toContain("Rua Princesa Isabel, 140");
  expect(html).not.toContain("Consultas por videochamada");
});

for (const [who, id] of [
  ["no id at all", "ana"],
  ["an id that nobody has", "00000000-0000-4000-8000-000000000000"],
  ["a professional whose trial is over", joao.id],
  ["a professional who paused", tiago.id],
] as const) {
  requestTest(`${who} is not found`, async ({ request }) => {
    const response = await request.get(`/profissional/${id}`);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain("Profissional não encontrado");
  });
}

test("search engines find who it is and where the page belongs, however one comes", async ({ page, request }) => {
  const own = "title, meta, link[rel=canonical], script[type*=ld]";
  const inHead = () => page.locator(own).evaluateAll((tags) => tags.map((tag) => tag.outerHTML).sort());
  const asSent = async (path: string) => {
    const html = await (await request.get(path)).text();
    const read = ({ html, own }: { html: string; own: string }) =>
      [...new DOMParser().parseFromString(html, "text/html").head.querySelectorAll(own)]
        .map((tag) => tag.outerHTML)
        .sort();
    return page.evaluate(read, { html, own });
  };
  const profile = `/profissional/${ana.id}`;
  await page.goto(profile);
  const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
  expect(canonical).toMatch(new RegExp(`^https?://.+/profissional/${ana.id}$`));
  const things = await page.locator('script[type="application/ld+json"]').allTextContents();
  const types = things.map((thing) => JSON.parse(thing)["@type"]);
  expect(types).toEqual(["MedicalBusiness", "BreadcrumbList"]);
  // As it came and after its scripts, on a page that a link led to, and back.
  await untilAwake(page);
  expect(await inHead()).toEqual(await asSent(profile));
  const place = page.getByRole("navigation", { name: "Você está em" }).getByRole("link").nth(1);
  const path = String(await place.getAttribute("href"));
  await place.click();
  await expect.poll(inHead).toEqual(await asSent(path));
  await page.goBack();
  await expect.poll(inHead).toEqual(await asSent(profile));
});

requestTest("a shared profile has a picture; who is not listed has none", async ({ request }) => {
  const html = await (await request.get(`/profissional/${ana.id}`)).text();
  const [, address] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
  const { pathname, search } = new URL(String(address));
  const picture = await request.get(pathname + search);
  expect(picture.headers()).toMatchObject({
    "content-type": "image/png",
    "cache-control": "public, max-age=3600, s-maxage=30",
  });
  expect((await picture.body()).subarray(1, 4).toString()).toBe("PNG");
  const etag = String(picture.headers().etag);
  expect((await request.get(pathname, { headers: { "If-None-Match": etag } })).status()).toBe(304);
  for (const id of ["ana", tiago.id]) expect((await request.get(`/profissional/${id}/imagem.png`)).status()).toBe(404);
  expect((await request.get("/share.png")).headers()["content-type"]).toBe("image/png");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the profile is complete, without buttons that do nothing", async ({ page }) => {
    await page.goto(`/profissional/${ana.id}`);
    await expect(page.getByRole("link", { name: "WhatsApp" })).toBeVisible();
    await expect(page.getByRole("row", { name: /^Segunda/ })).toBeVisible();
    await expect(page.getByRole("button", { name: "Compartilhar" })).toBeHidden();
    await page.getByRole("link", { name: "Próxima semana" }).click();
    await expect(page).toHaveURL(/\?semana=\d/);
    await expect(page.getByRole("heading", { name: "Próximos horários" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Semana anterior" })).toBeVisible();
  });
});
