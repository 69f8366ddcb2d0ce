import { readForm } from "#app/shared/read-form.ts";
import type { ServerServices } from "#app/shared/server-context.ts";
import { waitWords } from "#app/shared/too-many-requests.ts";
import type { LinkedReview } from "./linked-review.ts";
import { type ReviewRefusal, readReview } from "./review-form.ts";

const TOKEN = /^[\w-]{43}$/;

/** Undefined when there is no such link. */
export async function findLinkedReview(query: ServerServices["queryAsVisitor"], token: string) {
  if (!TOKEN.test(token)) return undefined;
  const [row] = await query<{ it: LinkedReview | null }>("select directory.review_by_link($1) as it", [token]);
  return row?.it ?? undefined;
}

/** Writes the review, or deletes it where the form says so. Null: the page shows what there is now. */
export async function changeReview(
  services: ServerServices,
  request: Request,
  token: string,
): Promise<ReviewRefusal | null> {
  const { queryAsVisitor, limitVisitor, verifyChallenge } = services;
  const form = await readForm(request);
  const isDeletion = form.get("acao") === "apagar";
  const read = isDeletion ? undefined : readReview(form);
  if (read && "faults" in read) return read;
  const limited = await limitVisitor(request, "review");
  if (limited) return { problem: { title: "Muitas tentativas em pouco tempo", text: waitWords(limited.retryAfter) } };
  if (!read) {
    await queryAsVisitor("select directory.delete_review($1)", [token]);
    return null;
  }
  if (!(await verifyChallenge(String(form.get("prova") ?? "")))) return unproved;
  const { estrelas, comentario, nome } = read.review;
  // Where the link was used in another window meanwhile, the page shows that.
  await queryAsVisitor("select directory.write_review($1, $2, $3, $4)", [token, estrelas, comentario, nome]);
  return null;
}

const unproved: ReviewRefusal = {
  problem: {
    title: "Não conseguimos confirmar o envio",
    text: "Nada do que você escreveu se perdeu. Envie de novo; se não der certo, recarregue a página.",
  },
};
