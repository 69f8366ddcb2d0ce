import { expect, test } from "vitest";
import type { Availability } from "#app/features/availability/slots.ts";
import { parseSearchFilters } from "./filters/filters.ts";
import { helpFurther } from "./help-further.server.ts";
import { readCursor } from "./results/cursor.ts";
import type { SearchPlan } from "./search-plan.ts";
import { searchProfessionals } from "./search-professionals.server.ts";
import { createPlaces } from "./sentence/places/places.ts";

/** A Monday, ten o'clock in São Paulo. */
const now = new Date("2026-11-16T13:00:00Z");

const facts = (weekday: number, ends = "18:00"): Availability => ({
  ...{ zone: "America/Sao_Paulo", minutes: 60, modality: "online", worksOnHolidays: true, localHolidays: [] },
  ...{ timeOff: [], booked: [], weeklyHours: [{ weekday, starts: "08:00", ends }] },
});

const row = (rank: number, availability: Availability | null) => ({
  ...{ id: `be7e5da0-0000-4000-8000-${String(rank).padStart(12, "0")}`, rank, name: `Ana ${rank}` },
  ...{ specialty: "Psicologia", registration: "CRP 06/1", modality: "online", rating: null, review_count: 0 },
  ...{ approach: null, district: null, city: null, schedule: null, description: null, photo: null, verified_at: null },
  availability_facts: availability,
});

const places = async () => createPlaces([{ name: "Curitiba", state: "PR", population: 1_800_000 }], () => undefined);

/** A database that holds these people in the order of their ranks, and counts what it is asked for. */
function directoryOf(people: ReturnType<typeof row>[]) {
  const sizes: number[] = [];
  const query = async (text: string, values: readonly unknown[] = []) => {
    if (text.includes("count_professionals")) return [{ count: String(people.length) }];
    const [size, after] = values.slice(-4) as [number, number | null];
    sizes.push(size);
    return people.filter(({ rank }) => after === null || rank > after).slice(0, size);
  };
  const search = (words: string, cursor?: string) =>
    searchProfessionals(
      query as unknown as Parameters<typeof searchProfessionals>[0],
      parseSearchFilters(new URLSearchParams(words)),
      readCursor(cursor ?? null),
      now,
    );
  const help = (words: string) =>
    helpFurther(
      parseSearchFilters(new URLSearchParams(words)),
      0,
      { queryAsVisitor: query as never, planSearch: () => undefined, attributes: () => [], places },
      now,
    );
  return { search, help, sizes };
}

const names = ({ professionals }: { professionals: { name: string }[] }) => professionals.map(({ name }) => name);

test("today are only those with a time left today, and cards show times of today alone", async () => {
  const isOver = facts(1, "10:00");
  const { search } = directoryOf([row(1, facts(1)), row(2, isOver), row(3, null), row(4, facts(2)), row(5, facts(1))]);
  const today = await search("dia=hoje");
  expect(names(today)).toEqual(["Ana 1", "Ana 5"]);
  expect(today).toMatchObject({ total: 2, isMore: false, next: null });
  expect(today.professionals[0]?.times?.days.map(({ label }) => label)).toEqual(["hoje"]);
  expect(names(await search("dia=amanha"))).toEqual(["Ana 4"]);
  expect(names(await search("dia=hoje&periodo=noite"))).toEqual([]);
  // The next Monday is no longer of the next seven days; who keeps no hours is free at no time that one knows.
  expect(names(await search("dia=semana"))).toEqual(["Ana 1", "Ana 4", "Ana 5"]);
  expect(names(await search("dia=semana&periodo=noite"))).toEqual([]);
  // Who works on Mondays is found for Mondays, also when this one is full.
  expect(names(await search("dia=segunda"))).toHaveLength(5);
});

test("pages of today go on behind the last that was shown, without repeating or skipping anybody", async () => {
  const people = Array.from({ length: 130 }, (_, rank) => row(rank, rank % 2 ? facts(1) : facts(3)));
  const { search } = directoryOf(people);
  const shown: string[] = [];
  for (let page = 0, next: string | null = ""; next !== null && page < 9; page++) {
    const found = await search("dia=hoje", next);
    shown.push(...names(found));
    if (page === 0) expect(found).toMatchObject({ total: 20, isMore: true });
    next = found.next;
  }
  expect(shown).toEqual(people.filter(({ rank }) => rank % 2).map(({ name }) => name));
});

test("where hardly anybody has a time left, so many are looked at and no more", async () => {
  const { search, sizes } = directoryOf(Array.from({ length: 5_000 }, (_, rank) => row(rank, facts(3))));
  expect(await search("dia=hoje")).toMatchObject({ professionals: [], total: 0, isMore: false, next: null });
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(300);
});

test("what an empty day offers instead finds somebody, and says how many where all were looked at", async () => {
  const offered = async (people: ReturnType<typeof row>[], words: string) =>
    (await directoryOf(people).help(words)).wider?.map(({ words, people }) => [words, people]);
  const some = [row(1, facts(1)), row(2, facts(1)), row(3, facts(4))];
  // Tomorrow night there is nobody either; of today all three work on such days, and two have a time.
  expect(await offered(some, "dia=hoje&periodo=noite")).toEqual([
    ["Sem o filtro Hoje", 3],
    ["Sem o filtro Noite", 2],
  ]);
  const { nearest } = await directoryOf(some).help("dia=hoje&periodo=noite");
  expect(nearest?.words).toBe("Sem o filtro Hoje");
  expect(nearest && names(nearest.found)).toEqual(["Ana 1", "Ana 2", "Ana 3"]);
  const many = Array.from({ length: 200 }, (_, rank) => row(rank, rank < 7 ? facts(1) : facts(4)));
  expect(await offered(many, "dia=hoje&periodo=noite")).toEqual([
    ["Sem o filtro Hoje", 200],
    ["Sem o filtro Noite", undefined],
  ]);
});

test("of the distances the smallest that finds somebody is offered", async () => {
  const query = async (text: string, values: readonly unknown[] = []) => {
    if (text.includes("count_professionals"))
      return [{ count: values.includes(25) || values.includes(50) ? "1" : "0" }];
    return [{ name: "Valinhos" }];
  };
  const { wider } = await helpFurther(
    parseSearchFilters(new URLSearchParams("cidade=Valinhos - SP")),
    0,
    { queryAsVisitor: query as never, planSearch: () => undefined, attributes: () => [], places },
    now,
  );
  expect(wider?.map(({ words }) => words)).toEqual(["Até 25 km de Valinhos - SP"]);
});

test("whose people follow sees a child like the one that was looked for, further away if need be", async () => {
  const query = async (text: string, values: readonly unknown[] = []) => {
    const isFound = !values.includes("{age:criancas,theme:tdah}") && !values.includes("Valinhos - SP");
    if (text.includes("count_professionals"))
      return [{ count: isFound || !String(values).includes("age:") ? "4" : "0" }];
    return text.includes("search_professionals") ? [row(1, null)] : [{ name: "Valinhos" }];
  };
  const { nearest } = await helpFurther(
    parseSearchFilters(new URLSearchParams("especialidade=psicologia&cidade=Valinhos - SP&publico=criancas&tema=tdah")),
    0,
    { queryAsVisitor: query as never, planSearch: () => undefined, attributes: () => [], places },
    now,
  );
  expect(nearest?.filters).toMatchObject({ specialty: "Psicologia", audience: "criancas" });
});

test("from a city that nobody knows no distance is offered, but the one that was meant", async () => {
  const query = async (text: string, values: readonly unknown[] = []) => {
    if (text.includes("count_professionals")) return [{ count: values.includes("Marte") ? "0" : "8" }];
    return [];
  };
  const help = (words: string) =>
    helpFurther(
      parseSearchFilters(new URLSearchParams(words)),
      0,
      { queryAsVisitor: query as never, planSearch: () => undefined, attributes: () => [], places },
      now,
    );
  const mars = await help("cidade=Marte&especialidade=psicologia");
  expect(mars.unknownCity).toBe("Marte");
  expect(mars.wider?.map(({ words }) => words)).toEqual([
    "Atendimento online, de qualquer lugar",
    "Sem o filtro Marte",
  ]);
  expect((await help("cidade=curitba")).wider?.[0]).toMatchObject({
    words: "Você quis dizer Curitiba - PR?",
    filters: { city: "Curitiba - PR" },
  });
});

test("in another order as many are looked at, and they are counted as all only where they are", async () => {
  const found = async (people: number) => {
    const rows = Array.from({ length: people }, (_, rank) => row(rank, facts(1)));
    // The size is the ninth of what the planned statement is given.
    const query = async (_: string, values: readonly unknown[] = []) => rows.slice(0, Number(values[8]));
    const nobody = { specialtyId: null, modalityBits: null, times: null, nearest: null, narrowing: null };
    const plan = { ...nobody, way: "walk", cities: null, cityBits: null, total: people } as unknown as SearchPlan;
    return searchProfessionals(
      query as never,
      parseSearchFilters(new URLSearchParams("dia=hoje&ordem=horario")),
      undefined,
      now,
      plan,
    );
  };
  expect(await found(120)).toMatchObject({ total: 120, isMore: false, order: "horario" });
  expect(await found(400)).toMatchObject({ total: 20, isMore: true, order: "horario" });
});
