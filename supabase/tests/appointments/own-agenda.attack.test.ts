import { expect } from "vitest";
import { anyDay, bookable, link, nextSlot, request, statusOf } from "../testing/appointment-scene.ts";
import { type Person, type Scene, test, visitor } from "../testing/scene.ts";

const setRules = (scene: Scene, person: Person, booking_rules: object) =>
  scene.as(person).update({ booking_rules }, person);

test("a professional who enters an appointment with a mailbox of theirs gets no review out of it", async ({
  scene,
}) => {
  const ana = await scene.listed("Ana", { weekly_hours: anyDay, works_on_holidays: true });
  await scene.sql("update auth.users set email_confirmed_at = now() where id = $1", [ana.userId]);
  await scene
    .as(ana)
    .run("select add_appointments($1, 50, 'online', 'Rui', 'rui@exemplo.com.br')", [await nextSlot(scene, ana)]);
  const [mail] = await scene.sql(
    "select data ->> 'token' as token from email.outbox where recipient = 'rui@exemplo.com.br'",
  );
  await scene.sql(
    `update appointments set status = 'done', created_at = now() - interval '3 days', ended_at = now(),
       starts_at = now() - interval '1 day', ends_at = now() - interval '23 hours' where professional_id = $1`,
    [ana.professionalId],
  );
  const review = async () =>
    (await scene.as(visitor).run("select directory.review_own_appointment($1) as token", [mail?.token]))[0]?.token;
  expect(await review()).toBeNull();
  // The same one, asked for by a patient, leads to a review.
  await scene.sql("update appointments set is_own = false where professional_id = $1", [ana.professionalId]);
  expect(await review()).toMatch(/^[\w-]{43}$/);
});

test("nobody's mailbox is filled from an agenda: sixty entries a day are enough", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const add = (n: number) =>
    scene
      .as(ana)
      .run("select add_appointments(now() + $1 * interval '1 hour', 50, 'online', 'Rui', 'rui@exemplo.com.br')", [n]);
  for (let n = 1; n <= 60; n++) await add(n);
  await expect(add(61)).rejects.toThrow("no máximo 60");
});

test("nobody's mailbox is filled by moving to and fro; to cancel is always possible", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const [at, later] = [await nextSlot(scene, ana), "2 days"];
  const act = (sql: string, ...more: unknown[]) => scene.as(ana).run(sql, more);
  await act("select add_appointments($1, 50, 'online', 'Rui', 'rui@exemplo.com.br')", at);
  const [{ id } = {}] = await act("select id from appointments where patient_name = 'Rui'");
  await scene.sql("select email.enqueue('appointment-moved', 'rui@exemplo.com.br', '{}') from generate_series(1, 59)");
  const move = () => act(`select move_appointments($1, $2::timestamptz + interval '${later}', false, '{}')`, id, at);
  await expect(move()).rejects.toThrow("já recebeu muitas mensagens hoje");
  await act("select cancel_appointment($1)", id);
});

test("nobody fills an agenda that fills itself: whoever has two times waits, from one address or one network", async ({
  scene,
}) => {
  const ana = await bookable(scene, "Ana");
  await setRules(scene, ana, { confirms: true });
  const ask = async (given: object) =>
    (await request(scene, ana, { at: await nextSlot(scene, ana), ...given })).outcome;
  expect(await ask({})).toBe("confirmed");
  expect(await ask({})).toBe("confirmed");
  expect(await ask({})).toBe("requested");
  const network = "x".repeat(44);
  expect(await ask({ email: "b1@exemplo.com.br", network })).toBe("confirmed");
  expect(await ask({ email: "b2@exemplo.com.br", network })).toBe("confirmed");
  expect(await ask({ email: "b3@exemplo.com.br", network })).toBe("unconfirmed");
  // It is not forgotten once it is confirmed, only once it is over.
  const networks = () => scene.sql("select from directory.request_networks n where n.network = $1", [network]);
  expect(await networks()).toHaveLength(3);
  await scene.sql(
    "update appointments set status = 'done', ended_at = now() where professional_id = $1 and status = 'confirmed'",
    [ana.professionalId],
  );
  expect(await networks()).toHaveLength(1);
});

test("what a professional enters for somebody keeps them from asking nobody, nor does erasing it", async ({
  scene,
}) => {
  const [ana, bia] = [await bookable(scene, "Ana"), await bookable(scene, "Bia")];
  const contact = { email: "rui@exemplo.com.br", whatsapp: "11912345678" };
  await scene
    .as(ana)
    .run("select add_appointments($1, 50, 'online', 'Rui', $2, $3, weeks => 8)", [
      await nextSlot(scene, ana),
      ...Object.values(contact),
    ]);
  const ask = async (person: Person) =>
    (await request(scene, person, { at: await nextSlot(scene, person), ...contact })).outcome;
  expect([await ask(bia), await ask(ana)]).toEqual(["requested", "requested"]);
  await scene.sql("select directory.erase_appointment(id, false, 'patient') from appointments where is_own");
  expect(await ask(bia)).toBe("requested");
});

async function kept(scene: Scene, token: string) {
  return { id: (await link(scene, token))?.id };
}

test("only the rule and the professional confirm: accepting what nobody proposed is refused", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const { token } = await request(scene, ana, { at: await nextSlot(scene, ana) });
  await expect(scene.as(visitor).run("select directory.accept_by_link($1)", [token])).rejects.toThrow("já mudou");
  const { id } = await kept(scene, token);
  await scene.as(ana).run("select confirm_appointment($1)", [id]);
  expect(await statusOf(scene, id)).toBe("confirmed");
});
