import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { heldBack } from "../testing/held-back.ts";
import { checkPage, expect, test } from "../testing/journey.ts";
import { changeRecord, enter, newProfessional } from "../testing/professionals.ts";

const portrait = { create: { width: 600, height: 900, channels: 3, background: "#884422" } } as const;
const phonePhoto = () =>
  sharp(portrait)
    .withExif({ IFD3: { GPSLatitudeRef: "S", GPSLatitude: "23/1 33/1 0/1" } })
    .jpeg()
    .toBuffer();
const squarePhoto = () => sharp(portrait).resize(512, 512).webp().toBuffer();

test("a profile is edited, previewed, checked field by field and saved", { tag: "@phone-first" }, async ({ page }) => {
  const helena = await newProfessional();
  await enter(page, helena);
  await page.goto("/dashboard/perfil");
  const main = page.getByRole("main");
  await expect(main.getByLabel("Nome completo")).toHaveValue("Helena Prado");
  await expect(main.getByText("Tudo salvo.")).toBeVisible();

  await main.getByLabel("Nome completo").fill("");
  await main.getByRole("combobox", { name: "Cidade" }).fill("Campinaz");
  await main.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(main.getByText("Informe seu nome completo.")).toBeVisible();
  await main.getByLabel("Nome completo").fill("Helena <b>Prado</b> Lima");
  await main.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(main.getByText(/Não encontramos a cidade "Campinaz" em SP/)).toBeVisible();

  const city = main.getByRole("combobox", { name: "Cidade" });
  await city.fill("Campina");
  await expect(main.getByRole("option", { name: "Campinas - SP" })).toBeVisible();
  await main.getByRole("option", { name: "Campinas - SP" }).click();
  await expect(city).toHaveValue("Campinas");
  await expect(city).toHaveAttribute("aria-expanded", "false");
  const said = ["Ansiedade", "Unimed", "Libras", "Elevador"];
  for (const list of await main.getByText("Nenhum escolhido").all()) await list.click();
  for (const name of said) await main.getByRole("checkbox", { name, exact: true }).check();
  await main.getByRole("button", { name: "Ver prévia" }).click();
  const preview = page.getByRole("dialog", { name: "Prévia" });
  await expect(preview.getByText("Helena <b>Prado</b> Lima").first()).toBeVisible();
  await expect(preview.getByText("Português, Libras")).toBeVisible();
  await expect(preview.getByText("Combine o valor com o profissional")).toBeVisible();
  await checkPage(page);
  await page.keyboard.press("Escape");
  const save = main.getByRole("button", { name: "Salvar alterações" });
  await save.click();
  await expect(page.getByText("Alterações salvas")).toBeVisible();
  // It is in nobody's way: a click goes to the button itself.
  await save.click({ trial: true, timeout: 1000 });
  await page.reload();
  await expect(main.getByLabel("Nome completo")).toHaveValue("Helena <b>Prado</b> Lima");
  for (const name of ["Ansiedade", "Unimed"]) await main.locator("summary").getByText(name).click();
  for (const name of said) await expect(main.getByRole("checkbox", { name, exact: true })).toBeChecked();

  // What is too long stays whole, and waits to be shortened.
  await main.getByLabel("Descrição").fill("a".repeat(4012));
  await expect(main.getByText("4.012 de 4.000 caracteres: 12 caracteres a mais")).toBeVisible();
  await main.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(main.getByText("Use no máximo 4.000 caracteres.")).toBeVisible();
  await expect(main.getByLabel("Descrição")).toHaveValue("a".repeat(4012));

  // What a council forbids: a word while one types, and a look before it shows.
  await main.getByLabel("Descrição").fill("Promessa de cura garantida em 3 sessões!");
  await expect(main.getByText(/Quer revisar\? “cura garantida em 3”/)).toBeVisible();
  await main.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(page.getByText("O texto novo aparece depois de uma conferência da nossa equipe.")).toBeVisible();
  await expect(main.getByText("Um texto seu espera uma conferência")).toBeVisible();
  await checkPage(page);
  const shown = await (await page.request.get(`/profissional/${helena.id}`)).text();
  expect(shown).toContain("Helena &lt;b&gt;Prado&lt;/b&gt; Lima</h1>");
  expect(shown).not.toContain("cura garantida");
});

test("a photo is cut, shown at once and carries no position", async ({ page }) => {
  const helena = await newProfessional();
  await enter(page, helena);
  await page.goto("/dashboard/perfil");
  const input = page.getByLabel("Foto", { exact: true });
  const give = (buffer: Buffer) => input.setInputFiles({ name: "eu.jpg", mimeType: "image/jpeg", buffer });

  for (const [wrong, words] of [
    [Buffer.from("<svg onload=alert(1)>"), "Este arquivo não é uma foto."],
    [await sharp(portrait).resize(1, 1).jpeg().toBuffer(), "pequena demais (1 × 1 pixels)"],
    [(await phonePhoto()).subarray(0, 600), "Não conseguimos abrir esta imagem."],
  ] as const) {
    await give(wrong);
    await expect(page.getByText(words)).toBeVisible();
  }

  const large = test.info().outputPath("grande.jpg");
  await writeFile(large, Buffer.concat([await phonePhoto(), Buffer.alloc(20 * 1024 * 1024)]));
  await input.setInputFiles(large);
  await expect(page.getByText("Esta foto tem 20 MB. Escolha uma de até 15 MB.")).toBeVisible();

  await give(await sharp(portrait).toColourspace("cmyk").jpeg().toBuffer());
  const cropper = page.getByRole("dialog", { name: "Ajuste sua foto" });
  await expect(cropper).toBeVisible();
  await cropper.getByRole("button", { name: "Voltar sem trocar" }).click();

  const main = page.getByRole("main");
  await main.getByLabel("Bairro").fill("Cambuí");
  await give(await phonePhoto());
  await cropper.getByRole("application").focus();
  await page.keyboard.press("ArrowDown");
  await cropper.getByLabel("Zoom").press("ArrowRight");
  await checkPage(page);
  const held = heldBack();
  await page.route("**/storage/v1/object/photos/**", held.hold);
  await cropper.getByRole("button", { name: "Usar esta foto" }).click();
  await held.asked;
  await cropper.getByRole("button", { name: "Voltar sem trocar" }).click({ force: true });
  await expect(cropper).toBeVisible();
  held.release();
  await expect(cropper).toBeHidden();
  await expect(page.getByText("Foto atualizada")).toBeVisible();
  const shown = main.locator('img[src*="/photos/"]').first();
  await expect(shown).toBeVisible();

  const first = String(await shown.getAttribute("src"));
  const stored = await sharp(await (await page.request.get(first)).body()).metadata();
  expect(stored).toMatchObject({ width: 512, height: 512, space: "srgb" });
  expect(stored.exif).toBeUndefined();
  // A draft holds what was typed: the photo is the one that is saved.
  page.on("dialog", (question) => question.accept());
  await page.reload();
  await expect(main.getByText("Recuperamos o que você não salvou")).toBeVisible();
  await expect(shown).toHaveAttribute("src", first);
  expect(await (await page.request.get(`/profissional/${helena.id}`)).text()).toContain(`src="${first}"`);

  await page.getByRole("button", { name: "Remover foto" }).click();
  await expect(page.getByText("Foto removida")).toBeVisible();
  expect((await page.request.get(first)).ok()).toBe(false);
  await main.getByRole("button", { name: "Descartar rascunho" }).click();
  await expect(main.getByLabel("Bairro")).toHaveValue("Centro");
  await expect(shown).toHaveCount(0);
});

test("a photo that cannot be sent leaves the one that another window chose", async ({ page, request, forgive }) => {
  forgive(/status of 500/);
  const helena = await newProfessional();
  await enter(page, helena);
  await page.goto("/dashboard/perfil");
  await expect(page.getByLabel("Nome completo")).toHaveValue("Helena Prado");
  const photo = `${helena.session.user.id}/${randomUUID()}.webp`;
  const { access_token } = helena.session;
  const sent = await request.post(`/storage/v1/object/photos/${photo}`, {
    headers: {
      apikey: String(process.env.E2E_PUBLISHABLE_KEY),
      Authorization: `Bearer ${access_token}`,
      "Content-Type": "image/webp",
    },
    data: await squarePhoto(),
  });
  expect(sent.ok()).toBe(true);
  await changeRecord(helena.session, { photo });

  await page.route("**/storage/v1/object/photos/**", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
  const buffer = await phonePhoto();
  await page.getByLabel("Foto", { exact: true }).setInputFiles({ name: "eu.jpg", mimeType: "image/jpeg", buffer });
  await page.getByRole("button", { name: "Usar esta foto" }).click();
  await expect(page.locator("#foto-erro")).not.toBeEmpty();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const [record] = await changeRecord(helena.session, { district: "Taquaral" });
  expect(record?.photo).toBe(photo);
  expect((await request.get(`/storage/v1/object/public/photos/${photo}`)).ok()).toBe(true);
});

test("what another window saved is chosen field by field; what is not saved is asked about, and waits as a draft", async ({
  page,
}) => {
  const helena = await newProfessional();
  await enter(page, helena);
  await page.goto("/dashboard/perfil");
  const main = page.getByRole("main");
  await main.getByLabel("Bairro").fill("Cambuí");
  await main.getByLabel("Descrição").fill("Texto desta aba.");
  await changeRecord(helena.session, {
    district: "Taquaral",
    description: "Texto da outra aba.",
    whatsapp: "1933334444",
  });
  await main.getByRole("button", { name: "Salvar alterações" }).click();
  const dialog = page.getByRole("dialog", { name: "Este perfil mudou em outra aba" });
  await expect(dialog).toBeVisible();
  await checkPage(page);
  // The telephone was changed there alone.
  await expect(dialog.getByRole("group")).toHaveCount(2);
  await dialog
    .getByRole("group", { name: "Descrição" })
    .getByLabel(/O que está salvo agora/)
    .check();
  await dialog.getByRole("button", { name: "Salvar escolhas" }).click();
  await expect(page.getByText("Alterações salvas")).toBeVisible();
  await expect(main.getByLabel("Bairro")).toHaveValue("Cambuí");
  await expect(main.getByLabel("Descrição")).toHaveValue("Texto da outra aba.");
  await expect(main.getByLabel("WhatsApp")).toHaveValue("(19) 3333-4444");

  await main.getByLabel("Bairro").fill("Guanabara");
  const panel = page.getByRole("navigation", { name: "Painel" });
  await panel.getByRole("link", { name: "Horários" }).click();
  const question = page.getByRole("dialog", { name: "Sair sem salvar?" });
  await question.getByRole("button", { name: "Continuar editando" }).click();
  await expect(page).toHaveURL(/perfil$/);
  await expect(main.getByLabel("Bairro")).toHaveValue("Guanabara");
  const asked = page.waitForEvent("dialog");
  const reload = page.reload();
  await (await asked).accept();
  await reload;
  await expect(main.getByText("Recuperamos o que você não salvou")).toBeVisible();
  await expect(main.getByLabel("Bairro")).toHaveValue("Guanabara");
  await main.getByRole("button", { name: "Descartar rascunho" }).click();
  await expect(main.getByLabel("Bairro")).toHaveValue("Cambuí");

  // What is typed while a save is on its way stays unsaved; what was taken back is no draft.
  const save = main.getByRole("button", { name: "Salvar alterações" });
  const held = heldBack();
  await page.route("**/rest/v1/professionals?*", (route) =>
    route.request().method() === "PATCH" ? held.hold(route) : route.fallback(),
  );
  await main.getByLabel("Bairro").fill("Bosque");
  await save.click();
  await held.asked;
  await main.getByLabel("Descrição").fill("Escrito enquanto salvava.");
  held.release();
  await expect(page.getByText("Alterações salvas")).toBeVisible();
  await expect(main.getByLabel("Descrição")).toHaveValue("Escrito enquanto salvava.");
  await expect(main.getByText("Há mudanças não salvas.")).toBeVisible();
  page.on("dialog", (question) => question.accept());
  await page.reload();
  await expect(main.getByText("Recuperamos o que você não salvou")).toBeVisible();
  await expect(main.getByLabel("Bairro")).toHaveValue("Bosque");
  await save.click();
  await expect(main.getByText("Tudo salvo.")).toBeVisible();

  await main.getByLabel("Bairro").fill("Bosque I");
  await expect(main.getByText("Há mudanças não salvas.")).toBeVisible();
  await main.getByLabel("Bairro").fill("Bosque");
  await expect(main.getByText("Tudo salvo.")).toBeVisible();
  const [saved] = await changeRecord(helena.session, { district: "Taquaral" });
  expect(saved?.description).toBe("Escrito enquanto salvava.");
  await page.reload();
  await expect(main.getByLabel("Bairro")).toHaveValue("Taquaral");
});
