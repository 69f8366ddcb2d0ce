import { isTrusted, UNPROVED } from "#app/shared/forms/check-proof.ts";
import { waitWords } from "#app/shared/forms/too-many-requests.ts";
import type { ServerServices } from "#app/shared/server-services.ts";
import { appointmentTokens, type PrivacyAnswer, readPrivacyRequest } from "./privacy-request.ts";
import { type CountedLinks, linkWords } from "./proof-words.ts";

/** Says that it came, alike for every address, or politely why not: the protocol is for the mailbox's owner only. */
export async function makePrivacyRequest(
  services: ServerServices,
  { form, visitor }: { form: FormData; visitor: string },
): Promise<PrivacyAnswer> {
  const { queryAsVisitor, limitVisitor } = services;
  const read = readPrivacyRequest(form);
  if (read.errors) return { errors: read.errors };
  const limited = await limitVisitor(visitor, "privacy");
  if (limited) return { problem: { title: "Muitos pedidos em pouco tempo", text: waitWords(limited.retryAfter) } };
  if (!(await isTrusted(services, form, visitor))) return { problem: UNPROVED };
  const { pedido, nome, email, mensagem, links } = read.request;
  const [row] = await queryAsVisitor<{ links: CountedLinks }>(
    "select directory.make_privacy_request($1, $2, $3, $4, string_to_array($5, ' ')) as links",
    [pedido, nome, email, mensagem || null, appointmentTokens(links).join(" ")],
  );
  return { isSent: true, words: row && linkWords(row.links) };
}
