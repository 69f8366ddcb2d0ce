import { expect } from "vitest";
import { renderEmail } from "#app/emails/render-email.tsx";
import { bookable, confirmAccount, link, nextSlot, request } from "../testing/appointment-scene.ts";
import { type Person, type Scene, service, test, visitor } from "../testing/scene.ts";

type Posted = { kind: string; recipient: string; data: Record<string, unknown> };

async function posted(scene: Scene) {
  const rows = await scene.sql(
    `select kind, recipient, data from email.outbox
     where kind like 'appointment%' and last_error is distinct from 'superseded' order by created_at, kind`,
  );
  await scene.sql("delete from email.outbox");
  for (const row of rows as Posted[]) await renderEmail(row.kind, row.data, "https://exemplo.com.br");
  return rows as Posted[];
}

const kinds = (emails: Posted[]) => emails.map(({ kind, data }) => (data.what ? `${kind} ${data.what}` : kind));
const act = (scene: Scene, person: Person, call: string, ...parameters: unknown[]) =>
  scene.as(person).run(`select ${call}`, parameters);

test("both sides are told of every change, and each email can be rendered", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const { token } = await request(scene, ana, { at: await nextSlot(scene, ana), message: "É a primeira vez." });
  const id = (await link(scene, token))?.id;
  const first = await posted(scene);
  expect(kinds(first)).toEqual(["appointment-received", "appointment-update requested"]);
  expect(first[1]).toMatchObject({
    recipient: "ana@exemplo.com.br",
    data: { patient: "Maria", email: "maria@exemplo.com.br", message: "É a primeira vez." },
  });
  const soon = await nextSlot(scene, ana);
  await act(scene, ana, "propose_appointment($1, $2, 'Pode ser?')", id, soon);
  const [proposal] = await posted(scene);
  expect(proposal).toMatchObject({ kind: "appointment-proposed", data: { insteadOf: "requested" } });
  await scene.as(visitor).run("select directory.accept_by_link($1)", [token]);
  expect(kinds(await posted(scene))).toEqual(["appointment-confirmed", "appointment-update accepted"]);
  await scene.as(visitor).run("select directory.reschedule_by_link($1, $2)", [token, await nextSlot(scene, ana)]);
  expect(kinds(await posted(scene))).toEqual(["appointment-move", "appointment-update move-requested"]);
  await act(scene, ana, "answer_move($1, (select move_to from appointments where id = $1), true)", id);
  expect(kinds(await posted(scene))).toEqual(["appointment-moved", "appointment-update move-accepted"]);
  await scene.as(visitor).run("select directory.cancel_by_link($1)", [token]);
  expect(kinds(await posted(scene))).toEqual(["appointment-cancelled", "appointment-update cancelled"]);
});

test("every email carries a link of its own, and all of them work", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const { token } = await request(scene, ana, { at: await nextSlot(scene, ana) });
  const first = await posted(scene);
  await act(scene, ana, "confirm_appointment($1)", (await link(scene, token))?.id);
  const tokens = [...first, ...(await posted(scene))].flatMap(({ data }) => (data.token ? [String(data.token)] : []));
  expect(new Set([token, ...tokens]).size).toBe(3);
  for (const one of tokens) expect(await link(scene, one)).toMatchObject({ status: "confirmed" });
});

test("after hours without a mail server, nobody is reminded of what was cancelled meanwhile", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const { token } = await request(scene, ana, { at: await nextSlot(scene, ana) });
  await act(scene, ana, "confirm_appointment($1)", (await link(scene, token))?.id);
  await scene.sql(`update appointments set starts_at = now() + interval '23 hours', ends_at = now() + interval '24 hours',
    updated_at = now() - interval '2 days'`);
  expect(await clock(scene, "remind_of_appointments")).toBe(1);
  const waiting = () =>
    scene.sql(`select kind from email.outbox
      where recipient = 'maria@exemplo.com.br' and next_attempt_at is not null order by kind`);
  expect(await waiting()).toEqual([{ kind: "appointment-reminder" }]);
  await scene.as(visitor).run("select directory.cancel_by_link($1)", [token]);
  expect(await waiting()).toEqual([{ kind: "appointment-cancelled" }]);
  const given = await scene.sql("select distinct data from email.outbox where last_error = 'superseded'");
  expect(given).toEqual([{ data: {} }]);
});

test("an unconfirmed address learns that there is a request, and nothing of the patient", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  await confirmAccount(scene, ana, null);
  await request(scene, ana, { at: await nextSlot(scene, ana), message: "segredo" });
  const [, update] = await posted(scene);
  expect(update).toMatchObject({ recipient: "ana@exemplo.com.br", data: { what: "requested", isWhole: false } });
  expect(JSON.stringify(update)).not.toMatch(/Maria|maria|segredo/);
});

test("who gave a WhatsApp number gets no email", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const { token } = await request(scene, ana, {
    at: await nextSlot(scene, ana),
    email: null,
    whatsapp: "(11) 91234-5678",
  });
  await act(scene, ana, "decline_appointment($1, 'Estou sem vagas.')", (await link(scene, token))?.id);
  expect(kinds(await posted(scene))).toEqual(["appointment-update requested"]);
});

test("a confirmed email has the calendar file, and names with markup stay names", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const { token } = await request(scene, ana, { at: await nextSlot(scene, ana), name: "<b>Maria</b>" });
  await act(scene, ana, "confirm_appointment($1, '<img src=x>')", (await link(scene, token))?.id);
  const rows = (await scene.sql(
    "select kind, data from email.outbox where kind = 'appointment-confirmed'",
  )) as Posted[];
  const message = await renderEmail(String(rows[0]?.kind), rows[0]?.data, "https://exemplo.com.br");
  expect(message.attachments[0]?.content).toMatch(/^BEGIN:VCALENDAR[\s\S]*DTSTART:\d{8}T\d{6}Z/);
  expect(message.html).not.toMatch(/<b>Maria|<img src=x/);
  expect(message.text).toContain("https://exemplo.com.br/consulta/");
});

const clock = async (scene: Scene, task: string) => {
  const [row] = await scene.as(service).run(`select directory.${task}() as n`);
  return Number(row?.n);
};

test("the day before there is one reminder; after the end it counts as done; 90 days later it is gone", async ({
  scene,
}) => {
  const ana = await bookable(scene, "Ana");
  const { token } = await request(scene, ana, { at: await nextSlot(scene, ana) });
  await act(scene, ana, "confirm_appointment($1)", (await link(scene, token))?.id);
  await scene.sql(
    "update appointments set starts_at = now() + interval '26 hours', ends_at = now() + interval '27 hours'",
  );
  await posted(scene);
  expect(await clock(scene, "remind_of_appointments")).toBe(0);
  await scene.sql(`update appointments set starts_at = now() + interval '23 hours', ends_at = now() + interval '24 hours',
    updated_at = now() - interval '2 days'`);
  expect([await clock(scene, "remind_of_appointments"), await clock(scene, "remind_of_appointments")]).toEqual([1, 0]);
  expect(kinds(await posted(scene))).toEqual(["appointment-reminder"]);
  await scene.sql(
    "update appointments set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'",
  );
  expect([await clock(scene, "finish_appointments"), await clock(scene, "finish_appointments")]).toEqual([1, 0]);
  expect(await link(scene, token)).toMatchObject({ status: "done" });
  await scene.sql("update appointments set ended_at = now() - interval '89 days'");
  expect(await clock(scene, "purge_appointments")).toBe(0);
  await scene.sql("update appointments set ended_at = now() - interval '91 days'");
  await scene.sql(
    `select email.enqueue('appointment-confirmed', patient_email, '{}', subject_kind => 'appointment', subject_id => id)
     from appointments`,
  );
  await scene.sql("update email.outbox set sent_at = now(), next_attempt_at = null, data = '{}'");
  await scene.sql("select email.enqueue('welcome', 'maria@exemplo.com.br', '{}')");
  expect(await clock(scene, "purge_appointments")).toBe(1);
  expect(await link(scene, token)).toBeUndefined();
  expect(await scene.sql("select * from directory.appointment_links")).toEqual([]);
  const remembered = "select kind from email.outbox where recipient = 'maria@exemplo.com.br'";
  expect(await scene.sql(remembered)).toEqual([{ kind: "welcome" }]);
});

test("an unanswered request expires and the patient hears of it", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const { token } = await request(scene, ana, { at: await nextSlot(scene, ana) });
  await posted(scene);
  expect(await clock(scene, "expire_appointments")).toBe(0);
  await scene.sql("update appointments set answer_by = now()");
  expect(await link(scene, token)).toMatchObject({ status: "expired", expiredFrom: "requested" });
  expect(await clock(scene, "expire_appointments")).toBe(1);
  expect(await link(scene, token)).toMatchObject({ status: "expired", expiredFrom: "requested" });
  const [message] = await posted(scene);
  expect(message).toMatchObject({
    kind: "appointment-declined",
    data: { status: "expired", endedBy: "professional" },
  });
  // With other ways: the next free times, the first of which is the one that was given back.
  expect(message?.data.professionalId).toBe(ana.professionalId);
  const freeTimes = message?.data.freeTimes as string[] | undefined;
  expect(freeTimes).toHaveLength(4);
  expect(new Date(String(freeTimes?.[0]))).toEqual(await nextSlot(scene, ana));
});

test("a proposal that its patient let lapse is told so, by mail and on the page, and never as the professional's silence", async ({
  scene,
}) => {
  const ana = await bookable(scene, "Ana");
  const { token } = await request(scene, ana, { at: await nextSlot(scene, ana) });
  await act(scene, ana, "propose_appointment($1, $2)", (await link(scene, token))?.id, await nextSlot(scene, ana));
  await posted(scene);
  await scene.sql("update appointments set answer_by = now()");
  // Before any job has run, and after it.
  expect(await link(scene, token)).toMatchObject({ status: "expired", expiredFrom: "proposed" });
  expect(await clock(scene, "expire_appointments")).toBe(1);
  expect(await link(scene, token)).toMatchObject({ status: "expired", expiredFrom: "proposed" });
  const [message] = await posted(scene);
  const { text } = await renderEmail(String(message?.kind), message?.data, "https://exemplo.com.br");
  expect(text).toContain("terminou sem a sua resposta");
  expect(text).not.toContain("não respondeu a tempo");
});

test("who gets no appointment is led to times of the same service, as booking has them now", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const services = (minutes: number, modality?: string) =>
    scene.sql("update directory.profiles set booking_rules = $2 where id = $1", [
      ana.professionalId,
      {
        services: [
          { id: "a1", name: "Consulta", minutes: 50 },
          { id: "b2", name: "Avaliação", minutes, ...(modality && { modality }) },
        ],
      },
    ]);
  const ask = async (email: string) => {
    const [free] = await scene.sql(
      "select min(starts_at) as at from directory.free_slots($1, current_date + 1, current_date + 9, 90)",
      [ana.professionalId],
    );
    return request(scene, ana, { at: free?.at as Date, service: "b2", email });
  };
  const led = async ({ token }: { token: string }) => {
    await posted(scene);
    await act(scene, ana, "decline_appointment($1)", (await link(scene, token))?.id);
    const [message] = await posted(scene);
    const times = ((message?.data.freeTimes ?? []) as string[]).map((at) => Date.parse(at) / 60_000);
    const apart = times.slice(1).map((at, index) => at - Number(times[index]));
    return [message?.data.serviceId, apart.length > 0 ? Math.min(...apart) : "none"];
  };
  await services(90);
  const same = await ask("a@exemplo.com.br");
  const longer = await ask("b@exemplo.com.br");
  const inPerson = await ask("c@exemplo.com.br");
  const gone = await ask("d@exemplo.com.br");
  expect(await led(same)).toEqual(["b2", 90]);
  await services(120);
  expect(await led(longer)).toEqual(["b2", 120]);
  await services(90, "presencial");
  expect(await led(inPerson)).toEqual(["b2", "none"]);
  await scene.sql("update directory.profiles set booking_rules = '{}' where id = $1", [ana.professionalId]);
  expect(await led(gone)).toEqual([undefined, 50]);
});

test("whoever asked hears of a refusal also from who is listed no more, without other times", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const { token } = await request(scene, ana, { at: await nextSlot(scene, ana) });
  await posted(scene);
  await scene.sql("update directory.memberships set paused_at = now() where user_id = $1", [ana.userId]);
  await act(scene, ana, "decline_appointment($1)", (await link(scene, token))?.id);
  const [message] = await posted(scene);
  expect(message).toMatchObject({ kind: "appointment-declined", data: { status: "declined", professional: "Ana" } });
  expect(message?.data.freeTimes).toBeUndefined();
});

/** What has been posted since the last time. The outbox forgets it: nothing is known by the emails that said it. */
async function takeEmails(scene: Scene) {
  const rows = await scene.sql(
    "select kind, recipient, data from email.outbox where next_attempt_at is not null order by kind",
  );
  await scene.sql("delete from email.outbox");
  for (const row of rows as Posted[]) await renderEmail(row.kind, row.data, "https://exemplo.com.br");
  return rows as Posted[];
}

/** Which emails take a time out of a calendar, and which. */
const taken = (emails: Posted[]) =>
  Object.fromEntries(
    emails.map(({ kind, data }) => {
      const { startsAt } = (data.givenUp ?? {}) as { startsAt?: string };
      return [kind, startsAt && new Date(startsAt)];
    }),
  );

test("what was agreed on and comes to nothing is taken out of both calendars; what never was is not", async ({
  scene,
}) => {
  const ana = await bookable(scene, "Ana");
  const reschedule = async (token: string) =>
    scene.as(visitor).run("select directory.reschedule_by_link($1, $2)", [token, await nextSlot(scene, ana)]);
  for (const isAgreed of [true, false]) {
    const { token } = await request(scene, ana, { at: await nextSlot(scene, ana) });
    const id = (await link(scene, token))?.id;
    if (isAgreed) await act(scene, ana, "confirm_appointment($1)", id);
    await act(scene, ana, "propose_appointment($1, $2)", id, await nextSlot(scene, ana));
    const proposed = new Date(String((await link(scene, token))?.startsAt));
    await takeEmails(scene);
    await reschedule(token);
    const moved = await takeEmails(scene);
    expect(moved[0]).toMatchObject({ kind: "appointment-received", data: { isMoved: true } });
    expect(taken(moved)).toEqual({
      "appointment-received": isAgreed ? proposed : undefined,
      "appointment-update": isAgreed ? proposed : undefined,
    });
    const then = new Date(String((await link(scene, token))?.startsAt));
    await act(scene, ana, "decline_appointment($1)", id);
    expect(taken(await takeEmails(scene))).toEqual({ "appointment-declined": isAgreed ? then : undefined });
  }
});

test("a proposal instead of what was agreed on takes that out of a calendar, and so does its end", async ({
  scene,
}) => {
  const ana = await bookable(scene, "Ana");
  const first = await nextSlot(scene, ana);
  const { token } = await request(scene, ana, { at: first });
  const id = (await link(scene, token))?.id;
  const propose = async () => act(scene, ana, "propose_appointment($1, $2)", id, await nextSlot(scene, ana));
  await takeEmails(scene);
  await propose();
  expect(taken(await takeEmails(scene))).toEqual({ "appointment-proposed": undefined });
  await scene.as(visitor).run("select directory.accept_by_link($1)", [token]);
  const agreed = new Date(String((await link(scene, token))?.startsAt));
  await takeEmails(scene);
  await propose();
  expect(taken(await takeEmails(scene))).toEqual({ "appointment-proposed": agreed });
  const then = new Date(String((await link(scene, token))?.startsAt));
  await scene.as(visitor).run("select directory.cancel_by_link($1)", [token]);
  expect(taken(await takeEmails(scene))).toEqual({ "appointment-cancelled": undefined, "appointment-update": then });
});

test("an unconfirmed address gets no time in a file either", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  await confirmAccount(scene, ana, null);
  const { token } = await request(scene, ana, { at: await nextSlot(scene, ana) });
  await act(scene, ana, "confirm_appointment($1)", (await link(scene, token))?.id);
  await takeEmails(scene);
  await scene.as(visitor).run("select directory.cancel_by_link($1)", [token]);
  const [, update] = await takeEmails(scene);
  expect(update?.data).toEqual({ professional: "Ana", what: "cancelled", isWhole: false });
});

test("an erasure tells the professional's calendar which entry goes, where one was agreed on", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  for (const isAgreed of [true, false]) {
    const { token } = await request(scene, ana, { at: await nextSlot(scene, ana) });
    const id = (await link(scene, token))?.id;
    if (isAgreed) await act(scene, ana, "confirm_appointment($1)", id);
    await takeEmails(scene);
    await scene.as(visitor).run("select directory.erase_by_link($1, false)", [token]);
    const erased = (await takeEmails(scene)).find(({ kind }) => kind === "appointment-erased");
    expect(erased?.data.id).toBe(isAgreed ? id : undefined);
  }
});

test("when an account ends, patients hear that what is ahead is cancelled, and their data goes with it", async ({
  scene,
}) => {
  const ana = await bookable(scene, "Ana");
  const { token } = await request(scene, ana, { at: await nextSlot(scene, ana) });
  await act(scene, ana, "confirm_appointment($1)", (await link(scene, token))?.id);
  // The owner reads beforehand whom it concerns; a colleague's are not counted.
  const bruno = await bookable(scene, "Bruno");
  await request(scene, ana, { at: await nextSlot(scene, ana), email: null, whatsapp: "11912345678" });
  const ahead = (person: Person) => scene.as(person).run("select * from my_appointments_ahead()");
  expect(await ahead(ana)).toEqual([{ appointments: 1, requests: 1, own: 0, unreachable: 1 }]);
  expect(await ahead(bruno)).toEqual([{ appointments: 0, requests: 0, own: 0, unreachable: 0 }]);
  await expect(scene.as(visitor).run("select * from my_appointments_ahead()")).rejects.toThrow(/permission denied/);
  await posted(scene);
  await scene.sql("select directory.delete_account($1)", [ana.userId]);
  const [message] = await posted(scene);
  expect(message).toMatchObject({
    kind: "appointment-cancelled",
    recipient: "maria@exemplo.com.br",
    data: { professional: "Ana", endedBy: "professional" },
  });
  expect(await scene.sql("select * from appointments where professional_id = $1", [ana.professionalId])).toEqual([]);
});
