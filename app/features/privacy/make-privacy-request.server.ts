import { readForm } from "#app/shared/read-form.ts";
import type { ServerServices } from "#app/shared/server-context.ts";
import { waitWords } from "#app/shared/too-many-requests.ts";
import { type RequestRefusal, readPrivacyRequest } from "./privacy-request.ts";

/** Says that it came, alike for every address, or politely why not: the protocol is for the mailbox's owner only. */
export async function makePrivacyRequest(
  { queryAsVisitor, limitVisitor, verifyChallenge }: ServerServices,
  request: Request,
): Promise<{ isReceived: true } | RequestRefusal> {
  const form = await readForm(request);
  const read = readPrivacyRequest(form);
  if (read.faults) return { faults: read.faults };
  const limited = await limitVisitor(request, "privacy");
  if (limited) return tooMany(waitWords(limited.retryAfter));
  if (!(await verifyChallenge(String(form.get("prova") ?? "")))) return unproved;
  const { pedido, nome, email, mensagem } = read.request;
  await queryAsVisitor("select directory.make_privacy_request($1, $2, $3, $4)", [
    pedido,
    nome,
    email,
    mensagem || null,
  ]);
  return { isReceived: true };
}

const tooMany = (text: string): RequestRefusal => ({ problem: { title: "Muitos pedidos em pouco tempo", text } });
const unproved: RequestRefusal = {
  problem: {
    title: "Não conseguimos confirmar o envio",
    text: "Nada do que você escreveu se perdeu. Envie de novo; se não der certo, recarregue a página.",
  },
};
