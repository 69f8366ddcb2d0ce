import type { FreeTime } from "#app/features/availability/free-times.ts";
import { isTrusted, UNPROVED } from "#app/shared/forms/check-proof.ts";
import { digitsOf } from "#app/shared/forms/masks.ts";
import { waitWords } from "#app/shared/forms/too-many-requests.ts";
import { ownWords } from "#app/shared/own-words.ts";
import type { Query, ServerServices } from "#app/shared/server-services.ts";
import { forWhomOf } from "../for-whom.ts";
import { type AppointmentRequest, type Refusal, readAppointmentRequest } from "./appointment-request.ts";

type Outcome = {
  outcome:
    | ("requested" | "confirmed" | "unconfirmed" | "repeated")
    | ("no_service" | "taken" | "too_many" | "needs_email" | "unlisted");
  token: string | null;
};

/** Gives the private link's token, or says politely why not. The id is the row's, not one that somebody typed. */
export async function requestAppointment(
  services: ServerServices,
  { form, visitor }: { form: FormData; visitor: string },
  professionalId: string,
  slots: readonly FreeTime[],
): Promise<{ token: string } | Refusal> {
  const { queryAsVisitor, limitVisitor, markNetwork } = services;
  const read = readAppointmentRequest(form, slots);
  if ("errors" in read) return read.errors.envio ? unreadable(read.errors.envio) : read;
  // Before anything is counted: what was taken once is refused to nobody who only missed the answer.
  const token = await findRepeated(queryAsVisitor, read.request, professionalId);
  if (token) return { token };
  const limited =
    (await limitVisitor(visitor, "appointment")) ?? (await limitVisitor(visitor, "appointmentWithOne", professionalId));
  if (limited) return tooMany(waitWords(limited.retryAfter));
  if (!(await isTrusted(services, form, visitor))) return { problem: UNPROVED };
  const answer = await ask(queryAsVisitor, read.request, professionalId, markNetwork(visitor));
  if (answer && "problem" in answer) return answer;
  if (answer?.token) return { token: answer.token };
  if (answer?.outcome === "needs_email") return needsEmail;
  if (answer?.outcome === "no_service") return noService;
  if (answer?.outcome === "unlisted") return unlisted;
  return answer?.outcome === "too_many" ? tooMany("Espere a resposta dos que você já enviou.") : taken;
}

/** The link of what this form has asked for already. */
async function findRepeated(query: Query, request: AppointmentRequest, professionalId: string) {
  const { envio, inicio, desejo, email, whatsapp } = request;
  if (!envio) return;
  const [row] = await query<{ token: string | null }>(
    "select directory.repeated_request($1, $2, $3, $4, $5, $6) as token",
    [envio, professionalId, inicio || null, inicio ? null : desejo, email || null, digitsOf(whatsapp) || null],
  );
  return row?.token;
}

async function ask(query: Query, request: AppointmentRequest, professionalId: string, network: string) {
  const { inicio, servico, desejo, modalidade, nome, whatsapp, email, mensagem, fuso, para, envio } = request;
  const { consentimento, responsavel, convite } = request;
  const consents = { appointment: consentimento, guardian: responsavel, invitation: convite };
  try {
    const [answer] = await query<Outcome>(
      "select * from directory.request_appointment($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::text::jsonb, $13, $14)",
      [
        professionalId,
        inicio || null,
        inicio ? null : desejo,
        modalidade,
        nome,
        email || null,
        digitsOf(whatsapp) || null,
        mensagem || null,
        fuso,
        network,
        forWhomOf[para],
        JSON.stringify(consents),
        servico || null,
        envio || null,
      ],
    );
    return answer;
  } catch (error) {
    const text = ownWords(error);
    if (!text) throw error;
    return { problem: { title: "Falta algo no pedido", text } };
  }
}

/** No field of the person's. */
const unreadable = (text: string): Refusal => ({ problem: { title: "Não conseguimos ler o pedido", text } });

const taken: Refusal = {
  errors: { inicio: "Este horário não está mais livre. Escolha outro." },
  problem: {
    title: "Este horário não está mais livre",
    text: "Alguém o pediu um instante antes, ou a agenda mudou. Os horários que continuam livres estão abaixo.",
  },
};

/** A number cannot be confirmed by a link. */
const needsEmail: Refusal = {
  errors: { email: "Para este pedido, informe seu e-mail." },
  problem: {
    title: "Falta um e-mail para confirmar",
    text: "Já há vários pedidos sem resposta. Para este chegar, informe um e-mail: mandamos um link, você o abre e o pedido segue.",
  },
};

/** The professional changed them while the page was open. */
const noService: Refusal = {
  problem: {
    title: "Este serviço não é mais oferecido",
    text: "Recarregue a página para ver os serviços de agora. O que você escreveu continua aqui até lá.",
  },
};

/** Paused or out of the search while the page was open: the form stays, and what was written can be used elsewhere. */
export const unlisted: Refusal = {
  problem: {
    title: "Este perfil não está disponível agora",
    text: "O profissional deixou de receber pedidos por aqui. O que você escreveu continua nesta página, para copiar se precisar.",
  },
};

const tooMany = (text: string): Refusal => ({ problem: { title: "Muitos pedidos em pouco tempo", text } });
