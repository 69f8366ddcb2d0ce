import { councils, type ReadForm } from "./councils.ts";
import { findSpecialty } from "./specialties.ts";

/**
 * What somebody typed as professional registration: recognised forms are written the council's way, others are kept
 * as typed and shown to the operator. A form is no verification.
 */
export type Registration = {
  text: string;
  status: "recognised" | "incomplete" | "unknown";
  /** One sentence for who typed it. */
  hint: string;
};

export function readRegistration(typed: string, specialty?: string | null): Registration {
  const text = typed.replace(/\s+/g, " ").trim();
  const council = councils[findSpecialty(specialty)?.slug ?? "psicologia"];
  const isOfCouncil = new RegExp(`^${council.name}\\b`, "i").test(text);
  // "06/166340": the specialty tells whose number it is.
  const found = council.read(text) ?? (isOfCouncil ? undefined : council.read(`${council.name} ${text}`));
  if (found) return recognised(found);
  const bare = new RegExp(`^(?:${council.name})?[\\s:nº°.-]*(\\d[\\d.]{1,9})$`, "i").exec(text);
  if (bare) return incomplete(`${council.name} ${bare[1]}`, council.example);
  return { text, status: "unknown", hint: "Não reconhecemos este formato. Vamos conferir com o conselho." };
}

function recognised({ text, description, missing }: ReadForm): Registration {
  const hint = `Reconhecemos: ${description}.`;
  return { text, status: "recognised", hint: missing ? `${hint} ${missing}` : hint };
}

function incomplete(text: string, example: string): Registration {
  const hint = `Anotamos ${text}. Se puder, informe também a região ou o estado, como em ${example}.`;
  return { text, status: "incomplete", hint };
}
