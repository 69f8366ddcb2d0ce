import type { FreeTime } from "#app/features/availability/free-times.ts";
import { isTrusted, UNPROVED } from "#app/shared/forms/check-proof.ts";
import { digitsOf } from "#app/shared/forms/masks.ts";
import { waitWords } from "#app/shared/forms/too-many-requests.ts";
import type { ServerServices } from "#app/shared/server-services.ts";
import { type Refusal, readAppointmentRequest } from "./appointment-request.ts";

type Outcome = { outcome: "requested" | "taken" | "too_many" | "unlisted"; token: string | null };

/** Gives the private link's token, or says politely why not. */
export async function requestAppointment(
  services: ServerServices,
  { form, visitor }: { form: FormData; visitor: string },
  professionalId: string,
  slots: readonly FreeTime[],
): Promise<{ token: string } | Refusal> {
  const { queryAsVisitor, limitVisitor } = services;
  const read = readAppointmentRequest(form, slots);
  if ("errors" in read) return read;
  const limited =
    (await limitVisitor(visitor, "appointment")) ?? (await limitVisitor(visitor, "appointmentWithOne", professionalId));
  if (limited) return tooMany(waitWords(limited.retryAfter));
  if (!(await isTrusted(services, form, visitor))) return { problem: UNPROVED };
  const { inicio, desejo, modalidade, nome, contato, whatsapp, email, mensagem, fuso } = read.request;
  const [answer] = await queryAsVisitor<Outcome>(
    "select * from directory.request_appointment($1, $2, $3, $4, $5, $6, $7, $8, $9)",
    [
      professionalId,
      inicio || null,
      inicio ? null : desejo,
      modalidade,
      nome,
      contato === "email" ? email : null,
      contato === "whatsapp" ? digitsOf(whatsapp) : null,
      mensagem || null,
      fuso,
    ],
  );
  if (answer?.token) return { token: answer.token };
  return answer?.outcome === "too_many" ? tooMany("Espere a resposta dos que você já enviou.") : taken;
}

const taken: Refusal = {
  errors: { inicio: "Este horário acabou de ser ocupado. Escolha outro." },
  problem: {
    title: "Este horário acabou de ser ocupado",
    text: "Outra pessoa pediu o mesmo horário um instante antes. Os que continuam livres estão abaixo.",
  },
};

const tooMany = (text: string): Refusal => ({ problem: { title: "Muitos pedidos em pouco tempo", text } });
