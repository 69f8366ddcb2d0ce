import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createAvatar } from "@dicebear/core";
import * as openPeeps from "@dicebear/open-peeps";
import sharp from "sharp";

/**
 * `npm run portraits`: the illustrated portraits of the demo's people, in supabase/seed/portraits. Drawn from "Open Peeps"
 * by Pablo Stanley (CC0 1.0) with DiceBear: nobody's likeness. Faces that smile or rest, no masks, hats or signs of faith.
 */
const folder = join(import.meta.dirname, "../../supabase/seed/portraits");
/** Twice what a profile shows; the drawings are flat, so that each weighs 3 kB. */
const side = 256;

type Options = NonNullable<Parameters<typeof createAvatar<openPeeps.Options>>[1]>;
type Of<Key extends keyof openPeeps.Options> =
  NonNullable<openPeeps.Options[Key]> extends (infer Item)[] ? Item : never;
type Kind = { heads: Of<"head">[]; skins: string[]; hair?: string[]; each: number };

const fair = ["f4d0b5", "ecbf9b", "e3b189"];
const brown = ["d39f72", "c38a5d", "b0774c"];
const dark = ["9c653f", "885532", "764728"];
const everybody = [...fair, ...brown, ...dark].flatMap((_, index, all) => all[(index * 4) % all.length] ?? []);
const natural = ["4a2f22", "8a4f2c", "b98a4e", "33231c", "6b4028"];
const grey = ["cfcac3", "b7b1aa", "e6e2dc"];
/** Hair and outlines are one ink, from black to brown: the darker the skin, the darker, or the face dissolves. */
const inks = ["17110f", "2e1f18", "47301f"];

const women: Kind[] = [
  { heads: ["long", "medium1", "medium2", "medium3", "mediumBangs", "longBangs"], skins: everybody, each: 6 },
  { heads: ["mediumBangs3", "bangs2"], skins: everybody, each: 4 },
  { heads: ["bangs", "mediumBangs2"], skins: [...fair, ...brown], hair: natural, each: 4 },
  { heads: ["grayBun", "grayMedium"], skins: everybody, hair: grey, each: 4 },
  { heads: ["grayBun", "grayMedium"], skins: [...fair, ...brown], hair: natural, each: 4 },
  { heads: ["longCurly", "dreads1", "afro"], skins: [...brown, ...dark], each: 5 },
  { heads: ["cornrows2", "bun", "cornrows"], skins: [...dark, ...brown], hair: natural, each: 3 },
];
const men: Kind[] = [
  { heads: ["short1", "short2", "short5", "pomp", "shaved2"], skins: everybody, each: 4 },
  { heads: ["short4"], skins: [...fair, ...brown], hair: natural, each: 3 },
  { heads: ["grayShort", "noHair3"], skins: everybody, hair: grey, each: 4 },
  { heads: ["grayShort"], skins: [...fair, ...brown], hair: natural, each: 3 },
  { heads: ["short3", "twists", "twists2", "dreads2"], skins: [...brown, ...dark], each: 3 },
  { heads: ["noHair1"], skins: everybody, each: 3 },
];

const faces: Of<"face">[] = ["smile", "calm", "smile", "cute", "smile"];
const glasses: Of<"accessories">[] = ["glasses2", "glasses5", "glasses", "glasses3"];
const beards: Of<"facialHair">[] = ["full", "goatee2", "chin", "moustache6", "full2"];
const clothes = ["e4e9e8", "2f6f73", "c9d8cf", "8fa3b5", "d7c4a0", "e4e9e8", "5f8577", "a98a9b", "49606f", "c98f6b"];
const backgrounds = ["dbe7e4", "efe4d2", "e4e0ea", "dde6ee", "f1dfd6", "e3e8d6"];

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await drawAll("woman", women, []);
await drawAll("man", men, beards);

/** The lists have lengths without a common factor, or are read at different paces: what is side by side differs. */
async function drawAll(name: string, kinds: Kind[], facialHair: Of<"facialHair">[]) {
  let number = 0;
  for (const { heads, skins, hair, each } of kinds) {
    for (let turn = 0; turn < heads.length * each; turn++, number++) {
      const skin = at(skins, turn + Math.floor(turn / heads.length));
      const svg = draw({
        head: [at(heads, turn)],
        skinColor: [skin],
        ...(hair && { headContrastColor: [at(hair, turn + Math.floor(turn / heads.length))] }),
        face: [at(faces, number)],
        accessories: [at(glasses, number >> 2)],
        accessoriesProbability: number % 4 === 1 ? 100 : 0,
        ...(facialHair.length > 0 && { facialHair: [at(facialHair, number >> 1)] }),
        facialHairProbability: facialHair.length > 0 && number % 5 < 2 && !hair ? 100 : 0,
        maskProbability: 0,
        clothingColor: [at(clothes, number)],
        backgroundColor: [at(backgrounds, number * 5 + Math.floor(number / 6))],
        flip: number % 3 === 0,
      });
      const picture = sharp(Buffer.from(svg.replaceAll("#000", `#${at(inksOn(skin), number * 2)}`)));
      const bytes = await picture.resize(side).webp({ quality: 60, effort: 6 }).toBuffer();
      await writeFile(join(folder, `${name}-${String(number + 1).padStart(2, "0")}.webp`), bytes);
    }
  }
}

function draw(options: Options) {
  return createAvatar(openPeeps, { size: 2 * side, scale: 96, translateY: 2, ...options }).toString();
}

function inksOn(skin: string) {
  return inks.slice(0, fair.includes(skin) ? 3 : brown.includes(skin) ? 2 : 1);
}

function at<Item>(items: readonly Item[], index: number) {
  return items[index % items.length] as Item;
}
