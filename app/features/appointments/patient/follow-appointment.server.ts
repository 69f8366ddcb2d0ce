import { waitWords } from "#app/shared/forms/too-many-requests.ts";
import { isPrivateToken } from "#app/shared/ids.ts";
import { ownWords } from "#app/shared/own-words.ts";
import type { Query, ServerServices } from "#app/shared/server-services.ts";
import type { Appointment } from "../appointment.ts";
import { readTimeValue } from "../booking/time-value.ts";

/** Undefined when there is no such link, or no more. */
export async function findAppointment(query: Query, token: string) {
  if (!isPrivateToken(token)) return undefined;
  const [row] = await query<{ it: Appointment | null }>(
    "select directory.appointment_by_link($1) || directory.review_terms_by_link($1) as it",
    [token],
  );
  return row?.it ?? undefined;
}

/** What the patient decided, by the form's `acao`. Answers with words when it cannot be. */
export async function changeAppointment(
  { queryAsVisitor, limitVisitor, reportError }: ServerServices,
  { form, visitor }: { form: FormData; visitor: string },
  token: string,
): Promise<{ problem: string } | { isErased: true } | { askedFor: string } | undefined> {
  const limited = await limitVisitor(visitor, "appointmentLink");
  if (limited) return { problem: `Muitas mudanças em pouco tempo. ${waitWords(limited.retryAfter)}` };
  const at = readTimeValue(form.get("horario"));
  try {
    switch (form.get("acao")) {
      case "confirmar":
        await queryAsVisitor("select directory.confirm_by_link($1)", [token]);
        return;
      case "aceitar":
        await queryAsVisitor("select directory.accept_by_link($1, $2)", [token, at ?? null]);
        return;
      case "cancelar":
        await queryAsVisitor("select directory.cancel_by_link($1)", [token]);
        return;
      case "manter":
        await queryAsVisitor("select directory.withdraw_move_by_link($1)", [token]);
        return;
      case "remarcar":
        if (!at) return { problem: "Escolha um dos horários." };
        await queryAsVisitor("select directory.reschedule_by_link($1, $2)", [token, at]);
        return { askedFor: at };
      case "convidar":
      case "nao-convidar":
        await queryAsVisitor("select directory.invite_by_link($1, $2 = 'convidar')", [token, String(form.get("acao"))]);
        return;
      case "apagar":
        await queryAsVisitor("select directory.erase_by_link($1, $2 = 'sim')", [
          token,
          form.get("avaliacao") ? "sim" : "não",
        ]);
        return { isErased: true };
      default:
        return { problem: "Este pedido não foi entendido. Tente de novo." };
    }
  } catch (error) {
    return { problem: ownWords(error) ?? unexpected(error, reportError) };
  }
}

function unexpected(error: unknown, reportError: (error: unknown) => void) {
  reportError(error);
  return "Algo deu errado do nosso lado. Tente de novo em alguns instantes.";
}
