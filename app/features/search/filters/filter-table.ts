import { periods } from "#app/features/availability/periods.ts";
import {
  type Attribute,
  type AttributeKind,
  attributeName,
} from "#app/features/professionals/attributes/attributes.ts";
import { findSpecialty, type Specialty, specialties } from "#app/features/professionals/specialties.ts";
import { findState, states } from "#app/shared/cities/states.ts";
import { cut } from "#app/shared/formats.ts";
import { formatDay } from "#app/shared/when.ts";
import { isDate, type NearDay, nearDays, weekdays } from "../availability.ts";

export type FilterOption<Value> = { value: string; label: string; means: Value };

type Filter<Value> = {
  /** Its name in addresses and in the form. */
  parameter: string;
  label: string;
  /** Takes any words: what is unknown or wrong counts as not asked for. */
  read(words: string | null): Value;
  /** As addresses and the form have it. */
  write(value: Value): string;
  /** The form's value while nothing is asked. */
  anything: string;
  /** A value in words; what professionals say of themselves is named by the directory's list. */
  describe(value: Value, attributes: readonly Attribute[]): string;
};

/** Something that professionals say of themselves, by its slug. */
function attribute(parameter: string, label: string, kind: AttributeKind, anything: { value: string; label: string }) {
  return {
    ...{ parameter, label, kind },
    options: [anything],
    anything: anything.value,
    read: (words: string | null) => (isSlug(words ?? "") && words !== anything.value ? words : null),
    write: (slug: string | null) => slug ?? anything.value,
    describe: (slug: string | null, attributes: readonly Attribute[]) => attributeName(attributes, kind, slug),
  } satisfies Filter<string | null> & { options: unknown; kind: AttributeKind };
}

const MOST_LISTED = 10;

/** Several of them, all of which are asked for; as text, so that two searches compare as their addresses do. */
function attributeList(parameter: string, label: string, kind: AttributeKind) {
  return {
    ...{ parameter, label, kind },
    anything: "",
    read: (words: string | null) =>
      [...new Set((words ?? "").slice(0, 1_000).split(",").filter(isSlug))].sort().slice(0, MOST_LISTED).join(","),
    write: String,
    describe: (slugs: string, attributes: readonly Attribute[]) =>
      slugs
        .split(",")
        .map((slug) => attributeName(attributes, kind, slug))
        .join(", "),
  } satisfies Filter<string> & { kind: AttributeKind };
}

const byName = <Named extends { name: string }>(all: readonly Named[]) =>
  all.toSorted((a, b) => a.name.localeCompare(b.name, "pt-BR"));

const isSlug = (words: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(words) && words.length <= 60;

/** One of some, or null; the first of `options` asks for nothing. */
function choice<Value extends string | number>(
  parameter: string,
  label: string,
  anything: { value: string; label: string },
  choices: readonly FilterOption<Value>[],
) {
  const find = (value: Value | null) => choices.find(({ means }) => means === value);
  return {
    parameter,
    label,
    options: [anything, ...choices],
    anything: anything.value,
    read: (words: string | null): Value | null => choices.find(({ value }) => value === words)?.means ?? null,
    write: (value: Value | null) => find(value)?.value ?? anything.value,
    describe: (value: Value | null) => find(value)?.label ?? "",
  } satisfies Filter<Value | null> & { options: readonly { value: string; label: string }[] };
}

const all = { value: "todas", label: "Todas" };
const positioned = weekdays.map((day, means) => ({ ...day, means }));

// The week as people plan it: from today, and from Monday on.
const namedDay = choice<number | NearDay>("dia", "Dia da semana", { value: "todos", label: "Qualquer dia" }, [
  ...nearDays.map(({ value, label }) => ({ value, label, means: value })),
  ...positioned.slice(1),
  ...positioned.slice(0, 1),
]);

type Day = number | NearDay | null;

const dateOf = (day: Day) => (typeof day === "string" && isDate(day) ? day : undefined);

/** One of these, or a date, which only a sentence or an address names. */
const weekday = {
  ...namedDay,
  read: (words: string | null): Day => dateOf(words as Day) ?? namedDay.read(words),
  write: (day: Day) => dateOf(day) ?? namedDay.write(day),
  describe(day: Day) {
    const date = dateOf(day);
    return date ? formatDay(date).replace(/^./, (first) => first.toUpperCase()) : namedDay.describe(day);
  },
};

/**
 * What a search can be asked for, in the order of its addresses. The form, addresses, titles and counts follow from
 * here; the database's call and the search in memory do not compile, or leave it to the database, until they know it.
 */
export const searchFilters = {
  specialty: {
    ...choice<Specialty["name"]>(
      "especialidade",
      "Especialidade",
      all,
      specialties.map(({ name, slug }) => ({ value: slug, label: name, means: name })),
    ),
    // However it is cased, and by its name, too.
    read: (words: string | null) => findSpecialty(words)?.name ?? null,
  },
  modality: choice<"presencial" | "online">("modalidade", "Modalidade", all, [
    { value: "presencial", label: "Presencial", means: "presencial" },
    { value: "online", label: "Online", means: "online" },
  ]),
  /** As typed: part of a name, or "Campinas - SP". */
  city: {
    parameter: "cidade",
    label: "Cidade",
    anything: "",
    read: cleanWords,
    write: String,
    describe: String,
  } satisfies Filter<string>,
  /** Kilometres around the city; null is the city alone. */
  radius: choice(
    "raio",
    "Distância",
    { value: "0", label: "Só nesta cidade" },
    [10, 25, 50, 100].map((km) => ({ value: String(km), label: `Até ${km} km`, means: km })),
  ),
  state: {
    ...choice<string>(
      "estado",
      "Estado",
      { value: "todos", label: "Qualquer estado" },
      byName(states).map(({ uf, name }) => ({ value: uf, label: name, means: uf })),
    ),
    read: (words: string | null) => findState((words ?? "").toUpperCase())?.uf ?? null,
  },
  weekday,
  period: choice(
    "periodo",
    "Período",
    { value: "todos", label: "Qualquer período" },
    periods.map((period, means) => ({ ...period, means })),
  ),
  approach: attribute("abordagem", "Abordagem", "approach", { value: "todas", label: "Qualquer abordagem" }),
  audience: choice<"criancas" | "adultos">("publico", "Público", { value: "todos", label: "Qualquer idade" }, [
    { value: "criancas", label: "Crianças", means: "criancas" },
    { value: "adultos", label: "Adultos", means: "adultos" },
  ]),
  themes: attributeList("tema", "Temas", "theme"),
  plan: attribute("convenio", "Convênio", "plan", { value: "todos", label: "Com ou sem convênio" }),
  language: attribute("idioma", "Idioma", "language", { value: "todos", label: "Qualquer idioma" }),
  access: attributeList("acessibilidade", "Acessibilidade do consultório", "access"),
  verified: choice<"sim">("verificado", "Registro", { value: "", label: "Com ou sem verificação" }, [
    { value: "sim", label: "Só verificados", means: "sim" },
  ]),
  /** As typed: words of a name. */
  name: {
    parameter: "nome",
    label: "Nome",
    anything: "",
    read: cleanWords,
    write: String,
    describe: (name) => (name ? `“${name}”` : ""),
  } satisfies Filter<string>,
  /** Asked for by the visitor alone; the fair rotation is what everybody gets. */
  order: choice<"distancia" | "horario">("ordem", "Ordem", { value: "rodizio", label: "Rodízio do dia" }, [
    { value: "distancia", label: "Mais perto primeiro", means: "distancia" },
    { value: "horario", label: "Horário livre mais cedo", means: "horario" },
  ]),
};

export type FilterName = keyof typeof searchFilters;

export const filterNames = Object.keys(searchFilters) as FilterName[];

export function filterOf(name: FilterName): Filter<unknown> {
  return searchFilters[name];
}

const MAX_WORDS = 60;

/** One line, without what no name holds and the database refuses (NUL), of bounded length. */
export function cleanWords(words: string | null) {
  const line = (words ?? "").slice(0, 300).replace(/[\p{Cc}\p{Cs}\s]+/gu, " ");
  return cut(line.trim(), MAX_WORDS).trim();
}
