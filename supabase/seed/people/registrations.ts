import type { Specialty } from "../specialties.ts";
import { regionShare, type State, stateShare, states } from "../states.ts";
import type { Random } from "./random.ts";

/** Draws registrations in each council's form, with the region of the state and about as high as they go there. */
export function createRegistrations() {
  const highest = new Map<string, number>();
  for (const [name, state] of Object.entries(states)) {
    const set = (specialty: Specialty, numbers: number, share: number) =>
      highest.set(specialty + name, Math.max(400, Math.round(numbers * share)));
    set("Psicologia", 820_000, regionShare("crp", state.crp));
    set("Psiquiatria", 1_000_000, stateShare(name));
    set("Fonoaudiologia", 80_000, regionShare("crfa", state.crfa));
    // Numbered for the whole country.
    set("Fisioterapia", 390_000, 1);
    set("Terapia Ocupacional", 24_000, 1);
    set("Nutrição", 260_000, regionShare("crn", state.crn));
    set("Enfermagem", 3_100_000, stateShare(name));
    set("Odontologia", 630_000, stateShare(name));
  }
  return (random: Random, specialty: Specialty, stateName: string, years: number) => {
    const most = highest.get(specialty + stateName) as number;
    // The longer in the profession, the lower the number.
    const number = Math.ceil(most * (1.03 - years / 36) * (0.9 + random.share() * 0.1));
    const registration = forms[specialty](number, stateName, states[stateName] as State);
    // Without the RQE nobody may call themselves psiquiatra.
    return { registration, rqe: specialty === "Psiquiatria" ? String(random.between(1200, 68_000)) : null };
  };
}

type Form = (number: number, name: string, state: State) => string;

const forms: Record<Specialty, Form> = {
  Psicologia: (number, _, { crp }) => `CRP ${crp}/${String(number).padStart(5, "0")}`,
  Psiquiatria: (number, name) => `CRM/${name} ${number}`,
  Fonoaudiologia: (number, _, { crfa }) => `CRFa ${crfa}-${number}`,
  Fisioterapia: (number, _, { crefito }) => `CREFITO-${crefito}/${number}-F`,
  "Terapia Ocupacional": (number, _, { crefito }) => `CREFITO-${crefito}/${number}-TO`,
  Nutrição: (number, _, { crn }) => `CRN-${crn} ${number}`,
  Enfermagem: (number, name) => `COREN-${name} ${number}-ENF`,
  Odontologia: (number, name) => `CRO-${name} ${number}`,
};
