import { expect } from "vitest";
import { renderEmail } from "#app/emails/render-email.tsx";
import { call, operator } from "../testing/operator-scene.ts";
import { bookable, contactLink, rate, review } from "../testing/review-scene.ts";
import { type Scene, test, visitor } from "../testing/scene.ts";

type Posted = { recipient: string; data: Record<string, unknown>; last_error: string | null };

const posted = async (scene: Scene) =>
  (await scene.sql("select recipient, data, last_error from email.outbox where kind = 'review-received'")) as Posted[];
const textOf = async (message: Posted | undefined) =>
  (await renderEmail("review-received", message?.data ?? {}, "https://exemplo.com.br")).text;

test("a professional gets one email for a review, with the way to answer it", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const token = await contactLink(scene, ana);
  await review(scene, token, 4, "Muito atenciosa.", "Maria das Dores");
  await review(scene, token, 4, "Muito atenciosa.", "Maria das Dores");
  const [message, ...others] = await posted(scene);
  expect([message?.recipient, others]).toEqual(["ana@exemplo.com.br", []]);
  const text = await textOf(message);
  for (const words of ["4 estrelas", "Maria", "“Muito atenciosa.”", "https://exemplo.com.br/dashboard/avaliacoes"])
    expect(text).toContain(words);
  expect(text).not.toContain("Dores");
});

test("an address that nobody confirmed learns nothing of the patient", async ({ scene }) => {
  const [ana, olga] = [await bookable(scene, "Ana"), await operator(scene)];
  const token = await contactLink(scene, ana);
  await scene.sql("update auth.users set email_confirmed_at = null where id = $1", [ana.userId]);
  await review(scene, token, 1, "Não gostei.", "Rui");
  // Nobody has looked at it yet.
  expect(await posted(scene)).toEqual([]);
  const [made] = await scene.sql("select id from reviews");
  await call(scene, olga, "operator_show_review", made?.id, "Lida antes de publicar.");
  const [message] = await posted(scene);
  expect(JSON.stringify(message?.data)).not.toMatch(/Rui|gostei|stars/);
  expect(await textOf(message)).toContain("ainda não foi confirmado");
});

test("nobody is written to who is not listed, nor about reviews that came without a link", async ({ scene }) => {
  const [ana, bia] = [await bookable(scene, "Ana"), await bookable(scene, "Bia")];
  const token = await contactLink(scene, ana);
  await scene.as(ana).run("select pause_listing()");
  expect(await review(scene, token, 5)).toBe("open");
  await rate(scene, bia, 5, 4);
  expect(await posted(scene)).toEqual([]);
  await review(scene, await contactLink(scene, bia), 5);
  expect(await posted(scene)).toHaveLength(1);
});

test("who deletes a review takes its words out of the email that still waits", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  await scene.sql("update auth.users set email_confirmed_at = now() where id = $1", [ana.userId]);
  const token = await contactLink(scene, ana);
  await review(scene, token, 5, "Muito atenciosa.", "Maria");
  await scene.as(visitor).run("select directory.delete_review($1)", [token]);
  expect((await posted(scene)).map(({ data, last_error }) => [data, last_error])).toEqual([[{}, "superseded"]]);
});
