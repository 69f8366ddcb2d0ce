import type { Meaning } from "./meaning.ts";
import type { Part } from "./part.ts";
import type { Piece } from "./tokens.ts";

const NOT = new Set(["nao", "nem", "menos", "exceto", "tirando", "sem"]);
/** Between "não" and what is not wanted. */
const CARRIERS = new Set(
  "quero queria posso pode seja sejam ser atende atenda aceita aceite aceito tenho uso faz faca fala fale trabalha trabalhe usa gosto em".split(
    " ",
  ),
);
/** The same, before a plan alone: "não tenho convênio, fono em Santos". */
const PLAN_CARRIERS = new Set(["convenio", "plano"]);

/**
 * "Menos segunda", "que não seja em Campinas": no search leaves somebody out, so that what is not wanted is not asked for and
 * the page says so. Of what there are two, the other one is wanted; "psiquiatra, não psicólogo" has said so itself. Illnesses are never meant: "não consigo dormir".
 */
export function markUnwanted(parts: readonly Part[], pieces: readonly Piece[]): Part[] {
  const marked = [...parts];
  const unwanted: [place: number, kind: string][] = [];
  for (const [index, part] of parts.entries()) {
    if (!isNot(part, pieces)) continue;
    let place = index + 1;
    while (isBetween(parts[place], pieces)) place++;
    const between = parts.slice(index + 1, place).map((one) => wordOf(one, pieces));
    const said = kindOf(parts[place]);
    // "não tenho dentista"
    if (said === "specialty" && between.includes("tenho")) continue;
    // "estou sem dentista em Recife" refuses nothing
    const quality = wordOf(part, pieces) === "sem" ? undefined : qualityBehind(parts, place, pieces);
    if (quality) {
      if (!isStepless(parts[quality])) marked[quality] = withoutIt(parts[quality] as Part);
      continue;
    }
    const isWanted = isStepless(parts[place]) || (wordOf(part, pieces) === "sem" && !canBeLacked(parts[place]));
    const isOther = said !== "plan" && between.some((word) => PLAN_CARRIERS.has(word));
    const kind = isWanted || isOther ? undefined : said;
    // "menos segunda e terça"
    while (kind && kindOf(parts[place]) === kind) {
      marked[place] = withoutIt(parts[place] as Part);
      unwanted.push([place, kind]);
      if (!isAnd(parts[place + 1], pieces)) break;
      place += 2;
    }
  }
  for (const [place, kind] of unwanted) {
    const part = marked[place] as Part;
    if (part.kind === "unwanted" && marked.some((other) => kindOf(other) === kind))
      marked[place] = { from: part.from, to: part.to, kind: "nothing" };
  }
  return marked;
}

/** "Sem Unimed", "sem elevador" */
const canBeLacked = (part: Part | undefined) =>
  part?.kind === "meanings" && part.meanings.some(({ plan, access }) => plan || access);

/** "Sem degraus", "não quero escada": it is wanted. */
const isStepless = (part: Part | undefined) =>
  part?.kind === "meanings" && part.meanings.some(({ access }) => access === "sem-degraus");

/** "Não quero psicóloga online": a psychologist, and not online; "não quero psiquiatra, quero psicólogo" has said whom. */
function qualityBehind(parts: readonly Part[], place: number, pieces: readonly Piece[]) {
  if (kindOf(parts[place]) !== "specialty" || parts.filter((part) => kindOf(part) === "specialty").length > 1) return;
  let next = place + 1;
  while (isBetween(parts[next], pieces) && !isAnd(parts[next], pieces)) next++;
  const follows = pieces.slice(parts[place]?.from, parts[next]?.to);
  const isOneBreath = follows.every(({ start }, at) => at === 0 || start === (follows[at - 1]?.end ?? 0) + 1);
  return isOneBreath && (kindOf(parts[next]) || isSaidOf(parts[next])) ? next : undefined;
}

const isSaidOf = (part: Part | undefined) =>
  part?.kind === "meanings" && part.meanings.some(({ isNoName, theme }) => isNoName || theme);

const wordOf = (part: Part | undefined, pieces: readonly Piece[]) =>
  part && part.to === part.from + 1 ? (pieces[part.from]?.key ?? "") : "";

function isNot(part: Part, pieces: readonly Piece[]) {
  const before = pieces[part.from - 1]?.key ?? "";
  // "pelo menos", "mais ou menos"
  return NOT.has(wordOf(part, pieces)) && !/^(pelo|ou)$/.test(before);
}

const isBetween = (part: Part | undefined, pieces: readonly Piece[]) =>
  part?.kind === "connector" || CARRIERS.has(wordOf(part, pieces)) || PLAN_CARRIERS.has(wordOf(part, pieces));

const isAnd = (part: Part | undefined, pieces: readonly Piece[]) => /^(e|ou|nem)$/.test(wordOf(part, pieces));

const KINDS = [
  "modality",
  "audience",
  "specialty",
  "approach",
  "plan",
  "language",
  "access",
  "weekdays",
  "day",
  "date",
  "ahead",
  "period",
] as const;

function kindOf(part: Part | undefined) {
  if (part?.kind === "city" || part?.kind === "state") return "place";
  return part?.kind === "meanings"
    ? KINDS.find((kind) => part.meanings.some((means) => means[kind] !== undefined))
    : undefined;
}

function withoutIt(part: Part): Part {
  const others = part.kind === "meanings" ? part.meanings.flatMap(otherOf) : [];
  const { from, to } = part;
  return others.length > 0 ? { from, to, kind: "meanings", meanings: others } : { from, to, kind: "unwanted" };
}

function otherOf({ modality, audience }: Meaning): Meaning[] {
  if (modality) return [{ modality: modality === "online" ? "presencial" : "online" }];
  if (audience) return [{ audience: audience === "criancas" ? "adultos" : "criancas" }];
  return [];
}
