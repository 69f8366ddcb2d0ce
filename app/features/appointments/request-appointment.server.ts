import { digitsOf } from "#app/shared/masks.ts";
import { readForm } from "#app/shared/read-form.ts";
import type { ServerServices } from "#app/shared/server-context.ts";
import { waitWords } from "#app/shared/too-many-requests.ts";
import { type Refusal, readAppointmentRequest } from "./appointment-request.ts";

type Outcome = { outcome: "requested" | "taken" | "too_many" | "unlisted"; token: string | null };

/** Gives the private link's token, or says politely why not. */
export async function requestAppointment(
  { queryAsVisitor, limitVisitor, verifyChallenge }: ServerServices,
  request: Request,
  professionalId: string,
): Promise<{ token: string } | Refusal> {
  const form = await readForm(request);
  const read = readAppointmentRequest(form);
  if ("faults" in read) return read;
  const limited =
    (await limitVisitor(request, "appointment")) ?? (await limitVisitor(request, "appointmentWithOne", professionalId));
  if (limited) return tooMany(waitWords(limited.retryAfter));
  if (!(await verifyChallenge(String(form.get("prova") ?? "")))) return unproved;
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
  faults: { inicio: "Este horário acabou de ser ocupado. Escolha outro." },
  problem: {
    title: "Este horário acabou de ser ocupado",
    text: "Outra pessoa pediu o mesmo horário um instante antes. Os que continuam livres estão abaixo.",
  },
};

const unproved: Refusal = {
  problem: {
    title: "Não conseguimos confirmar o envio",
    text: "Nada do que você escreveu se perdeu. Envie de novo; se não der certo, recarregue a página.",
  },
};

const tooMany = (text: string): Refusal => ({ problem: { title: "Muitos pedidos em pouco tempo", text } });
