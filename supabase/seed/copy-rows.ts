import { modalityBits } from "#app/features/professionals/modality.ts";
import type { Person } from "./people/people.ts";
import { specialtyIds } from "./specialties.ts";

export const accountColumns = "id, aud, role, created_at";
export const membershipColumns = "user_id, subscription_status, trial_end_date, paid_until";
export const profileColumns =
  "id, user_id, name, specialty_id, registration, rqe, title_form, approach, age_group, modality, address, district, city_id, " +
  "city_number, schedule, description, whatsapp, contact_email, verified_at, rank, listed_until, created_at, updated_at, weekly_hours, attributes";

const day = 86_400_000;

/**
 * Rows in COPY's text form. Names and texts of ours hold no tab, no line end and no backslash: nothing is
 * escaped. Days become timestamps by a table, because there are few of them.
 */
export function createWriter(now: Date, attributesOf: (person: Person) => number[]) {
  const past = Array.from({ length: 1000 }, (_, days) => new Date(Number(now) - days * day).toISOString());
  const trialEnd = past.map((_, days) => new Date(Number(now) + (10 - days) * day).toISOString());
  const paidUntil = new Date(Number(now) + 7300 * day).toISOString();
  // What directory.listing_end answers: seven days of grace after the paid period.
  const listedUntil = new Date(Number(now) + 7307 * day).toISOString();
  const lapsed = new Date(Number(now) - 15 * day).toISOString();
  let accounts = "";
  let memberships = "";
  let profiles = "";

  return {
    add(person: Person) {
      const { user_id, is_paying, joined, verified } = person;
      accounts += `${user_id}\tauthenticated\tauthenticated\t${past[joined]}\n`;
      memberships += is_paying
        ? `${user_id}\tactive\t${trialEnd[joined]}\t${paidUntil}\n`
        : `${user_id}\tinactive\t${trialEnd[joined]}\t${lapsed}\n`;
      profiles +=
        `${person.id}\t${user_id}\t${person.name}\t${specialtyIds[person.specialty]}\t${person.registration}\t` +
        `${person.rqe ?? "\\N"}\t${person.title_form}\t${person.approach}\t${person.age_group}\t${modalityBits[person.modality]}\t${person.address ?? "\\N"}\t` +
        `${person.district ?? "\\N"}\t${place(person)}\t${person.schedule}\t${person.description}\t` +
        `${person.whatsapp ?? "\\N"}\t${person.contact_email ?? "\\N"}\t` +
        `${verified === null ? "\\N" : past[verified]}\t${person.rank}\t${is_paying ? listedUntil : "\\N"}\t` +
        `${past[joined]}\t${past[joined]}\t${hasHours(person) ? person.week.json : "[]"}\t` +
        `{${attributesOf(person).join(",")}}\n`;
    },
    /** The rows added since, for the three tables. */
    take() {
      const texts = [accounts, memberships, profiles] as const;
      accounts = memberships = profiles = "";
      return texts;
    },
  };
}

function place({ city_id, city }: Person) {
  return city_id === null ? "\\N\t\\N" : `${city_id}\t${city.number}`;
}

/** One in eight: checking and counting ten blocks of hours takes the database longer than all the rest of a row. */
function hasHours({ rank }: Person) {
  return (rank & 7) === 0;
}
