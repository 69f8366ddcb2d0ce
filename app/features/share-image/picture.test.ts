import { createElement } from "react";
import sharp from "sharp";
import { expect, test } from "vitest";
import { type PictureFacts, pictureHref } from "#app/features/professionals/profile/picture-facts.ts";
import { drawPicture, embedPhoto } from "./draw-picture.server.ts";
import { ProfessionalPicture } from "./picture.tsx";

const ana: PictureFacts = {
  id: "6f9619ff-8b86-4d01-b42d-00c04fc964ff",
  name: "Ana Beatriz Nogueira",
  specialty: "Fonoaudiologia",
  title: "Fonoaudióloga",
  credentials: "CRFa 2-18427",
  place: "São Paulo - SP",
  verifiedOn: "mar. de 2026",
  rating: 4.8,
  reviewCount: 37,
  photo: null,
};

const draw = (facts: PictureFacts, photo?: string) => drawPicture(createElement(ProfessionalPicture, { facts, photo }));
const ink = async (picture: Buffer, area: { left: number; top: number; width: number; height: number }) => {
  const part = await sharp(picture).extract(area).removeAlpha().png().toBuffer();
  const { channels } = await sharp(part).stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
};

/** The sand between the words and the band below them, and the margin to their right. */
const belowTheWords = { left: 0, top: 490, width: 600, height: 20 };
const rightMargin = { left: 1185, top: 60, width: 15, height: 40 };

const names = {
  usual: "Ana Beatriz Nogueira",
  long: "Maria da Conceição Aparecida de Albuquerque Cavalcanti e Vasconcelos de Figueiredo Montenegro dos Santos Guimarães Neta",
  "one endless word": "W".repeat(120),
  "letters without a glyph": "محمد 李 🌿",
  markup: "<script>alert(1)</script> & “Zé”",
};
for (const [kind, name] of Object.entries(names)) {
  test(`a name that is ${kind} stays within its place`, async () => {
    const picture = await draw({
      ...ana,
      name,
      title: "Profissional de enfermagem",
      credentials: "CREFITO-18/1234567-TO · RQE não informado",
      reviewCount: 1234,
      place: "Vila Bela da Santíssima Trindade - MT",
    });
    if (process.env.PICTURES) await sharp(picture).toFile(`${process.env.PICTURES}/${kind.replaceAll(" ", "-")}.png`);
    expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    expect(picture.byteLength).toBeLessThan(150_000);
    expect(await ink(picture, { left: 400, top: 60, width: 700, height: 400 })).toBeGreaterThan(10);
    expect(await ink(picture, belowTheWords)).toBe(0);
    expect(await ink(picture, rightMargin)).toBeLessThan(6);
  });
}

test("the photo takes the place of the initials; a broken one does not break the picture", async () => {
  const red = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#c00000" } })
    .webp()
    .toBuffer();
  const picture = await draw(ana, await embedPhoto(red));
  const [pixel] = [
    await sharp(picture).extract({ left: 200, top: 250, width: 1, height: 1 }).removeAlpha().raw().toBuffer(),
  ];
  expect(pixel?.[0]).toBeGreaterThan(180);
  expect(pixel?.[1]).toBeLessThan(20);
  expect(await embedPhoto(new Uint8Array([1, 2, 3]))).toBeUndefined();
  if (process.env.PICTURES) await sharp(picture).toFile(`${process.env.PICTURES}/photo.png`);
});

test("the address changes with what the picture shows", () => {
  expect(pictureHref(ana)).toMatch(/^\/profissional\/6f9619ff-[0-9a-f-]+\/imagem\.png\?v=[0-9a-z]{1,7}$/);
  expect(pictureHref(ana)).toBe(pictureHref({ ...ana }));
  expect(pictureHref(ana)).not.toBe(pictureHref({ ...ana, reviewCount: 38 }));
});
