import { isTrusted, UNPROVED } from "#app/shared/forms/check-proof.ts";
import { waitWords } from "#app/shared/forms/too-many-requests.ts";
import type { Query, ServerServices } from "#app/shared/server-services.ts";
import type { LinkedReview } from "./linked-review.ts";
import { type ReviewRefusal, readReview } from "./review-form.ts";

const TOKEN = /^[\w-]{43}$/;

/** Undefined when there is no such link. */
export async function findLinkedReview(query: Query, token: string) {
  if (!TOKEN.test(token)) return undefined;
  const [row] = await query<{ it: LinkedReview | null }>("select directory.review_by_link($1) as it", [token]);
  return row?.it ?? undefined;
}

/** Writes the review, or deletes it where the form says so. Undefined: the page shows what there is now. */
export async function changeReview(
  services: ServerServices,
  { form, visitor }: { form: FormData; visitor: string },
  token: string,
): Promise<ReviewRefusal | undefined> {
  const { queryAsVisitor, limitVisitor, markNetwork } = services;
  const isDeletion = form.get("acao") === "apagar";
  const read = isDeletion ? undefined : readReview(form);
  if (read && "errors" in read) return read;
  const limited = await limitVisitor(visitor, "review");
  if (limited) return { problem: { title: "Muitas tentativas em pouco tempo", text: waitWords(limited.retryAfter) } };
  if (!read) {
    await queryAsVisitor("select directory.delete_review($1)", [token]);
    return;
  }
  if (!(await isTrusted(services, form, visitor))) return { problem: UNPROVED };
  const { estrelas, comentario, nome } = read.review;
  // Where the link was used in another window meanwhile, the page shows that.
  await queryAsVisitor("select directory.write_review($1, $2, $3, $4, $5, $6)", [
    ...[token, estrelas, comentario, nome],
    ...[markNetwork(visitor), String(form.has("mesmo-aparelho"))],
  ]);
}
