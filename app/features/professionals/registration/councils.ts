import { findSpecialty, type Specialty } from "../specialties.ts";

/**
 * How each council writes its registrations. Patterns were tried against real numbers of each council; the database lists
 * by the same ones (directory.is_registration_form), and supabase/tests/same-rules.test.ts compares them.
 */
export type ReadForm = {
  /** As the council writes it. */
  text: string;
  /** "CRP da 6ª região (SP), nº 166340" */
  description: string;
};

export type Council = {
  name: string;
  example: string;
  /** What tells one council of the name from another. */
  place: "a região" | "o estado";
  read(text: string): ReadForm | undefined;
};

/** Psychology's, before a specialty is chosen. */
export const councilOf = (specialty: string | null | undefined) =>
  councils[findSpecialty(specialty)?.slug ?? "psicologia"];

const crefito = (category: "F" | "TO", example: string): Council => ({
  name: "CREFITO",
  example,
  place: "a região",
  read: (text) =>
    match(/^CREFITO[\s-]*(1\d|20|0?[1-9])\s*[/\s-]\s*(\d{1,7})\s*-?\s*(F|TO)$/i, text, ([region, number, letters]) => {
      if (letters?.toUpperCase() !== category) return undefined;
      const place = Number(region);
      return {
        text: `CREFITO-${place}/${number}-${category}`,
        description: `CREFITO da ${place}ª região, nº ${number}-${category}`,
      };
    }),
});

export const councils: Record<Specialty["slug"], Council> = {
  psicologia: { name: "CRP", example: "CRP 06/166340", place: "a região", read: readCrp },
  psiquiatria: { name: "CRM", example: "CRM/SP 123456", place: "o estado", read: readCrm },
  fonoaudiologia: { name: "CRFa", example: "CRFa 2-5766", place: "a região", read: readCrfa },
  fisioterapia: crefito("F", "CREFITO-3/12345-F"),
  "terapia-ocupacional": crefito("TO", "CREFITO-3/12345-TO"),
  nutricao: { name: "CRN", example: "CRN-3 13008", place: "a região", read: readCrn },
  enfermagem: { name: "COREN", example: "COREN-SP 123456-ENF", place: "o estado", read: readCoren },
  odontologia: { name: "CRO", example: "CRO-SP 12345", place: "o estado", read: readCro },
};

const CRP_STATES = ("DF PE BA MG RJ SP RS PR GO PA/AP CE SC PB MS AL ES RN MT SE AM/RR PI MA TO RO/AC" as const).split(
  " ",
);
const STATES = "AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO".split(" ");

function readCrp(text: string) {
  const form = /^CRP[\s-]*(0?[1-9]|1\d|2[0-4])\s*\/\s*((?:IS|IP)?\d{2,7})(?:-(\d))?$/i;
  return match(form, text, ([region, typed, digit]) => {
    const place = Number(region);
    const number = `${typed?.toUpperCase()}${digit ? `-${digit}` : ""}`;
    return {
      text: `CRP ${String(place).padStart(2, "0")}/${number}`,
      description: `CRP da ${place}ª região (${CRP_STATES[place - 1]}), nº ${number}`,
    };
  });
}

function readCrm(text: string) {
  return match(/^CRM[\s/-]*([A-Z]{2})[\s:-]*(\d{1,3}\.\d{3}|\d\.\d{3}\.\d{3}|\d{1,7})$/i, text, ([typed, number]) => {
    const state = readState(typed);
    if (!state) return undefined;
    return { text: `CRM/${state} ${plain(number)}`, description: `CRM (${state}), nº ${plain(number)}` };
  });
}

function readCrfa(text: string) {
  return match(/^CRFa\s*([1-9])\s*[-/]\s*(\d{1,6})(?:-(\d))?$/i, text, ([region, typed, digit]) => {
    const number = `${typed}${digit ? `-${digit}` : ""}`;
    return { text: `CRFa ${region}-${number}`, description: `CRFa da ${region}ª região, nº ${number}` };
  });
}

function readCrn(text: string) {
  const form = /^CRN[\s-]*(1[01]|[1-9])\s*(?:[/\s-]|n[º°.]?)+\s*(\d{1,8})(?:\/([PS]))?$/i;
  return match(form, text, ([region, typed, kind]) => {
    const number = `${typed}${kind ? `/${kind.toUpperCase()}` : ""}`;
    return { text: `CRN-${region} ${number}`, description: `CRN da ${region}ª região, nº ${number}` };
  });
}

function readCoren(text: string) {
  const form =
    /^COREN[\s/-]*([A-Z]{2})[\s:-]*(\d{1,3}\.\d{3}|\d\.\d{3}\.\d{3}|\d{1,7})(?:\s*-\s*(ENF|TEC|TE|AUX|AE))?$/i;
  return match(form, text, ([typed, digits, category]) => {
    const state = readState(typed);
    if (!state) return undefined;
    const number = `${plain(digits)}${category ? `-${category.toUpperCase()}` : ""}`;
    return { text: `COREN-${state} ${number}`, description: `COREN (${state}), nº ${number}` };
  });
}

function readCro(text: string) {
  const form = /^CRO[\s/-]*([A-Z]{2})[\s-]*(?:CD[\s-]*)?(\d{1,3}\.\d{3}|\d{1,6})$/i;
  return match(form, text, ([typed, digits]) => {
    const state = readState(typed);
    if (!state) return undefined;
    return { text: `CRO-${state} ${plain(digits)}`, description: `CRO (${state}), nº ${plain(digits)}` };
  });
}

type Parts = (string | undefined)[];

function match(form: RegExp, text: string, read: (parts: Parts) => ReadForm | undefined) {
  const found = form.exec(text);
  return found ? read(found.slice(1)) : undefined;
}

const plain = (number: string | undefined) => (number ?? "").replaceAll(".", "");

function readState(typed: string | undefined) {
  const state = typed?.toUpperCase();
  return STATES.find((known) => known === state);
}
