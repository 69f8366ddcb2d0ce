import { expect, test } from "vitest";
import type { PictureFacts } from "./picture-facts.ts";
import { shareImage } from "./share-image.server.ts";

const facts = {
  ...{
    specialty: "Psicologia",
    title: "Profissional de psicologia",
    credentials: "CRP 02/12345",
    place: "Recife - PE",
  },
  ...{ verifiedOn: null, rating: null, reviewCount: 0 },
};
const named = (name: string): PictureFacts => ({ ...facts, id: name, name, photo: null });
const noPhotos = { readPhoto: async () => undefined };

test("forty pictures of forty profiles at once are all drawn, and forty of one are one", async () => {
  const different = await Promise.all(Array.from({ length: 40 }, (_, at) => shareImage(named(`Ana ${at}`), noPhotos)));
  expect(different.filter((picture) => picture === undefined)).toEqual([]);
  const start = performance.now();
  await shareImage(named("Bia"), noPhotos);
  const one = performance.now() - start;
  const again = performance.now();
  const same = await Promise.all(Array.from({ length: 40 }, () => shareImage(named("Caio"), noPhotos)));
  expect(new Set(same.map((picture) => Buffer.from(picture ?? []).toString("base64"))).size).toBe(1);
  // Forty drawings would take forty times as long.
  expect(performance.now() - again).toBeLessThan(20 * one + 1_000);
}, 60_000);
