import { modalityBits } from "#app/features/professionals/modality.ts";
import { trialDays } from "#app/features/subscription/terms.ts";
import { type CastMember, cast } from "./cast/cast.ts";
import { type City, demoCities } from "./cities.ts";
import { domain, mailName } from "./people/contacts.ts";
import { createPeople, type Person } from "./people/people.ts";
import { Random } from "./people/random.ts";
import { dealPortraits } from "./portraits.ts";
import { pairs, type Specialty, specialtyIds } from "./specialties.ts";

/** With the listed people of the cast this makes 540 to 599 professionals in 50 to 59 cities. */
const peopleCount = 560;
const cityCount = 54;
/** Chosen among a few hundred: cities and specialties come out close to their true shares, and no name twice. */
const seed = 31;
/** Whose profile says "RQE não informado". */
const withoutRqe = 5;

/** How long one consultation takes. */
const minutes: Record<Specialty, number[]> = {
  Psicologia: [50, 50, 60],
  Psiquiatria: [60, 40, 50],
  Fonoaudiologia: [40, 50, 45],
  Fisioterapia: [50, 60, 40],
  "Terapia Ocupacional": [50, 45, 60],
  Nutrição: [60, 40, 50],
  Enfermagem: [30, 40, 50],
  Odontologia: [30, 60, 45],
};

/** Everybody in the demo: the cast, and people who have no password. */
export function demoRows(cities: City[]) {
  const people = demoPeople(cities);
  const portraits = dealPortraits(people);
  return [
    ...Object.values(cast).map((member) => castRow(member, cities)),
    ...people.map((person, index) => personRow(person, index, portraits[index] ?? null)),
  ];
}

/** The first ones make sure that every city and every approach has somebody; chance decides the others. */
function demoPeople(cities: City[]) {
  const chosen = demoCities(cities, cityCount);
  const makePerson = createPeople({ cities: chosen, seed });
  return Array.from({ length: peopleCount }, (_, index) => {
    const city = chosen[index];
    const pair = pairs[index % pairs.length];
    return makePerson(index, city && pair && { city, ...pair });
  });
}

function castRow({ id, user_id, email, situation, is_verified, profile }: CastMember, cities: City[]) {
  const { specialty, modality, city, state, weekly_hours = [], portrait = null, ...words } = profile;
  return {
    ...words,
    portrait,
    id,
    user_id,
    email,
    is_cast: true,
    specialty_id: specialty ? specialtyIds[specialty] : null,
    modality: modality ? modalityBits[modality] : null,
    city_id: cities.find((known) => known.name === city && known.state === state)?.id ?? null,
    weekly_hours,
    rqe_days: null,
    consultation_minutes: 50,
    rank: new Random(seed).moveTo(-parseInt(id.slice(-4), 16)).bits() | 0,
    is_paying: null,
    joined: situation.joined,
    verified: is_verified ? Math.floor(situation.joined / 2) : null,
  };
}

function personRow(person: Person, index: number, portrait: string | null) {
  const { city: _, week: _week, sex: _sex, specialty, modality, ...words } = person;
  // One psychiatrist was asked for the RQE only now.
  const isAsked = index === withoutRqe;
  return {
    ...words,
    rqe: isAsked ? null : person.rqe,
    rqe_days: isAsked ? trialDays : null,
    description: isAsked ? person.description.replaceAll(" psiquiatra", "") : person.description,
    email: `${mailName(person.name)}.${index + 1}@${domain}`,
    is_cast: false,
    portrait,
    specialty_id: specialtyIds[specialty],
    modality: modalityBits[modality],
    consultation_minutes: minutes[specialty][index % 3] ?? 50,
    // Within the year, so that a demo that runs long asks again about few; one in forty waits for an operator.
    verified: index % 40 === 7 ? null : 1 + ((person.verified ?? person.joined) % 300),
  };
}

export type DemoRow = ReturnType<typeof castRow> | ReturnType<typeof personRow>;
