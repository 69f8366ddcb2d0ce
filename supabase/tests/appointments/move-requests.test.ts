import { expect } from "vitest";
import { bookable, link, nextSlot, request } from "../testing/appointment-scene.ts";
import { type Person, type Row, type Scene, service, test, visitor } from "../testing/scene.ts";

/** An appointment that is agreed on, whose patient asks for another time. */
async function askedToMove(scene: Scene, ana: Person) {
  const agreed = await nextSlot(scene, ana);
  const { token } = await request(scene, ana, { at: agreed });
  const id = String((await link(scene, token))?.id);
  await scene.as(ana).run("select confirm_appointment($1)", [id]);
  const wanted = await nextSlot(scene, ana);
  await reschedule(scene, token, wanted);
  await scene.sql("delete from email.outbox");
  return { id, token, agreed, wanted };
}

const reschedule = (scene: Scene, token: string, at: Date) =>
  scene.as(visitor).run("select directory.reschedule_by_link($1, $2)", [token, at]);
const answer = (scene: Scene, person: Person, id: string, at: Date, accepts: boolean, note: string | null = null) =>
  scene.as(person).run("select answer_move($1, $2, $3, $4)", [id, at, accepts, note]);

async function kept(scene: Scene, id: string) {
  const [row] = await scene.sql(
    "select status, starts_at, move_to, move_outcome, note, is_automatic, reminded_at from appointments where id = $1",
    [id],
  );
  return row as Row;
}

async function mails(scene: Scene) {
  const rows = await scene.sql(
    "select concat_ws(' ', kind, data ->> 'what', data ->> 'outcome') as mail from email.outbox order by mail",
  );
  await scene.sql("delete from email.outbox");
  return rows.map(({ mail }) => mail);
}

test("until the professional says yes the agreed time stands, and nobody is kept from the other", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const { id, token, agreed, wanted } = await askedToMove(scene, ana);
  expect(await kept(scene, id)).toMatchObject({ status: "confirmed", starts_at: agreed, move_to: wanted });
  expect(await nextSlot(scene, ana)).toEqual(wanted);
  const shown = await link(scene, token);
  expect(new Date(String(shown?.moveTo))).toEqual(wanted);
  expect(Date.parse(String(shown?.moveAnswerBy))).toBeLessThan(agreed.getTime());
  // Asked for again it is the same question; another time is another one.
  await reschedule(scene, token, wanted);
  expect(await mails(scene)).toEqual([]);
  const [later] = await scene.sql(
    "select max(starts_at) as at from directory.free_slots($1, current_date - 1, current_date + 9)",
    [ana.professionalId],
  );
  await scene.sql("delete from realtime.messages");
  await reschedule(scene, token, later?.at as Date);
  expect(await scene.sql("select event from realtime.messages where topic = $1", [`appointment:${id}`])).toHaveLength(
    1,
  );
  // Before either of the two times.
  expect(Date.parse(String((await link(scene, token))?.moveAnswerBy))).toBeLessThan(agreed.getTime());
  expect(await kept(scene, id)).toMatchObject({ starts_at: agreed, move_to: later?.at });
  expect(await mails(scene)).toEqual(["appointment-move requested", "appointment-update move-requested"]);
});

test("an email that still waits is superseded: the one about the question has the agreed time, too", async ({
  scene,
}) => {
  const ana = await bookable(scene, "Ana");
  const { token } = await request(scene, ana, { at: await nextSlot(scene, ana) });
  await scene.as(ana).run("select confirm_appointment($1)", [(await link(scene, token))?.id]);
  await reschedule(scene, token, await nextSlot(scene, ana));
  const waiting = await scene.sql(
    "select kind from email.outbox where recipient = 'maria@exemplo.com.br' and next_attempt_at is not null",
  );
  expect(waiting).toEqual([{ kind: "appointment-move" }]);
});

test("a yes moves it, is told to both, and leaves the former time to others", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const { id, agreed, wanted } = await askedToMove(scene, ana);
  const before = "update appointments set is_automatic = true, reminded_at = now(), note = 'Sala 302.' where id = $1";
  await scene.sql(before, [id]);
  await answer(scene, ana, id, wanted, true);
  expect(await kept(scene, id)).toEqual({
    ...{ status: "confirmed", starts_at: wanted, move_to: null, move_outcome: null, note: "Sala 302." },
    // Somebody has looked at it, and the new time is to be reminded of.
    ...{ is_automatic: false, reminded_at: null },
  });
  expect(await mails(scene)).toEqual(["appointment-moved", "appointment-update move-accepted"]);
  expect(await nextSlot(scene, ana)).toEqual(agreed);
  await expect(answer(scene, ana, id, wanted, true)).rejects.toThrow("já mudou");
});

test("a no leaves everything as it was, and says so with the professional's words", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const { id, token, agreed, wanted } = await askedToMove(scene, ana);
  await scene.sql("update appointments set note = 'Sala 302.', contact_confirmed_at = now() where id = $1", [id]);
  await answer(scene, ana, id, wanted, false, "Posso às 18h, se servir.");
  const stands = {
    status: "confirmed",
    starts_at: agreed,
    move_to: wanted,
    move_outcome: "declined",
    note: "Sala 302.",
  };
  expect(await kept(scene, id)).toMatchObject(stands);
  const told = { moveAnswerBy: null, moveOutcome: "declined", moveNote: "Posso às 18h, se servir." };
  expect(await link(scene, token)).toMatchObject(told);
  const [mail] = await scene.sql("select data ->> 'note' as note from email.outbox");
  expect(mail).toEqual({ note: "Posso às 18h, se servir." });
  expect(await mails(scene)).toEqual(["appointment-move declined"]);
  // Asked anew, the former answer is none to this question.
  await reschedule(scene, token, wanted);
  expect(await link(scene, token)).toMatchObject({ moveOutcome: null, moveNote: null });
  expect(await mails(scene)).toEqual(["appointment-move requested", "appointment-update move-requested"]);
});

test("the words of a no go to no address that nobody has confirmed", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const { id, wanted } = await askedToMove(scene, ana);
  await answer(scene, ana, id, wanted, false, "Posso às 18h, se servir.");
  const [mail] = await scene.sql("select data ->> 'note' as note, data -> 'hasNote' as has_note from email.outbox");
  expect(mail).toEqual({ note: null, has_note: true });
});

test("without an answer it stays, also before the clock has been looked at", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const { id, token, agreed, wanted } = await askedToMove(scene, ana);
  await scene.sql("update appointments set move_answer_by = now() where id = $1", [id]);
  expect(await link(scene, token)).toMatchObject({ status: "confirmed", moveAnswerBy: null, moveOutcome: "expired" });
  for (const accepts of [true, false])
    await expect(answer(scene, ana, id, wanted, accepts)).rejects.toThrow("O prazo para responder");
  await scene.as(service).run("select directory.expire_appointments()");
  expect(await kept(scene, id)).toMatchObject({ status: "confirmed", starts_at: agreed, move_outcome: "expired" });
  expect(await link(scene, token)).toMatchObject({ moveOutcome: "expired" });
  expect(await mails(scene)).toEqual(["appointment-move expired"]);
});

test("the patient takes the question back, and both hear so", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const { id, token, agreed, wanted } = await askedToMove(scene, ana);
  const withdraw = () => scene.as(visitor).run("select directory.withdraw_move_by_link($1)", [token]);
  await withdraw();
  expect(await kept(scene, id)).toMatchObject({ status: "confirmed", starts_at: agreed, move_to: null });
  expect(await mails(scene)).toEqual(["appointment-move withdrawn", "appointment-update move-withdrawn"]);
  await expect(withdraw()).rejects.toThrow("já mudou");
  await expect(answer(scene, ana, id, wanted, true)).rejects.toThrow("já mudou");
});

test("what the professional has not read is not answered, and what somebody else has is not given away", async ({
  scene,
}) => {
  const ana = await bookable(scene, "Ana");
  const { id, agreed, wanted } = await askedToMove(scene, ana);
  await expect(answer(scene, ana, id, agreed, true)).rejects.toThrow("já mudou");
  expect((await request(scene, ana, { at: wanted, email: "joao@exemplo.com.br" })).outcome).toBe("requested");
  await expect(answer(scene, ana, id, wanted, true)).rejects.toThrow("A consulta continua no horário de antes.");
  expect(await kept(scene, id)).toMatchObject({ status: "confirmed", starts_at: agreed, move_to: wanted });
});

test("nobody else answers, and a confirmed appointment is not moved by being confirmed again", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const bruno = await scene.signUp("Bruno");
  const { id, agreed, wanted } = await askedToMove(scene, ana);
  await expect(answer(scene, bruno, id, wanted, true)).rejects.toThrow("não é sua");
  const asVisitor = scene.as(visitor).run("select answer_move($1, $2, true)", [id, wanted]);
  await expect(asVisitor).rejects.toThrow("permission denied");
  await expect(scene.as(ana).run("select confirm_appointment($1)", [id])).rejects.toThrow("já mudou");
  await expect(answer(scene, ana, id, wanted, false, "x".repeat(501))).rejects.toThrow("no máximo 500");
  expect(await kept(scene, id)).toMatchObject({ starts_at: agreed, move_to: wanted });
});

test.for([
  ["cancelled", "select cancel_appointment($1)"],
  ["proposed", "select propose_appointment($1, now() + interval '9 days', null, true)"],
])("with what was agreed on gone, so is the question: %s", async ([status, act], { scene }) => {
  const ana = await bookable(scene, "Ana");
  const { id } = await askedToMove(scene, ana);
  await scene.as(ana).run(String(act), [id]);
  expect(await kept(scene, id)).toMatchObject({ status, move_to: null });
});

test("what has taken place is asked nothing more", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const { id, token, wanted } = await askedToMove(scene, ana);
  await scene.sql(
    `update appointments set starts_at = now() - interval '1 hour', ends_at = now() - interval '10 minutes' where id = $1`,
    [id],
  );
  expect(await kept(scene, id)).toMatchObject({ move_to: null });
  await expect(reschedule(scene, token, wanted)).rejects.toThrow("já começou");
  await scene.as(service).run("select directory.finish_appointments()");
  expect(await kept(scene, id)).toMatchObject({ status: "done" });
});

test("who asks for another time is reminded of the agreed one all the same", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const { id } = await askedToMove(scene, ana);
  await scene.sql(
    "update appointments set reminded_at = null where id = $1 and starts_at < now() + interval '24 hours'",
    [id],
  );
  await scene.as(service).run("select directory.remind_of_appointments()");
  expect(await mails(scene)).toEqual(["appointment-reminder"]);
});
