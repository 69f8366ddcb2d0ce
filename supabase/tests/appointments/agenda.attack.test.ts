import { expect } from "vitest";
import { bookable, link, nextSlot, type Request, request, statusOf } from "../testing/appointment-scene.ts";
import { type Person, type Scene, test, visitor } from "../testing/scene.ts";

let number = 0;
/** Each with an address of its own, as a rival makes them up. */
const made = (more: Request = {}): Request => {
  number += 1;
  return { email: `inventada${number}@exemplo.com.br`, ...more };
};

async function ask(scene: Scene, person: Person, given: Request) {
  const at = given.at === undefined && !given.wish ? await nextSlot(scene, person) : given.at;
  const whole = made({ ...given, at: at ?? null });
  return { at, email: whole.email, ...(await request(scene, person, whole)) };
}

const freeSlots = async (scene: Scene, { professionalId }: Person) =>
  (
    await scene.sql("select count(*)::int as n from directory.free_slots($1, current_date - 1, current_date + 54)", [
      professionalId,
    ])
  )[0]?.n as number;

/** The link that only the mailbox knows. */
async function mailed(scene: Scene, { email }: Pick<Request, "email">, kind = "appointment-to-confirm") {
  const text = "select data ->> 'token' as token from email.outbox where recipient = $1 and kind = $2";
  const [row] = await scene.sql(text, [email, kind]);
  return String(row?.token);
}

const confirm = (scene: Scene, token: string) => scene.as(visitor).run("select directory.confirm_by_link($1)", [token]);

test("a hundred requests from four networks hold eight times of an agenda at most, and nobody else is turned away", async ({
  scene,
}) => {
  const ana = await bookable(scene, "Ana");
  const before = await freeSlots(scene, ana);
  const outcomes: string[] = [];
  for (let n = 0; n < 25; n += 1)
    for (const network of ["a", "b", "c", "d"]) outcomes.push((await ask(scene, ana, { network })).outcome);
  expect(outcomes.filter((outcome) => outcome === "requested")).toHaveLength(8);
  expect(outcomes.filter((outcome) => outcome === "unconfirmed")).toHaveLength(92);
  expect(before - (await freeSlots(scene, ana))).toBe(8);
  // What waits for a confirmation is neither seen by the professional nor told to her.
  expect(await scene.as(ana).read("appointments")).toHaveLength(8);
  const [told] = await scene.sql("select count(*)::int as n from email.outbox where kind = 'appointment-update'");
  expect(told?.n).toBe(8);
  // Somebody honest is asked for a click, and is then a request like any other.
  const honest = await ask(scene, ana, { network: "casa" });
  expect(honest.outcome).toBe("unconfirmed");
  await confirm(scene, await mailed(scene, honest));
  expect(await link(scene, honest.token)).toMatchObject({ status: "requested", isHeld: true });
});

test("the first requests from a network, and the first to a professional, need nothing more", async ({ scene }) => {
  const [ana, bia, carla] = [
    await bookable(scene, "Ana"),
    await bookable(scene, "Bia"),
    await bookable(scene, "Carla"),
  ];
  const outcome = async (person: Person, more: Request = {}) =>
    (await ask(scene, person, { network: "casa", ...more })).outcome;
  expect([await outcome(ana), await outcome(ana), await outcome(ana)]).toEqual([
    "requested",
    "requested",
    "unconfirmed",
  ]);
  // Four in all from one network, whomever they are to.
  expect([await outcome(bia), await outcome(carla)]).toEqual(["requested", "unconfirmed"]);
  expect(await outcome(carla, { network: "outra casa" })).toBe("requested");
  // A number cannot be confirmed by a link.
  expect(await outcome(carla, { email: null, whatsapp: "11912345678" })).toBe("needs_email");
});

test("wishes in words, a hundred of them, leave the agenda open", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  for (let n = 0; n < 100; n += 1) await ask(scene, ana, { wish: "Qualquer dia", at: null, network: `rede ${n}` });
  expect(await scene.as(ana).read("appointments")).toHaveLength(8);
  const honest = await ask(scene, ana, { network: "casa" });
  expect(honest.outcome).toBe("unconfirmed");
  await confirm(scene, await mailed(scene, honest));
  expect((await link(scene, honest.token))?.status).toBe("requested");
});

test("the link on the screen confirms no contact: only the one in the mailbox does", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  for (const network of ["a", "a"]) await ask(scene, ana, { network });
  const asked = await ask(scene, ana, { network: "a" });
  const { at, token } = asked;
  await expect(confirm(scene, token)).rejects.toThrow("Abra o link que mandamos");
  const move = scene.as(visitor).run("select directory.reschedule_by_link($1, $2)", [token, at]);
  await expect(move).rejects.toThrow("Abra o link que mandamos");
  expect(await link(scene, token)).toMatchObject({ status: "unconfirmed", isMailed: false });
  const inMailbox = await mailed(scene, asked);
  expect(await link(scene, inMailbox)).toMatchObject({ status: "unconfirmed", isMailed: true });
  // Meanwhile the time is anybody's.
  expect((await ask(scene, ana, { at: at ?? null, network: "b" })).outcome).toBe("requested");
  await expect(confirm(scene, inMailbox)).rejects.toThrow("não está mais livre");
  await scene.as(visitor).run("select directory.reschedule_by_link($1, $2)", [inMailbox, await nextSlot(scene, ana)]);
  expect((await link(scene, token))?.status).toBe("requested");
});

test("whoever confirms within the professional's notice reads that it is too near, and chooses another time", async ({
  scene,
}) => {
  const ana = await bookable(scene, "Ana");
  for (const network of ["a", "a"]) await ask(scene, ana, { network });
  const asked = await ask(scene, ana, { network: "a" });
  const inMailbox = await mailed(scene, asked);
  expect(await link(scene, inMailbox)).toMatchObject({ status: "unconfirmed", isTooNear: false });
  // As much nearer as if the time had passed.
  await scene.as(ana).update({ booking_rules: { notice: 2880 } }, ana);
  const shown = await link(scene, inMailbox);
  expect(shown).toMatchObject({ status: "unconfirmed", isTooNear: true });
  expect(Date.parse(String(shown?.confirmBy))).toBe(Number(asked.at) - 2880 * 60_000);
  await expect(confirm(scene, inMailbox)).rejects.toThrow("perto demais");
  await scene.as(visitor).run("select directory.reschedule_by_link($1, $2)", [inMailbox, await nextSlot(scene, ana)]);
  expect(await link(scene, inMailbox)).toMatchObject({ status: "requested", isTooNear: false, confirmBy: null });
});

test("a request that waits for its confirmation does not reach who has left the search meanwhile", async ({
  scene,
}) => {
  const ana = await bookable(scene, "Ana");
  for (const network of ["a", "a"]) await ask(scene, ana, { network });
  const asked = [
    await ask(scene, ana, { network: "a" }),
    await ask(scene, ana, { network: "a", wish: "Cedo", at: null }),
  ];
  const suspend = "update directory.memberships set suspended_at = $2 where user_id = $1";
  await scene.sql(suspend, [ana.userId, new Date()]);
  await scene.sql("delete from email.outbox where kind = 'appointment-update'");
  for (const one of asked) {
    await expect(confirm(scene, await mailed(scene, one))).rejects.toThrow("não está disponível agora");
    expect(await link(scene, one.token)).toMatchObject({ status: "unconfirmed" });
  }
  expect(await scene.sql("select from email.outbox where kind = 'appointment-update'")).toEqual([]);
  await scene.sql(suspend, [ana.userId, null]);
  for (const one of asked) {
    await confirm(scene, await mailed(scene, one));
    expect(await link(scene, one.token)).toMatchObject({ status: "requested" });
  }
});

test("what nobody confirmed is gone after a day, or at once when the patient says so", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  for (const network of ["a", "a"]) await ask(scene, ana, { network });
  const [first, second] = [await ask(scene, ana, { network: "a" }), await ask(scene, ana, { network: "a" })];
  await scene.as(visitor).run("select directory.cancel_by_link($1)", [first.token]);
  expect(await link(scene, first.token)).toBeUndefined();
  expect(await scene.sql("select from email.outbox where recipient = $1", [first.email])).toEqual([]);
  await scene.sql("update appointments set answer_by = now() where status = 'unconfirmed'");
  expect(await link(scene, second.token)).toMatchObject({ status: "expired", expiredFrom: "unconfirmed" });
  await scene.sql("select directory.expire_appointments()");
  expect(await link(scene, second.token)).toBeUndefined();
  const mails = await scene.sql(
    "select kind from email.outbox where kind in ('appointment-declined', 'appointment-cancelled')",
  );
  expect(mails).toEqual([]);
});

test("an unanswered request holds its time for half a day at most, and never until it begins", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const held = async (token: string) => {
    const text = `select extract(epoch from held_until - now()) / 3600 as hours,
        extract(epoch from starts_at - now()) / 3600 as ahead
      from appointments where id = directory.appointment_of_link($1)`;
    const [row] = await scene.sql(text, [token]);
    return { hours: Number(row?.hours), ahead: Number(row?.ahead) };
  };
  const near = await held((await ask(scene, ana, {})).token);
  expect(near.hours).toBeCloseTo(Math.min(12, near.ahead / 2), 3);
  const [far] = await scene.sql(
    "select max(starts_at) as at from directory.free_slots($1, current_date, current_date + 20)",
    [ana.professionalId],
  );
  const { token } = await ask(scene, ana, { at: far?.at as Date });
  expect((await held(token)).hours).toBeCloseTo(12, 3);
  // Moving it over and over wins nothing.
  await scene.sql("update appointments set held_until = now() + interval '1 hour'");
  await scene.as(visitor).run("select directory.reschedule_by_link($1, $2)", [token, await nextSlot(scene, ana)]);
  expect((await held(token)).hours).toBeLessThanOrEqual(1);
});

test("after that somebody else may have the time, and a late confirmation is refused kindly", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const first = await ask(scene, ana, {});
  const id = (await link(scene, first.token))?.id;
  await scene.sql("update appointments set held_until = now()");
  expect(await nextSlot(scene, ana)).toEqual(first.at);
  expect(await link(scene, first.token)).toMatchObject({ status: "requested", isHeld: false });
  const second = await ask(scene, ana, { at: first.at ?? null });
  expect(second.outcome).toBe("requested");
  await expect(scene.as(ana).run("select confirm_appointment($1)", [id])).rejects.toThrow("Proponha outro horário");
  await scene.as(visitor).run("select directory.cancel_by_link($1)", [second.token]);
  await scene.as(ana).run("select confirm_appointment($1)", [id]);
  expect(await statusOf(scene, id)).toBe("confirmed");
});

test("one mailbox with a hundred tags asks somebody twice, and the rest is refused", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const before = await freeSlots(scene, ana);
  const outcomes: string[] = [];
  for (let n = 0; n < 6; n += 1) {
    const asked = await ask(scene, ana, { email: `Rival+${n}@exemplo.com.br`, network: `rede ${n}` });
    outcomes.push(asked.outcome);
    if (asked.token) await confirm(scene, asked.token);
  }
  expect(outcomes).toEqual(["requested", "requested", "too_many", "too_many", "too_many", "too_many"]);
  expect(before - (await freeSlots(scene, ana))).toBe(2);
  expect((await ask(scene, ana, { email: "rivalda@exemplo.com.br", network: "casa" })).outcome).toBe("requested");
});

test("one mailbox that asks first and confirms later holds two times", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  for (let n = 0; n < 8; n += 1) await ask(scene, ana, { wish: "Qualquer dia", at: null, network: `rede ${n}` });
  const [before, asked] = [await freeSlots(scene, ana), [] as Awaited<ReturnType<typeof ask>>[]];
  const slots = await scene.sql(
    "select starts_at as at from directory.free_slots($1, current_date, current_date + 20) limit 5",
    [ana.professionalId],
  );
  for (const [n, { at }] of slots.entries())
    asked.push(await ask(scene, ana, { at: at as Date, email: `rival+${n}@exemplo.com.br`, network: `longe ${n}` }));
  expect(asked.map(({ outcome }) => outcome)).toEqual(slots.map(() => "unconfirmed"));
  for (const one of asked) await confirm(scene, await mailed(scene, one));
  expect(before - (await freeSlots(scene, ana))).toBe(2);
});

test("one network holds two times of somebody, however many mailboxes confirm; the others are asked for all the same", async ({
  scene,
}) => {
  const ana = await bookable(scene, "Ana");
  const before = await freeSlots(scene, ana);
  const asked = [];
  for (let n = 0; n < 6; n += 1) {
    const one = await ask(scene, ana, { network: "rival" });
    const kind = one.outcome === "unconfirmed" ? "appointment-to-confirm" : "appointment-received";
    await confirm(scene, await mailed(scene, one, kind));
    asked.push(await link(scene, one.token));
  }
  expect(before - (await freeSlots(scene, ana))).toBe(2);
  expect(asked.map((it) => [it?.status, it?.isHeld])).toEqual([
    ...Array(2).fill(["requested", true]),
    ...Array(4).fill(["requested", false]),
  ]);
  const honest = await ask(scene, ana, { network: "casa" });
  expect(honest.outcome).toBe("requested");
  expect(await link(scene, honest.token)).toMatchObject({ isHeld: true });
});

test("the professional sees which requests are one hand's, never the network, and clears them in one act", async ({
  scene,
}) => {
  const [ana, bia] = [await bookable(scene, "Ana"), await bookable(scene, "Bia")];
  const rivals: unknown[] = [];
  for (let n = 0; n < 4; n += 1) {
    const asked = await ask(scene, ana, { network: "rival" });
    if (asked.outcome === "unconfirmed") await confirm(scene, await mailed(scene, asked));
    rivals.push((await link(scene, asked.token))?.id);
  }
  const honest = (await link(scene, (await ask(scene, ana, { network: "casa" })).token))?.id;
  const foreign = (await link(scene, (await ask(scene, bia, { network: "rival 2" })).token))?.id;
  const seen = async (who: Person) => (await scene.as(who).run("select my_suspicious_requests() as it"))[0]?.it;
  expect(await seen(ana)).toEqual({ groups: [expect.arrayContaining(rivals)], unconfirmed: [] });
  expect(JSON.stringify(await seen(ana))).not.toContain("rival");
  expect(await seen(bia)).toEqual({ groups: [], unconfirmed: [] });
  await expect(scene.as(ana).read("directory.request_networks")).rejects.toThrow("permission denied");

  await scene.sql("delete from email.outbox");
  const [cleared] = await scene.as(ana).run("select decline_requests($1) as n", [[...rivals, foreign]]);
  expect(cleared?.n).toBe(4);
  for (const id of rivals) expect(await statusOf(scene, id)).toBe("declined");
  expect([await statusOf(scene, honest), await statusOf(scene, foreign)]).toEqual(["requested", "requested"]);
  // Two of them had confirmed their contact and hear of it; the other addresses may be strangers'.
  const waiting = await scene.sql("select kind from email.outbox where next_attempt_at is not null");
  expect(waiting).toEqual([{ kind: "appointment-declined" }, { kind: "appointment-declined" }]);
  expect(await scene.sql("select from directory.request_networks where network = 'rival'")).toEqual([]);
});

test("once new requests have to be confirmed the professional sees why, also of what was agreed on by itself", async ({
  scene,
}) => {
  const ana = await bookable(scene, "Ana");
  await scene.as(ana).update({ booking_rules: { confirms: true } }, ana);
  const seen = async () => (await scene.as(ana).run("select my_suspicious_requests() as it"))[0]?.it;
  const outcomes: string[] = [];
  for (let n = 0; n < 7; n += 1) outcomes.push((await ask(scene, ana, { network: `casa ${n}` })).outcome);
  expect(await seen()).toEqual({ groups: [], unconfirmed: [] });
  outcomes.push((await ask(scene, ana, { network: "casa 7" })).outcome);
  expect(outcomes).toEqual(Array(8).fill("confirmed"));
  const ids = (await scene.as(ana).read("appointments")).map(({ id }) => id);
  expect(await seen()).toEqual({ groups: [], unconfirmed: expect.arrayContaining(ids) });
  expect((await ask(scene, ana, { network: "casa 8" })).outcome).toBe("unconfirmed");
});

test("a refusal carries nobody's words to an address that nobody confirmed", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const note = "Ganhe dinheiro em https://golpe.example";
  const decline = async (token: string) =>
    scene.as(ana).run("select decline_appointment($1, $2)", [(await link(scene, token))?.id, note]);
  const words = async () =>
    (await scene.sql("select data from email.outbox where kind = 'appointment-declined'"))[0]?.data;

  const { token } = await ask(scene, ana, {});
  await decline(token);
  expect(JSON.stringify(await words())).not.toContain("golpe");
  expect(await words()).toMatchObject({ hasNote: true });
  expect(await link(scene, token)).toMatchObject({ note });

  await scene.sql("delete from email.outbox");
  const known = await ask(scene, ana, {});
  await confirm(scene, await mailed(scene, known, "appointment-received"));
  await decline(known.token);
  expect(await words()).toMatchObject({ note });
});

test("one request that is moved to and fro mails each side a handful, and the professional sees its last time", async ({
  scene,
}) => {
  const ana = await bookable(scene, "Ana");
  const { token, email } = await ask(scene, ana, { network: "rival" });
  const move = async (at: unknown) => {
    await scene.as(visitor).run("select directory.reschedule_by_link($1, $2)", [token, at]);
    // As if each were done at its own moment.
    await scene.sql("update email.outbox set unique_key = id");
  };
  let last: unknown;
  for (let turn = 0; turn < 40; turn += 1) {
    last = await nextSlot(scene, ana);
    await move(last);
  }
  const countMails = async (kind: string, recipient: string | null = null) => {
    const text = "select from email.outbox where kind = $1 and recipient = coalesce($2, recipient)";
    return (await scene.sql(text, [kind, recipient])).length;
  };
  expect(await countMails("appointment-received", String(email))).toBe(10);
  expect(await countMails("appointment-update", "ana@exemplo.com.br")).toBe(10);
  expect(await scene.as(ana).read("appointments")).toMatchObject([{ starts_at: last, status: "requested" }]);
  // That it is over they hear.
  await scene.as(visitor).run("select directory.cancel_by_link($1)", [token]);
  expect(await countMails("appointment-update", "ana@exemplo.com.br")).toBe(11);
});
