import { oneLine } from "./sentence.ts";
import { type Piece, readPieces } from "./tokens.ts";

/** A registration that a sentence names, and what else it says. */
export type NamedRegistration = { registration: string; rest: string };

const COUNCIL = /^(crp|crm|crfa|crefito|crn|coren|cro|rqe)$/;
/** No CEP, which has eight digits, and no year; "06/166340" says its region. */
const NUMBER_ALONE = /^\s*(?:\d{1,2}\s?[/.-]\s?)?\d{5,7}(?:-\d)?\s*$/;

/** "CRM 72068", "o crm da doutora é 72068", "registro 72068", "RQE 24192", or nothing but the number. */
export function registrationIn(sentence: string): NamedRegistration | undefined {
  const line = oneLine(sentence);
  if (NUMBER_ALONE.test(line)) return { registration: line.trim(), rest: "" };
  const pieces = readPieces(line);
  const without = (left: readonly (Piece | undefined)[]) =>
    pieces
      .filter((piece) => !left.includes(piece))
      .map(({ raw }) => raw)
      .join(" ");
  const whole = pieces.find(({ kind }) => kind === "registration");
  if (whole) return { registration: whole.raw, rest: without([whole]) };
  const number = pieces.find(({ kind, raw }) => kind === "number" && raw.length > 2 && raw.length < 8);
  const council = pieces.find(({ key }) => COUNCIL.test(key));
  const word = council ?? pieces.find(({ key }) => key === "registro");
  if (!number || !word) return undefined;
  const registration = council ? `${council.key.toUpperCase()} ${number.raw}` : number.raw;
  return { registration, rest: without([word, number]) };
}
