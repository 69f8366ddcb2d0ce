import { type Choice, NOT_CHOSEN } from "../field-kinds.ts";
import { findSpecialty, type Specialty } from "../specialties.ts";

/*
 * How a profession is called beside the name, with council and number: CFP and CFM ask for it, the other councils
 * likewise. Each person chooses the form; whoever has not is named in a neutral one.
 */

type Words = readonly [feminine: string, masculine: string, neutral: string];

const same = (words: string): Words => [words, words, words];

const PROFESSIONS: Record<Specialty["slug"], Words> = {
  psicologia: ["Psicóloga", "Psicólogo", "Psicóloga(o)"],
  psiquiatria: ["Médica", "Médico", "Médica(o)"],
  fonoaudiologia: ["Fonoaudióloga", "Fonoaudiólogo", "Fonoaudióloga(o)"],
  fisioterapia: same("Fisioterapeuta"),
  "terapia-ocupacional": same("Terapeuta ocupacional"),
  nutricao: same("Nutricionista"),
  enfermagem: same("Profissional de enfermagem"),
  odontologia: ["Cirurgiã-dentista", "Cirurgião-dentista", "Cirurgiã(o)-dentista"],
};

/** Nobody is called so without the RQE (Resolução CFM 2.336/2023). */
const PSYCHIATRIST: Words = ["Médica psiquiatra", "Médico psiquiatra", "Médica(o) psiquiatra"];

/** COREN registers three professions (Lei 7.498/1986, art. 2), and the end of its number says which. */
const NURSING: [ending: RegExp, words: Words][] = [
  [/-\s*ENF$/i, ["Enfermeira", "Enfermeiro", "Enfermeira(o)"]],
  [/-\s*TEC?$/i, ["Técnica de enfermagem", "Técnico de enfermagem", "Técnica(o) de enfermagem"]],
  [/-\s*(AUX|AE)$/i, same("Auxiliar de enfermagem")],
];

/** What of a record makes the title. */
export type TitleFacts = {
  specialty: string;
  registration: string;
  rqe?: string | null | undefined;
  titleForm?: string | null | undefined;
};

/** "Psicóloga"; null for a specialty that is none of ours. */
export function titleOf(facts: TitleFacts) {
  const words = wordsOf(facts);
  if (!words) return null;
  const [feminine, masculine, neutral] = words;
  if (facts.titleForm === "feminina") return feminine;
  return facts.titleForm === "masculina" ? masculine : neutral;
}

/** The title with council and number: "Médica psiquiatra, CRM/BA 31754, RQE 18206". */
export function introduce(facts: TitleFacts) {
  return [titleOf(facts), ...credentialsOf(facts)].filter(Boolean).join(", ");
}

/** ["CRM/BA 31754", "RQE 18206"] */
export function credentialsOf({ specialty, registration, rqe }: TitleFacts) {
  if (!asksRqe(specialty)) return [registration];
  return [registration, rqe ? `RQE ${rqe}` : "RQE não informado"];
}

/** A physician names a specialty only with its registration. */
export function asksRqe(specialty: string | null | undefined) {
  return findSpecialty(specialty)?.slug === "psiquiatria";
}

/** What the form lets one choose; nothing where all three are the same word. */
export function titleChoices(facts: TitleFacts): Choice[] {
  const [feminine, masculine, neutral] = wordsOf(facts) ?? same("");
  if (feminine === masculine) return [];
  return [
    { value: NOT_CHOSEN, label: neutral },
    { value: "feminina", label: feminine },
    { value: "masculina", label: masculine },
  ];
}

function wordsOf({ specialty, registration, rqe }: TitleFacts): Words | undefined {
  const slug = findSpecialty(specialty)?.slug;
  if (slug === "psiquiatria" && rqe) return PSYCHIATRIST;
  if (slug === "enfermagem") return NURSING.find(([ending]) => ending.test(registration))?.[1] ?? PROFESSIONS[slug];
  return slug && PROFESSIONS[slug];
}
