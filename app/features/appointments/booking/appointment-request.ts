import * as z from "zod/mini";
import type { FreeTime } from "#app/features/availability/free-times.ts";
import { PROOF } from "#app/shared/forms/check-proof.ts";
import { isPhone, WHOLE_PHONE } from "#app/shared/forms/masks.ts";
import { hasLetter, plainText, tidyName } from "#app/shared/forms/plain-words.ts";
import type { FormAnswer } from "#app/shared/forms/sent-form.ts";
import { knownZone } from "#app/shared/time-zones.ts";

/** What somebody sends to ask for an appointment: the same rules in the form and on the server. */
export const MESSAGE_LENGTH = 500;
export const WISH_LENGTH = 300;

const text = (max: number, tooLong: string) => z.string().check(z.overwrite(plainText), z.maxLength(max, tooLong));

/** Said to the union and within: it answers with the words of the one part that nearly fits. */
const emptyOr = (schema: (words: string) => z.ZodMiniType<string>, words: string) =>
  z.union([z.literal("", words), schema(words)], words);

/** Of our millennium: a calendar has no year zero, nor has the database. */
const instant = (words: string) => z.iso.datetime(words).check(z.regex(/^2/, words));

const tickedOrNot = emptyOr(z.iso.date, "Marque de novo.");

const request = z.object({
  /** An instant, or empty when another time is wished for in words. */
  inicio: emptyOr(instant, "Escolha um dos horários."),
  /** Of those that the professional offers; empty where there is but a consultation. */
  servico: z.string().check(z.maxLength(12, "Escolha o serviço.")),
  desejo: text(WISH_LENGTH, `Use até ${WISH_LENGTH} caracteres.`),
  modalidade: z.enum(["presencial", "online"], "Escolha como prefere o atendimento."),
  nome: z
    .string()
    .check(
      z.overwrite(tidyName),
      z.minLength(2, "Diga seu nome."),
      z.maxLength(120, "Use até 120 caracteres."),
      z.refine(hasLetter, "Diga seu nome, com letras."),
    ),
  whatsapp: z.string().check(z.maxLength(30, "Confira o número.")),
  email: text(254, "Confira o e-mail."),
  para: z.enum(["mim", "adulto", "menor"], "Diga para quem é a consulta."),
  /** Of each box the version of its words; empty when it was not ticked. */
  responsavel: tickedOrNot,
  convite: tickedOrNot,
  mensagem: text(MESSAGE_LENGTH, `Use até ${MESSAGE_LENGTH} caracteres.`),
  consentimento: z.iso.date("Para enviar o pedido, é preciso concordar."),
  fuso: z.pipe(z.unknown(), z.transform(knownZone)),
  /** Random, and the same over retries; empty where no script has made one. */
  envio: emptyOr(z.uuidv4, "Recarregue a página e envie de novo."),
});

export type AppointmentRequest = z.infer<typeof request>;
const names = Object.keys(request.shape) as (keyof AppointmentRequest)[];
export const bookingFields = [...names, "outro", PROOF];

export type RequestError = Partial<Record<keyof AppointmentRequest, string>>;

export type Refusal = FormAnswer<RequestError>;

/** `slots` are the professional's free times, where they are known: a time that is attended one way only decides it. */
export function readAppointmentRequest(
  form: FormData,
  slots: readonly FreeTime[] = [],
): { request: AppointmentRequest } | { errors: RequestError } {
  const given = readGiven(form, slots);
  const result = request.safeParse(given);
  // Together, so that nobody corrects one error only to learn of the next.
  const errors = errorsBetween(given, isWish(form));
  for (const { path, message } of result.error?.issues ?? []) errors[path[0] as keyof AppointmentRequest] ??= message;
  return result.success && Object.keys(errors).length === 0 ? { request: result.data } : { errors };
}

/** None of the free times will do. */
const isWish = (form: FormData) => Boolean(form.get("outro"));

type Given = Record<keyof AppointmentRequest, string>;

function readGiven(form: FormData, slots: readonly FreeTime[]): Given {
  const given = Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? "")])) as Given;
  if (isWish(form)) given.inicio = "";
  const slot = slots.find(({ startsAt }) => startsAt === Date.parse(given.inicio));
  if (slot && slot.modality !== "ambos") given.modalidade = slot.modality;
  return given;
}

/** What no field can say alone. */
function errorsBetween({ inicio, desejo, whatsapp, email, para, responsavel }: Given, isWish: boolean): RequestError {
  const hasTime = inicio || desejo.trim().length >= 3;
  return {
    ...(!hasTime && { [isWish ? "desejo" : "inicio"]: "Escolha um horário ou diga qual prefere." }),
    ...(!whatsapp.trim() && !email.trim() && { whatsapp: "Informe seu WhatsApp ou seu e-mail." }),
    ...(whatsapp.trim() && !isPhone(whatsapp) && { whatsapp: WHOLE_PHONE }),
    ...(para === "menor" && !responsavel && { responsavel: "Confirme que você é mãe, pai ou responsável legal." }),
    ...(email.trim() && !z.email().safeParse(email.trim()).success && { email: "Confira o e-mail." }),
  };
}
