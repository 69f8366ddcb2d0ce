import { isTrusted, UNPROVED } from "#app/shared/forms/check-proof.ts";
import { waitWords } from "#app/shared/forms/too-many-requests.ts";
import { isPrivateToken } from "#app/shared/ids.ts";
import type { Query, ServerServices } from "#app/shared/server-services.ts";
import type { LinkedReview } from "./linked-review.ts";
import { type ReviewRefusal, readObjection, readReview } from "./review-form.ts";
import { isWordKind, warnOf } from "./word-warnings.ts";

/** Undefined when there is no such link. */
export async function findLinkedReview(query: Query, token: string) {
  if (!isPrivateToken(token)) return undefined;
  const [row] = await query<{ it: LinkedReview | null }>("select directory.review_by_link($1) as it", [token]);
  return row?.it ?? undefined;
}

/** Writes the review, deletes it, or objects to its hiding. Undefined: the page shows what there is now. */
export async function changeReview(
  services: ServerServices,
  { form, visitor }: { form: FormData; visitor: string },
  token: string,
): Promise<ReviewRefusal | undefined> {
  const { queryAsVisitor, limitVisitor, markNetwork } = services;
  const act = form.get("acao");
  if (act === "discordar") return objectToHiding(services, { form, visitor }, token);
  const read = act === "apagar" ? undefined : readReview(form);
  if (read && "errors" in read) return read;
  const limited = await limitVisitor(visitor, "review");
  if (limited) return tooMany(limited.retryAfter);
  if (!read) {
    await queryAsVisitor("select directory.delete_review($1)", [token]);
    return;
  }
  if (!(await isTrusted(services, form, visitor))) return { problem: UNPROVED };
  const { estrelas, comentario, nome, ciente } = read.review;
  const [row] = await queryAsVisitor<{ state: string }>(
    "select directory.write_review($1, $2, $3, $4, $5, $6, $7) as state",
    [
      ...[token, estrelas, comentario, nome],
      ...[markNetwork(visitor), String(form.has("mesmo-aparelho")), String(ciente === "sim")],
    ],
  );
  if (isWordKind(row?.state)) return { errors: { ciente: warnOf(row.state) } };
  // Written by the same link in another window meanwhile: the page shows that.
  return row?.state === "expired" || row?.state === "used" ? { problem: CLOSED } : undefined;
}

async function objectToHiding(
  { queryAsVisitor, limitVisitor }: ServerServices,
  { form, visitor }: { form: FormData; visitor: string },
  token: string,
): Promise<ReviewRefusal | undefined> {
  const read = readObjection(form);
  if ("errors" in read) return read;
  const limited = await limitVisitor(visitor, "review");
  if (limited) return tooMany(limited.retryAfter);
  await queryAsVisitor("select directory.object_to_hiding($1, $2)", [token, read.objection]);
}

const CLOSED = {
  title: "Este link não serve mais",
  text: "Sua avaliação não foi enviada: o prazo do link passou, ou a avaliação escrita por ele foi apagada. O que você escreveu continua nesta página.",
};

const tooMany = (retryAfter: number) => ({
  problem: { title: "Muitas tentativas em pouco tempo", text: waitWords(retryAfter) },
});
