import type { ServerServices } from "#app/shared/server-services.ts";
import type { Problem } from "./sent-form.ts";

type Services = Pick<ServerServices, "limitVisitor" | "verifyChallenge">;

/** The field that carries the proof of work. */
export const PROOF = "prova";

/**
 * Whether a visitor's form may count. A proof of work (app/shared/forms/use-proven-form.ts) has to be right. A browser without
 * scripts sends none: it is believed a few times an hour, by one count for all forms.
 */
export async function isTrusted({ limitVisitor, verifyChallenge }: Services, form: FormData, visitor: string) {
  if (form.has(PROOF)) return verifyChallenge(String(form.get(PROOF)));
  return !(await limitVisitor(visitor, "unproved"));
}

export const UNPROVED: Problem = {
  title: "Não conseguimos confirmar o envio",
  text: "Nada do que você escreveu se perdeu. Envie de novo; se não der certo, recarregue a página.",
};
