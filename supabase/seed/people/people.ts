import type { City } from "../cities.ts";
import { drawPlace } from "../places.ts";
import { drawSpecialty, mixes, type Specialty } from "../specialties.ts";
import { drawWeek, type Week } from "../weeks.ts";
import { domain, drawWhatsapp, mailName } from "./contacts.ts";
import { describe } from "./description.ts";
import { drawFirstName, type Sex } from "./first-names.ts";
import type { Profile } from "./profile.ts";
import { Random } from "./random.ts";
import { createRegistrations } from "./registrations.ts";
import { drawSurnames } from "./surnames.ts";
import { orderedUuid } from "./uuid.ts";
import { weighted } from "./weighted.ts";

/** Somebody who could be listed in Brazil. `city` is where they work, even when the profile does not say. */
export type Person = Profile & {
  id: string;
  user_id: string;
  sex: Sex;
  city: City;
  city_id: number | null;
  week: Week;
  /** Their place in the daily rotation. */
  rank: number;
  is_paying: boolean;
  /** Days since they joined, and since an operator verified them. */
  joined: number;
  verified: number | null;
};

/** What somebody is made to be, so that a small directory has at least one of each. */
type Fixed = { city: City; specialty: Specialty; approach: string };

/**
 * Makes people by number: cities as large as they are, specialties as their councils count them. The same
 * seed and number give the same person, whoever else is made.
 */
export function createPeople({ cities, seed }: { cities: City[]; seed: number }) {
  const random = new Random(seed);
  const drawCity = weighted(cities.map((city) => [city, city.population] as const));
  const drawRegistration = createRegistrations();

  return (index: number, fixed?: Fixed): Person => {
    random.moveTo(index);
    const id = orderedUuid(random, index);
    const user_id = orderedUuid(random, index);
    const city = fixed?.city ?? drawCity(random);
    const specialty = fixed?.specialty ?? drawSpecialty(random);
    const mix = mixes[specialty];
    const approach = fixed?.approach ?? mix.drawApproach(random);
    const sex = random.chance(mix.women) ? "F" : "M";
    const name = drawName(random, sex, city.state);
    const age_group = mix.drawAgeGroup(random);
    const drawnModality = mix.drawModality(random);
    const modality = fixed && drawnModality === "online" ? "ambos" : drawnModality;
    const week = drawWeek(random, specialty);
    const years = random.between(3, 14) + (random.chance(0.35) ? random.between(1, 18) : 0);
    const joined = random.between(25, 900);
    return {
      id,
      user_id,
      sex,
      name,
      specialty,
      ...drawRegistration(random, specialty, city.state, years),
      // Without drawing: one in five has not chosen.
      title_form: sex === "F" ? "feminina" : "masculina",
      approach,
      age_group,
      modality,
      city,
      ...place(random, city, modality === "online"),
      week,
      weekly_hours: week.blocks,
      schedule: week.schedule,
      description: describe(random, { sex, specialty, approach, age_group, modality, years }),
      ...contacts(random, name, city),
      rank: random.bits() | 0,
      is_paying: fixed !== undefined || random.chance(0.97),
      joined,
      verified: random.chance(0.6) ? random.between(1, joined - 1) : null,
    };
  };
}

function drawName(random: Random, sex: Sex, state: string) {
  const name = `${drawFirstName(random, sex)} ${drawSurnames(random, state)}`;
  return sex === "M" && random.chance(0.04) ? `${name} ${random.pick(["Filho", "Júnior", "Neto"])}` : name;
}

/** Whoever works online only is not asked for a place at sign-up; some tell their city all the same. */
function place(random: Random, city: City, isOnline: boolean) {
  if (!isOnline) return { ...drawPlace(random, city), city_id: city.id };
  return { address: null, district: null, city_id: random.chance(0.4) ? city.id : null };
}

function contacts(random: Random, name: string, city: City) {
  const whatsapp = drawWhatsapp(random, city.area_code);
  const contact_email = `${mailName(name)}@${domain}`;
  const way = random.share();
  return { whatsapp: way < 0.08 ? null : whatsapp, contact_email: way > 0.82 ? null : contact_email };
}
