import postgres from "postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { describeWeek } from "#app/features/availability/hours-text.ts";
import { castProfiles } from "../cast/cast-profiles.ts";
import { type City, readCities } from "../cities.ts";
import type { Specialty } from "../specialties.ts";
import { councilPatterns } from "../testing/council-patterns.ts";
import { createPeople, type Person } from "./people.ts";

const sql = postgres({ host: inject("postgresHost"), user: "postgres", database: "postgres", max: 1, onnotice() {} });
let cities: City[];
let people: Person[];

beforeAll(async () => {
  cities = await readCities(sql);
  const makePerson = createPeople({ cities, seed: 1 });
  people = Array.from({ length: 8000 }, (_, index) => makePerson(index));
});
afterAll(() => sql.end());

test("the same seed and number give the same person, whoever else is made", () => {
  const makePerson = createPeople({ cities, seed: 1 });
  for (const index of [7999, 0, 777]) expect(makePerson(index)).toEqual(people[index]);
  expect(createPeople({ cities, seed: 2 })(777)).not.toEqual(people[777]);
});

test("nobody shares an id, and ids are UUIDs that grow", () => {
  const ids = people.flatMap(({ id, user_id }) => [id, user_id]);
  expect(new Set(ids).size).toBe(16_000);
  const form = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  expect(ids.filter((id) => !form.test(id))).toEqual([]);
  expect(people.map(({ id }) => id)).toEqual(people.map(({ id }) => id).toSorted());
});

test("cities are as frequent as they are large", () => {
  const total = cities.reduce((sum, { population }) => sum + population, 0);
  for (const name of ["São Paulo", "Rio de Janeiro", "Manaus", "Campinas"]) {
    const city = cities.find((each) => each.name === name) as City;
    const expected = (city.population / total) * people.length;
    const found = people.filter((person) => person.city.id === city.id).length;
    expect(Math.abs(found - expected)).toBeLessThan(5 * Math.sqrt(expected));
  }
  expect(new Set(people.map(({ city }) => city.id)).size).toBeGreaterThan(1500);
});

test("specialties are as frequent as their councils' registers", () => {
  const share = (specialty: Specialty) => people.filter((each) => each.specialty === specialty).length / people.length;
  expect(share("Enfermagem")).toBeCloseTo(706 / 2372, 1);
  expect(share("Psicologia")).toBeCloseTo(547 / 2372, 1);
  expect(share("Psiquiatria")).toBeLessThan(0.012);
});

test("every registration is in the form of its council", () => {
  const everybody = [...people, ...complete(castProfiles)];
  expect(everybody.filter((each) => !councilPatterns[each.specialty].test(each.registration))).toEqual([]);
});

test("a registration names the region of the state", () => {
  const regions = (specialty: Specialty, state: string, pattern: RegExp) => {
    const those = people.filter((each) => each.specialty === specialty && each.city.state === state);
    return [...new Set(those.map(({ registration }) => pattern.exec(registration)?.[1]))];
  };
  expect(regions("Psicologia", "SP", /^CRP (\d\d)/)).toEqual(["06"]);
  expect(regions("Psicologia", "AC", /^CRP (\d\d)/)).toEqual(["24"]);
  expect(regions("Fisioterapia", "GO", /^CREFITO-(\d+)/)).toEqual(["19"]);
  expect(regions("Nutrição", "CE", /^CRN-(\d+)/)).toEqual(["11"]);
  expect(regions("Fonoaudiologia", "MG", /^CRFa (\d)/)).toEqual(["6"]);
  expect(regions("Enfermagem", "BA", /^COREN-(..)/)).toEqual(["BA"]);
});

const forbidden =
  /\b(curas?|curar|garant\p{L}*|milagr\p{L}*|deus|jesus|bíblic\p{L}*|crist(o|ã|ãos?|ãs)|evangélic\p{L}*|católic\p{L}*|melhor\p{L}*|únic[oa]s?|preços?|descontos?|grátis|promo\p{L}*|resultados?|depoimentos?)(?!\p{L})|R\$|100%/iu;

test("nobody promises, compares, advertises a price or wears a creed", () => {
  const everybody = [...people, ...complete(castProfiles)];
  expect(everybody.filter(({ description }) => forbidden.test(description))).toEqual([]);
  for (const words of ["Garantimos a cura.", "O melhor preço", "psicóloga cristã", "por R$ 50"])
    expect(words).toMatch(forbidden);
  expect("Quem procura escuta segura").not.toMatch(forbidden);
});

test("descriptions have two to four sentences and no gap left in them", () => {
  expect(people.filter(({ description }) => /[{}|#]|undefined|\s\s/.test(description))).toEqual([]);
  const lengths = people.map(({ description }) => description.split(/\.(?:\s|$)/).filter(Boolean).length);
  expect([...new Set(lengths)].toSorted()).toEqual([2, 3, 4]);
  expect(new Set(people.map(({ description }) => description)).size).toBeGreaterThan(people.length / 2);
});

test("words agree with whoever speaks", () => {
  const masculine = /psicólogo|médico psiquiatra|fonoaudiólogo|enfermeiro|cirurgião-dentista|formado\b|consultor\b/i;
  const feminine = /psicóloga|médica psiquiatra|fonoaudióloga|enfermeira|cirurgiã-dentista|formada\b|consultora\b/i;
  const saysTitle = (pattern: RegExp, sex: string) =>
    people.filter((each) => each.sex === sex && pattern.test(firstSentence(each))).length;
  expect(saysTitle(masculine, "F")).toBe(0);
  expect(saysTitle(feminine, "M")).toBe(0);
  expect(saysTitle(masculine, "M")).toBeGreaterThan(300);
  expect(saysTitle(feminine, "F")).toBeGreaterThan(2000);
});

test("nobody speaks of people whom they do not see", () => {
  const speakingOf = (age: string, words: RegExp) =>
    people.filter(({ age_group, description }) => age_group === age && words.test(description));
  expect(speakingOf("criancas", /\badultos|idosos|casais|Parkinson|AVC|prótese/)).toEqual([]);
  expect(speakingOf("adultos", /crianças|bebês|lancheira|recém-nascido/)).toEqual([]);
  expect(speakingOf("ambos", /crianças/).length).toBeGreaterThan(500);
});

test("the schedule says what the weekly hours say", () => {
  const said = [...people, ...complete(castProfiles)];
  expect(said.filter(({ weekly_hours, schedule }) => schedule !== describeWeek(weekly_hours))).toEqual([]);
  expect(castProfiles.bruno.schedule).toBe(
    "Segundas, quartas e sextas, das 14h às 21h; terças e quintas, das 8h às 12h e das 14h às 18h",
  );
});

test("phones have the city's area code and a number that is nobody's; mail goes nowhere", () => {
  expect(people.filter(({ whatsapp, contact_email }) => !whatsapp && !contact_email)).toEqual([]);
  const phones = people.filter(({ whatsapp }) => whatsapp);
  const isFictitious = ({ whatsapp, city }: Person) =>
    whatsapp?.startsWith(`(${city.area_code}) 90000-`) && /-\d{4}$/.test(whatsapp);
  expect(phones.filter((each) => !isFictitious(each))).toEqual([]);
  const mails = people.flatMap(({ contact_email }) => contact_email ?? []);
  expect(mails.filter((mail) => !/^[a-z]+\.[a-z]+@betesda\.test$/.test(mail))).toEqual([]);
});

test("whoever works online only gives no address", () => {
  const online = people.filter(({ modality }) => modality === "online");
  expect(online.every(({ address, district }) => address === null && district === null)).toBe(true);
  expect(online.some(({ city_id }) => city_id === null)).toBe(true);
  const inPerson = people.filter(({ modality }) => modality !== "online");
  expect(inPerson.every(({ district, city_id }) => district !== null && city_id !== null)).toBe(true);
});

function firstSentence({ description }: Person) {
  return description.slice(0, description.indexOf(".") + 1);
}

function complete({ vitoria: _, ...others }: typeof castProfiles) {
  return Object.values(others);
}
