import { findSpecialty, type Specialty, specialties } from "#app/features/professionals/specialties.ts";
import { cut } from "#app/shared/formats.ts";
import { periods, weekdays } from "./availability.ts";

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
  /** A value in words. */
  describe(value: Value): string;
};

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
  // The week as people plan it: from Monday on.
  weekday: choice("dia", "Dia da semana", { value: "todos", label: "Qualquer dia" }, [
    ...positioned.slice(1),
    ...positioned.slice(0, 1),
  ]),
  period: choice(
    "periodo",
    "Período",
    { value: "todos", label: "Qualquer período" },
    periods.map((period, means) => ({ ...period, means })),
  ),
};

export type FilterName = keyof typeof searchFilters;

export const filterNames = Object.keys(searchFilters) as FilterName[];

export function filterOf(name: FilterName): Filter<unknown> {
  return searchFilters[name];
}

const MAX_CITY = 60;

/** One line, without what no name holds and the database refuses (NUL), of bounded length. */
export function cleanWords(words: string | null) {
  const line = (words ?? "").slice(0, 300).replace(/[\p{Cc}\p{Cs}\s]+/gu, " ");
  return cut(line.trim(), MAX_CITY).trim();
}
