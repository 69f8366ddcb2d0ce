import type { Sql } from "postgres";
import { firstAttributes } from "#app/features/professionals/attributes/first-attributes.ts";
import { findSpecialty } from "#app/features/professionals/specialties.ts";
import type { DemoRow } from "./demo-rows.ts";
import { agreeOnThemes } from "./mentioned-themes.ts";
import type { Person } from "./people/people.ts";
import { Random } from "./people/random.ts";
import { type Specialty, specialtyIds } from "./specialties.ts";

/** What somebody says beside the fields that everybody has, under the names of the columns. */
type SaidAttributes = Record<"themes" | "health_plans" | "languages" | "accessibility", string[]>;

const of = (kind: string) => firstAttributes.filter((one) => one.kind === kind);

/** From common to rare, as people differ: the first theme of a specialty is half of its people's, the last a few's. */
const share = (place: number, first: number) => first / (1 + place) ** 1.1;

const languages: [string, number][] = [
  ...([
    ["ingles", 0.06],
    ["espanhol", 0.03],
    ["libras", 0.008],
    ["frances", 0.006],
    ["italiano", 0.004],
  ] as const),
  ...([
    ["alemao", 0.0015],
    ["japones", 0.0004],
  ] as const),
].map(([slug, part]) => [slug, part]);
const access: [string, number][] = [
  ["estacionamento", 0.35],
  ["sem-degraus", 0.3],
  ["elevador", 0.25],
  ["banheiro-adaptado", 0.12],
];
const COMMON_PLANS = ["unimed", "bradesco-saude", "amil", "sulamerica", "hapvida", "odontoprev"];
const random = new Random(18);

/** From the own place in the rotation, so that nobody else's draws change. */
function sayAttributes({ rank, specialty, modality }: Pick<Person, "rank" | "specialty" | "modality">) {
  random.moveTo(rank);
  const chance = (part: number) => random.chance(part);
  const drawn = (shares: readonly [string, number][]) =>
    shares.filter(([, part]) => chance(part)).map(([slug]) => slug);
  return {
    themes: drawn(themesOf(specialty)).slice(0, 10),
    health_plans: chance(0.35) ? drawn(plansOf(specialty)) : [],
    languages: drawn(languages),
    accessibility: modality === "online" ? [] : drawn(access),
  } satisfies SaidAttributes;
}

/** What the demo's people say, so that every filter finds somebody; those without a profile say nothing. */
export function attributesOfRow(row: DemoRow): SaidAttributes & { description: string | undefined } {
  const { rank, specialty_id, modality, age_group, is_cast, description } = row;
  const specialty = (Object.keys(specialtyIds) as Specialty[]).find((name) => specialtyIds[name] === specialty_id);
  if (!specialty) return { description, themes: [], health_plans: [], languages: [], accessibility: [] };
  const said = sayAttributes({ rank, specialty, modality: modality === 2 ? "online" : "ambos" });
  const speaker = { specialty: findSpecialty(specialty)?.slug ?? "", age_group, rank, is_cast };
  return { ...said, ...agreeOnThemes(description ?? "", said.themes, speaker) };
}

const themesOf = memoized((specialty) => {
  const slug = findSpecialty(specialty)?.slug ?? "";
  return of("theme")
    .filter(({ specialties }) => specialties.includes(slug))
    .map((theme, place): [string, number] => [theme.slug, share(place, 0.5)]);
});

/** Those of every specialty, and its own; the common ones first. */
const plansOf = memoized((specialty) => {
  const slug = findSpecialty(specialty)?.slug ?? "";
  const own = of("plan").filter(({ specialties }) => specialties.length === 0 || specialties.includes(slug));
  const slugs = own.map((plan) => plan.slug);
  return [...new Set([...COMMON_PLANS.filter((one) => slugs.includes(one)), ...slugs])].map(
    (plan, place): [string, number] => [plan, share(place, 0.6)],
  );
});

function memoized(sharesOf: (specialty: string) => [string, number][]) {
  const known = new Map<string, [string, number][]>();
  return (specialty: string) => {
    const shares = known.get(specialty) ?? sharesOf(specialty);
    known.set(specialty, shares);
    return shares;
  };
}

export type AttributeRow = { id: number; kind: string; slug: string; name: string };

export async function readAttributes(sql: Sql) {
  return sql<AttributeRow[]>`select id, kind, slug, name from directory.attributes`;
}

/** All that is true of somebody, by their numbers, as directory.attributes_of has them. */
export function numberAttributes(rows: readonly AttributeRow[]) {
  const bySlug = (kind: string) => new Map(rows.filter((row) => row.kind === kind).map(({ slug, id }) => [slug, id]));
  const approaches = new Map(rows.filter(({ kind }) => kind === "approach").map(({ name, id }) => [name, id]));
  const [ages, theme, plan] = [bySlug("age"), bySlug("theme"), bySlug("plan")];
  const [language, place] = [bySlug("language"), bySlug("access")];
  return (person: Person) => {
    const said = sayAttributes(person);
    const ids = [
      approaches.get(person.approach),
      ...(person.age_group === "ambos" ? ["criancas", "adultos"] : [person.age_group]).map((age) => ages.get(age)),
      ...said.themes.map((slug) => theme.get(slug)),
      ...said.health_plans.map((slug) => plan.get(slug)),
      ...said.languages.map((slug) => language.get(slug)),
      ...said.accessibility.map((slug) => place.get(slug)),
    ];
    return ids.filter((id) => id !== undefined).sort((one, other) => one - other);
  };
}
