import { expect, test } from "vitest";
import type { PictureFacts } from "#app/features/professionals/profile/picture-facts.ts";
import { shareImage } from "./share-image.server.ts";

const facts = {
  ...{
    specialty: "Psicologia",
    title: "Psicóloga(o)",
    credentials: "CRP 02/12345",
    place: "Recife - PE",
  },
  ...{ verifiedOn: null, rating: null, reviewCount: 0 },
};
const named = (name: string): PictureFacts => ({ ...facts, id: name, name, photo: null });
const noPhotos = { readPhoto: async () => undefined };

test("of forty profiles wanted at once none is turned away and all are drawn, and forty of one are one", async () => {
  // Drawing is dear: six are drawn, and the others end where theirs would begin, with a photo that cannot be had.
  const begun = new Set<number>();
  const different = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      shareImage(
        { ...named(`Ana ${at}`), photo: "ana.webp" },
        {
          async readPhoto() {
            begun.add(at);
            if (at >= 6) throw new Error("the storage answered 503");
            return undefined;
          },
        },
      ),
    ),
  );
  expect(begun.size).toBe(40);
  expect(different.filter((picture) => picture !== undefined)).toHaveLength(6);
  let read = 0;
  const readPhoto = async () => {
    read++;
    return undefined;
  };
  const caio = { ...named("Caio"), photo: "caio.webp" };
  const same = await Promise.all(Array.from({ length: 40 }, () => shareImage(caio, { readPhoto })));
  expect(new Set(same.map((picture) => Buffer.from(picture ?? []).toString("base64"))).size).toBe(1);
  // Each drawing reads the photo anew.
  expect(read).toBe(1);
});

test("without the photo that it should have, no picture is drawn and kept", async () => {
  const davi = { ...named("Davi"), photo: "davi.webp" };
  const readPhoto = () => Promise.reject(new Error("the storage answered 503"));
  expect(await shareImage(davi, { readPhoto })).toBeUndefined();
  expect(await shareImage(davi, noPhotos)).toBeDefined();
});
