import type { Meaning } from "./meaning.ts";
import type { Part } from "./part.ts";
import type { Piece } from "./tokens.ts";

const REFERRED =
  /^(pediu|pedi(ram)?|mandou|mandaram|indic(ou|aram)|encaminhou|recomendou|sugeriu|disse|falou|receitou)$/;
const REFERRAL = /^(indicacao|encaminhamento|encaminhad[oa]|indicad[oa]|pedido)$/;
const BY = /^(do|da|pelo|pela)$/;

/** "O pediatra pediu fono", "sou dentista e quero terapia": where something else is asked for, they are not. */
export function withoutReferrers(parts: readonly Part[], pieces: readonly Piece[]): Part[] {
  const means = (part: Part, kinds: readonly (keyof Meaning)[]) =>
    part.kind === "meanings" && part.meanings.some((one) => kinds.some((kind) => one[kind] !== undefined));
  const isProfession = (part: Part) => means(part, ["specialty", "notHere"]);
  const keyAt = (place: number) => pieces[place]?.key ?? "";
  const isReferrer = ({ from, to }: Part) =>
    pieces.slice(to, to + 3).some(({ key }) => REFERRED.test(key)) ||
    (BY.test(keyAt(from - 1)) && REFERRAL.test(keyAt(from - 2))) ||
    keyAt(from - 1) === "sou";
  const isOther = (part: Part) => isProfession(part) || means(part, ["suggests", "theme", "approach"]);
  return parts.map((part): Part => {
    const isWanted = !isProfession(part) || !isReferrer(part);
    const isElse = parts.some(
      (other) => other !== part && isOther(other) && !(isProfession(other) && isReferrer(other)),
    );
    return isWanted || !isElse ? part : { from: part.from, to: part.to, kind: "nothing" };
  });
}
