import { expect } from "vitest";
import { renderEmail } from "#app/emails/render-email.tsx";
import { link, nextSlot, request } from "../testing/appointment-scene.ts";
import { bookable, pastAppointment, review, seenByLink, visibleReviews } from "../testing/review-scene.ts";
import { type Row, type Scene, service, test, visitor } from "../testing/scene.ts";

const erase = (scene: Scene, token: string, withReview = false) =>
  scene.as(visitor).run("select directory.erase_by_link($1, $2)", [token, withReview]);
const emails = (scene: Scene, kind: string) =>
  scene.sql("select recipient, data from email.outbox where kind = $1", [kind]);
const traces = async (scene: Scene, words: string) =>
  (
    await scene.sql(
      `select 'appointments' as place from appointments a where a::text like $1
       union all select 'outbox' from email.outbox o where o::text like $1`,
      [`%${words}%`],
    )
  ).map(({ place }) => place);

for (const contact of [{ email: "maria@exemplo.com.br" }, { email: null, whatsapp: "11912345678" }]) {
  const kind = contact.email ? "an e-mail" : "a WhatsApp number";
  test(`whoever gave ${kind} erases everything at once by the private link, which is gone then`, async ({ scene }) => {
    const ana = await bookable(scene, "Ana");
    const at = await nextSlot(scene, ana);
    const { token } = await request(scene, ana, { at, name: "Mirabel", message: "Segredo.", ...contact });
    await erase(scene, token);
    for (const words of ["Mirabel", "Segredo", contact.email ?? contact.whatsapp ?? ""])
      expect(await traces(scene, words), words).toEqual([]);
    for (const table of ["consents", "appointment_links", "request_networks"])
      expect(await scene.sql(`select from directory.${table}`), table).toEqual([]);
    expect(await link(scene, token)).toBeUndefined();
    await expect(erase(scene, token)).rejects.toThrow("Este link não existe mais.");
    // The time is everybody's again.
    expect(await nextSlot(scene, ana)).toEqual(at);
  });
}

test("an open one is cancelled with a notice to the professional, which does not say who it was", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const { token } = await request(scene, ana, { at: await nextSlot(scene, ana), name: "Mirabel" });
  await scene.sql("select directory.move_appointment(id, 'confirmed', 'professional') from appointments");
  await erase(scene, token);
  const [notice, ...others] = (await emails(scene, "appointment-erased")) as { recipient: string; data: Row }[];
  expect([notice?.recipient, others]).toEqual(["ana@exemplo.com.br", []]);
  expect(JSON.stringify(notice?.data)).not.toMatch(/Mirabel|maria@/);
  const { text } = await renderEmail("appointment-erased", notice?.data, "https://exemplo.com.br");
  expect(text).toMatch(/apagou os próprios dados[\s\S]*Quando: .* às \d+h/);
});

test("what is over, and what nobody confirmed, goes without a word to the professional", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  await pastAppointment(scene, ana);
  const [made] = await scene.sql("select directory.new_appointment_link(id, false) as token from appointments");
  await erase(scene, String(made?.token));
  const { token } = await request(scene, ana, { at: await nextSlot(scene, ana), email: "outra@exemplo.com.br" });
  await scene.sql("update appointments set status = 'unconfirmed'");
  await erase(scene, token);
  expect(await scene.sql("select from appointments")).toEqual([]);
  expect(await emails(scene, "appointment-erased")).toEqual([]);
});

test("a confirmed mailbox hears of the erasure once, without a word of health, and the address goes when it is sent", async ({
  scene,
}) => {
  const ana = await bookable(scene, "Ana");
  const { token } = await request(scene, ana, { at: await nextSlot(scene, ana), email: "mirabel@exemplo.com.br" });
  await scene.sql("update appointments set contact_confirmed_at = now()");
  await erase(scene, token);
  expect(await emails(scene, "data-erased")).toEqual([{ recipient: "mirabel@exemplo.com.br", data: {} }]);
  const { text } = await renderEmail("data-erased", {}, "https://exemplo.com.br");
  expect(text).toMatch(/Seus dados foram apagados[\s\S]*Se não foi você/);
  expect(text).not.toMatch(/consulta|saúde|Ana/);
  const done = `update email.outbox set sent_at = now(), next_attempt_at = null where kind = 'data-erased'`;
  await scene.as(service).run(done);
  expect(await traces(scene, "mirabel@")).toEqual([]);
});

test("a link from the mailbox proves the mailbox; without either nobody is written to", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  for (const [isMailed, told] of [
    [true, 1],
    [false, 0],
  ] as const) {
    await scene.sql("delete from email.outbox");
    await request(scene, ana, { at: await nextSlot(scene, ana), email: "mirabel@exemplo.com.br" });
    const [made] = await scene.sql("select directory.new_appointment_link(id, $1) as token from appointments", [
      isMailed,
    ]);
    await erase(scene, String(made?.token));
    expect(await emails(scene, "data-erased")).toHaveLength(told);
  }
});

async function reviewed(scene: Scene) {
  const ana = await bookable(scene, "Ana");
  const id = await pastAppointment(scene, ana);
  const [made] = await scene.sql(
    "select directory.new_appointment_link($1, true) as token, directory.new_review_link($2, $1) as review",
    [id, ana.professionalId],
  );
  await review(scene, String(made?.review), 5, "Muito atenciosa.", "Maria");
  return { ana, token: String(made?.token), reviewToken: String(made?.review) };
}

test("a published review goes too where its author wants it", async ({ scene }) => {
  const { ana, token, reviewToken } = await reviewed(scene);
  await erase(scene, token, true);
  expect(await visibleReviews(scene, ana)).toEqual([]);
  expect(await seenByLink(scene, reviewToken)).toBeUndefined();
});

test("a published review stays where its author wants it, and its own link still deletes it", async ({ scene }) => {
  const { ana, token, reviewToken } = await reviewed(scene);
  await erase(scene, token);
  expect(await visibleReviews(scene, ana)).toHaveLength(1);
  expect(await scene.sql("select from directory.review_links where appointment_id is not null")).toEqual([]);
  expect(await seenByLink(scene, reviewToken)).toMatchObject({ state: "written" });
  await scene.as(visitor).run("select directory.delete_review($1)", [reviewToken]);
  expect(await visibleReviews(scene, ana)).toEqual([]);
});

test("an invitation that nobody used goes with the appointment", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  await pastAppointment(scene, ana);
  await scene.as(service).run("select directory.invite_reviews()");
  const [invitation] = (await emails(scene, "review-invitation")) as { data: Row }[];
  await erase(scene, String(invitation?.data.appointment));
  expect(await seenByLink(scene, String(invitation?.data.token))).toBeUndefined();
  expect(await emails(scene, "review-invitation")).toEqual([]);
});

test("what is erased early is noted for a restore; what is purged in its time is not", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const noted = () => scene.sql("select id from directory.erasures where kind = 'appointment'");
  await request(scene, ana, { at: null, wish: "Sábado cedo" });
  await scene.sql(
    "update appointments set ended_at = now() - directory.kept_for('appointments') - interval '1 minute'",
  );
  await scene.as(service).run("select directory.purge_appointments()");
  expect([await scene.sql("select from appointments"), await noted()]).toEqual([[], []]);
  const { token } = await request(scene, ana, { at: null, wish: "Sábado cedo" });
  const kept = await scene.sql("select id from appointments");
  await scene.as(visitor).run("select directory.erase_by_link($1, false)", [token]);
  expect(await noted()).toEqual(kept);
});

test("after a restore an erased review takes along what its author objected, and an unused invitation goes again", async ({
  scene,
}) => {
  await reviewed(scene);
  await scene.sql("update directory.review_links set objection = 'Falo só da consulta.', objected_at = now()");
  const bruno = await bookable(scene, "Bruno");
  const id = await pastAppointment(scene, bruno, { email: "rui@exemplo.com.br" });
  const [unused] = await scene.sql("select directory.new_review_link($2, $1) as token", [id, bruno.professionalId]);
  const known = await scene.sql(`
    select 'review' as kind, id, now() as at from reviews union all select 'appointment', id, now() from appointments`);
  await scene.sql("select directory.erase_again($1::text::jsonb)", [JSON.stringify(known)]);
  expect(await scene.sql("select objection from directory.review_links where objection is not null")).toEqual([]);
  expect(await seenByLink(scene, String(unused?.token))).toBeUndefined();
});
