import type { Operator } from "#app/shared/operator.ts";

/** Who answers for the installation. */
export type Answering = Pick<Operator, "email" | "dpoEmail">;

/** One address and nothing that a mail program would read as a second one, a name or a header. */
const ADDRESS = /^[^\s@<>()[\],;:"\\]{1,64}@[^\s@<>()[\],;:"\\]+\.[^\s@<>()[\],;:"\\]+$/;

/**
 * Where a reply goes. SQL names the other side of an appointment in the email's data (`replyTo`), where it knows that
 * the address is public or confirmed; what is about personal data goes to the encarregado, everything else to the
 * operator. In the data, because that is emptied when the email is sent.
 */
export function replyAddress(kind: string, data: unknown, { email, dpoEmail }: Answering) {
  const named = (data as { replyTo?: unknown } | null)?.replyTo;
  if (typeof named === "string" && named.length <= 254 && ADDRESS.test(named)) return named;
  return kind.startsWith("privacy-") ? dpoEmail : email;
}
