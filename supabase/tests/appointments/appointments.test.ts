import { expect } from "vitest";
import {
  anyDay,
  bookable,
  confirmAccount,
  link,
  nextSlot,
  type Request,
  request,
  statusOf,
} from "../testing/appointment-scene.ts";
import { type Person, type Scene, service, test, visitor } from "../testing/scene.ts";

test("a visitor asks for a free slot and follows it by a private link", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const at = await nextSlot(scene, ana);
  const { outcome, token } = await request(scene, ana, { at });
  expect(outcome).toBe("requested");
  expect(token).toMatch(/^[\w-]{43}$/);
  const shown = await link(scene, token);
  expect(shown).toMatchObject({ professional: "Ana", status: "requested", patientName: "Maria", hasEmail: true });
  expect(shown).toMatchObject({ title: { specialty: "Enfermagem" }, contact: "m•••@exemplo.com.br", verifiedAt: null });
  expect(JSON.stringify(shown)).not.toContain("maria@exemplo");
  const [kept] = await scene.sql("select encode(token_hash, 'escape') as hash from directory.appointment_links");
  expect(kept?.hash).not.toContain(token);
  expect(await link(scene, `${token.slice(1)}A`)).toBeUndefined();
});

test("of a number the private page shows the beginning and the end, with and without the country's", async ({
  scene,
}) => {
  const ana = await bookable(scene, "Ana");
  for (const whatsapp of ["11912345678", "5511912345678"]) {
    const { token } = await request(scene, ana, { at: await nextSlot(scene, ana), email: null, whatsapp });
    expect(await link(scene, token)).toMatchObject({ contact: "(11) 9••••-5678" });
  }
});

test("a taken slot, an hour off, a past or far time and an unlisted professional are refused politely", async ({
  scene,
}) => {
  const ana = await bookable(scene, "Ana");
  const at = await nextSlot(scene, ana);
  expect((await request(scene, ana, { at })).outcome).toBe("requested");
  const other = { email: "joao@exemplo.com.br" };
  expect((await request(scene, ana, { at, ...other })).outcome).toBe("taken");
  const minutes = (n: number) => new Date(at.getTime() + n * 60_000);
  for (const wrong of [minutes(7), minutes(-60 * 24 * 3), minutes(60 * 24 * 70), new Date(0)])
    expect((await request(scene, ana, { at: wrong, ...other })).outcome).toBe("taken");
  await scene.sql("update directory.memberships set paused_at = now() where user_id = $1", [ana.userId]);
  expect((await request(scene, ana, { at: minutes(50), ...other })).outcome).toBe("unlisted");
});

test("a block for video only takes no visits", async ({ scene }) => {
  const ana = await bookable(
    scene,
    "Ana",
    anyDay.map((block) => ({ ...block, modality: "online" })),
  );
  const at = await nextSlot(scene, ana);
  expect((await request(scene, ana, { at, modality: "presencial" })).outcome).toBe("taken");
  expect((await request(scene, ana, { at, modality: "online" })).outcome).toBe("requested");
});

test("another time can be asked for in words, and waits for a proposal", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const { outcome, token } = await request(scene, ana, { at: null, wish: "Sábado cedo" });
  expect(outcome).toBe("requested");
  await expect(scene.as(ana).run("select confirm_appointment($1)", [(await link(scene, token))?.id])).rejects.toThrow(
    /Escolha um horário/,
  );
});

test("who asks in words for another time keeps nobody from a slot", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const wish = { at: null, wish: "Sábado cedo" };
  const { token } = await request(scene, ana, wish);
  const at = await nextSlot(scene, ana);
  const others = ["rui@exemplo.com.br", "eva@exemplo.com.br"] as const;
  expect((await request(scene, ana, { at, email: others[0] })).outcome).toBe("requested");
  expect((await request(scene, ana, { ...wish, email: others[1] })).outcome).toBe("requested");
  const propose = (time: Date) =>
    link(scene, token).then((it) => scene.as(ana).run("select propose_appointment($1, $2)", [it?.id, time]));
  await expect(propose(at)).rejects.toThrow("Escolha um dos seus horários livres.");
  await propose(await nextSlot(scene, ana));
  expect(await link(scene, token)).toMatchObject({ status: "proposed" });
});

for (const [what, wrong] of Object.entries<Request>({
  "no contact": { email: null },
  "no name": { name: " " },
  "a huge name": { name: "x".repeat(5000) },
  "a huge message": { message: "x".repeat(501) },
  "neither time nor wish": { at: null },
  "both kinds at once": { modality: "ambos" },
  "no kind": { modality: null },
  "a contact that is none": { email: "maria" },
})) {
  test(`a request with ${what} is refused`, async ({ scene }) => {
    const ana = await bookable(scene, "Ana");
    const at = await nextSlot(scene, ana);
    await expect(request(scene, ana, { at, ...wrong })).rejects.toThrow();
    expect((await request(scene, ana, { at })).outcome).toBe("requested");
  });
}

test("one contact holds at most two open requests with somebody and makes five a day", async ({ scene }) => {
  const people: Person[] = [];
  for (const name of ["Ana", "Bruno", "Carla"]) people.push(await bookable(scene, name));
  const outcomes: string[] = [];
  for (const person of people)
    for (let n = 0; n < 3; n += 1)
      outcomes.push((await request(scene, person, { at: await nextSlot(scene, person) })).outcome);
  const twice = ["requested", "requested", "too_many"];
  expect(outcomes).toEqual([...twice, ...twice, "requested", "too_many", "too_many"]);
});

test("a professional sees the own requests only, and nobody writes them past the functions", async ({ scene }) => {
  const [ana, bruno] = [await bookable(scene, "Ana"), await bookable(scene, "Bruno")];
  await request(scene, ana, { at: await nextSlot(scene, ana) });
  const [seen] = await scene.as(ana).read("appointments");
  expect(seen).toMatchObject({ patient_name: "Maria", patient_email: "maria@exemplo.com.br" });
  expect(await scene.as(bruno).read("appointments")).toEqual([]);
  await expect(scene.as(ana).run("update appointments set status = 'done'")).rejects.toThrow(/permission denied/);
  await expect(scene.as(ana).run("delete from appointments")).rejects.toThrow(/permission denied/);
  await expect(scene.as(visitor).run("select confirm_appointment($1)", [seen?.id])).rejects.toThrow(
    /permission denied/,
  );
  await expect(scene.as(bruno).run("select confirm_appointment($1)", [seen?.id])).rejects.toThrow(/não é sua/);
  const confirm = (at: unknown) => scene.as(ana).run("select confirm_appointment($1, at => $2)", [seen?.id, at]);
  const at = seen?.starts_at as Date;
  await expect(confirm(new Date(at.getTime() + 3_600_000))).rejects.toThrow("já mudou");
  await confirm(at);
  expect(await statusOf(scene, seen?.id)).toBe("confirmed");
});

const statuses = ["requested", "proposed", "confirmed", "declined", "cancelled", "expired", "done", "no_show"];
const moves = {
  requested: {
    professional: ["proposed", "confirmed", "declined"],
    patient: ["requested", "cancelled"],
    clock: ["expired"],
  },
  proposed: {
    professional: ["proposed", "cancelled"],
    patient: ["requested", "confirmed", "cancelled"],
    clock: ["expired"],
  },
  confirmed: {
    professional: ["proposed", "cancelled", "done", "no_show"],
    patient: ["cancelled"],
    clock: ["done"],
  },
  done: { professional: ["no_show"] },
  no_show: { professional: ["done"] },
} as Record<string, Record<string, string[]>>;

test("every change of state is made by whom it belongs to, and no other is possible", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const { token } = await request(scene, ana, { at: await nextSlot(scene, ana) });
  const id = (await link(scene, token))?.id;
  const isPast = (status: string) => ["done", "no_show"].includes(status);
  for (const from of statuses)
    for (const to of statuses)
      for (const actor of ["patient", "professional", "clock"]) {
        const at = isPast(to) ? "now() - interval '2 hours'" : "now() + interval '3 days'";
        await scene.sql(
          `update appointments set status = $2, starts_at = ${at}, ends_at = ${at} + interval '50 minutes', ended_by = null,
             answer_by = null where id = $1`,
          [id, from],
        );
        const move = scene.as(service).run("select directory.move_appointment($1, $2, $3)", [id, to, actor]);
        const isAllowed = moves[from]?.[actor]?.includes(to) ?? false;
        if (isAllowed) await move;
        else await expect(move, `${from} to ${to} by ${actor}`).rejects.toThrow(/já mudou/);
        expect(await statusOf(scene, id)).toBe(isAllowed ? to : from);
      }
});

test("the professional proposes, the patient accepts; the first slot is free again", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const at = await nextSlot(scene, ana);
  const { token } = await request(scene, ana, { at });
  const id = (await link(scene, token))?.id;
  const sunday = await lastToPropose(scene, ana, id);
  await scene.as(ana).run("select propose_appointment($1, $2, 'Nesse dia consigo.')", [id, sunday]);
  expect(await nextSlot(scene, ana)).toEqual(at);
  expect(await link(scene, token)).toMatchObject({ status: "proposed", note: "Nesse dia consigo." });
  // Another was proposed while the page of the first was open.
  await expect(scene.as(visitor).run("select directory.accept_by_link($1, $2)", [token, at])).rejects.toThrow(
    "já mudou",
  );
  await scene.as(visitor).run("select directory.accept_by_link($1, $2)", [token, sunday]);
  const accepted = await link(scene, token);
  expect(accepted).toMatchObject({ status: "confirmed" });
  expect(new Date(String(accepted?.startsAt))).toEqual(sunday);
});

async function lastToPropose(scene: Scene, person: Person, id: unknown) {
  const [row] = await scene.as(person).run("select max(at) as at from times_to_propose($1) at", [id]);
  return row?.at as Date;
}

test("a proposal is one of the free times: not at night, not the time that was asked for, not anybody else's to see", async ({
  scene,
}) => {
  const ana = await bookable(scene, "Ana");
  const bruno = await bookable(scene, "Bruno");
  const at = await nextSlot(scene, ana);
  const { token } = await request(scene, ana, { at });
  const id = (await link(scene, token))?.id;
  const propose = (time: Date | null) => scene.as(ana).run("select propose_appointment($1, $2)", [id, time]);
  // The hold ran out: the time is free for others, and still no proposal.
  await scene.sql("update appointments set held_until = null where id = $1", [id]);
  await expect(propose(at)).rejects.toThrow("Este é o horário do pedido.");
  const night = new Date(`${at.toISOString().slice(0, 10)}T06:00:00Z`);
  for (const wrong of [new Date(night.getTime() + 7 * 86_400_000), new Date(at.getTime() + 60_000), null])
    await expect(propose(wrong)).rejects.toThrow("Escolha um dos seus horários livres.");
  expect(await scene.as(bruno).run("select times_to_propose($1)", [id])).toEqual([]);
  await propose(await lastToPropose(scene, ana, id));
  expect(await statusOf(scene, id)).toBe("proposed");
});

test("an exception is proposed when it is said to be one: any time ahead, never one that is taken or over", async ({
  scene,
}) => {
  const ana = await bookable(scene, "Ana");
  const bruno = await bookable(scene, "Bruno");
  const taken = await nextSlot(scene, ana);
  await request(scene, ana, { at: taken });
  const { token } = await request(scene, ana, { at: await nextSlot(scene, ana), email: "joao@exemplo.com.br" });
  const id = (await link(scene, token))?.id;
  const propose = (person: Person, time: Date | null) =>
    scene.as(person).run("select propose_appointment($1, $2, null, true)", [id, time]);
  await expect(propose(ana, new Date(taken.getTime() + 20 * 60_000))).rejects.toThrow("já está ocupado");
  for (const wrong of [new Date(Date.now() - 60_000), new Date(Date.now() + 400 * 86_400_000), null])
    await expect(propose(ana, wrong)).rejects.toThrow("ainda não passou");
  // Three in the morning.
  const night = new Date(`${new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)}T06:00:00Z`);
  await expect(propose(bruno, night)).rejects.toThrow("não é sua");
  expect(await statusOf(scene, id)).toBe("requested");
  await propose(ana, night);
  expect(await link(scene, token)).toMatchObject({ status: "proposed" });
  const [row] = await scene.sql("select starts_at from appointments where id = $1", [id]);
  expect(row?.starts_at).toEqual(night);
});

test("a proposal cannot stand across another appointment", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const first = await nextSlot(scene, ana);
  await request(scene, ana, { at: first });
  const { token } = await request(scene, ana, { at: await nextSlot(scene, ana), email: "joao@exemplo.com.br" });
  const id = (await link(scene, token))?.id;
  const across = new Date(first.getTime() + 20 * 60_000);
  await expect(scene.as(ana).run("select propose_appointment($1, $2)", [id, across])).rejects.toThrow(
    "Escolha um dos seus horários livres.",
  );
  expect(await statusOf(scene, id)).toBe("requested");
});

test("the patient moves and cancels by the link, until it begins", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const first = await nextSlot(scene, ana);
  const { token } = await request(scene, ana, { at: first });
  const second = await nextSlot(scene, ana);
  const act = (text: string, ...more: unknown[]) => scene.as(visitor).run(`select directory.${text}`, [token, ...more]);
  await act("reschedule_by_link($1, $2)", second);
  expect(await link(scene, token)).toMatchObject({ status: "requested" });
  expect(await nextSlot(scene, ana)).toEqual(first);
  await expect(act("reschedule_by_link($1, $2)", new Date(first.getTime() + 1000))).rejects.toThrow(/já está ocupado/);
  await scene.sql(
    `update appointments set status = 'confirmed', answer_by = null, starts_at = now() - interval '1 minute',
       ends_at = now() - interval '1 minute' + (ends_at - starts_at)`,
  );
  await expect(act("cancel_by_link($1)")).rejects.toThrow(/já começou/);
  const third = await nextSlot(scene, ana);
  await expect(act("reschedule_by_link($1, $2)", third)).rejects.toThrow(/já começou/);
  await scene.as(ana).update({ booking_rules: { confirms: true } }, ana);
  await expect(act("reschedule_by_link($1, $2)", third)).rejects.toThrow(/já começou/);
  await scene.sql("update appointments set starts_at = ends_at - interval '1 minute'");
  await act("cancel_by_link($1)");
  expect(await link(scene, token)).toMatchObject({ status: "cancelled", endedBy: "patient", answerBy: null });
  await expect(act("cancel_by_link($1)")).rejects.toThrow(/já mudou/);
});

test("what is cancelled while an answer is waited for still tells that it was a request", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const { token } = await request(scene, ana, { at: await nextSlot(scene, ana) });
  await scene.as(visitor).run("select directory.cancel_by_link($1)", [token]);
  expect(await link(scene, token)).toMatchObject({ status: "cancelled", answerBy: expect.any(String) });
});

test("there are seven days to answer words, two for a slot and three for a proposal", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const answerBy = async (token: string) => {
    const [row] = await scene.sql(
      `select extract(epoch from answer_by - now()) / 86400 as days
       from appointments where id = directory.appointment_of_link($1)`,
      [token],
    );
    return Number(row?.days);
  };
  const { token } = await request(scene, ana, { at: null, wish: "Sábado cedo" });
  expect(await answerBy(token)).toBe(7);
  const { id } = (await link(scene, token)) ?? {};
  const far = await lastToPropose(scene, ana, id);
  await scene.as(ana).run("select propose_appointment($1, $2)", [id, far]);
  expect(await answerBy(token)).toBe(3);

  const slots = await scene.sql(
    "select max(starts_at) as last from directory.free_slots($1, current_date, current_date + 10)",
    [ana.professionalId],
  );
  const asked = await request(scene, ana, { at: slots[0]?.last as Date, email: "joao@exemplo.com.br" });
  expect(await answerBy(asked.token)).toBe(2);
});

test("a wait ends three hours before the appointment, or half way to one that is nearer", async ({ scene }) => {
  // Where it is five in the afternoon now, none of these ends in the night.
  const [place] = await scene.sql(`select name from pg_timezone_names
    where name like 'Etc/GMT%' and extract(hour from now() at time zone name) = 17 limit 1`);
  const left = async (status: string, hours: number) => {
    const [row] = await scene.sql(
      "select extract(epoch from directory.answer_by($1, now() + $2 * interval '1 hour', $3) - now()) / 3600 as hours",
      [status, hours, place?.name],
    );
    return Number(row?.hours);
  };
  for (const status of ["unconfirmed", "requested", "proposed"]) {
    expect(await left(status, 20)).toBe(17);
    expect(await left(status, 6)).toBe(3);
    expect(await left(status, 2)).toBe(1);
  }
  expect([await left("unconfirmed", 500), await left("requested", 500), await left("proposed", 500)]).toEqual([
    24, 48, 72,
  ]);
  const [agreed] = await scene.sql("select directory.answer_by('confirmed', now(), 'UTC') as at");
  expect(agreed?.at).toBeNull();
});

test.for([
  ["6h15 for 9h15: the morning is there to answer in", "06:15", "09:15", "08:00"],
  ["7h59", "07:59", "10:59", "08:00"],
  ["8h", "08:00", "11:00", "08:00"],
  ["22h", "22:00", "23:59", "22:00"],
  ["half past ten in the evening, for the next morning", "22:30", "1 day 10:00", "1 day 08:00"],
  ["what begins at seven is answered by six", "04:00", "07:00", "06:00"],
  ["and in the night nothing is taken away", "02:00", "02:40", "02:00"],
])("no wait ends in the night of who answers: %s", async ([, ends = "", begins = "", wanted], { scene }) => {
  const [row] = await scene.sql(
    `select to_char(directory.not_at_night(day + $1::interval, day + $2::interval, 'America/Cuiaba')
        at time zone 'America/Cuiaba', 'YYYY-MM-DD HH24:MI') as ends,
      to_char(date '2026-11-20' + $3::interval, 'YYYY-MM-DD HH24:MI') as wanted
    from (select timestamp '2026-11-20' at time zone 'America/Cuiaba' as day) local`,
    [ends, begins, wanted],
  );
  expect(row?.ends).toBe(row?.wanted);
});

test("a professional who answers after the end is told so, and the request stays over", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const { token } = await request(scene, ana, { at: await nextSlot(scene, ana) });
  const id = (await link(scene, token))?.id;
  await scene.sql("update appointments set answer_by = now() where id = $1", [id]);
  await expect(scene.as(ana).run("select confirm_appointment($1)", [id])).rejects.toThrow(/prazo para responder/);
  await scene.sql("update appointments set answer_by = now() + interval '1 minute' where id = $1", [id]);
  await scene.as(ana).run("select confirm_appointment($1)", [id]);
  expect(await statusOf(scene, id)).toBe("confirmed");
});

test("both contacts may be given: each is masked, and each counts", async ({ scene }) => {
  const [ana, bruno] = [await bookable(scene, "Ana"), await bookable(scene, "Bruno")];
  const both = { whatsapp: "11912345678" };
  const { token } = await request(scene, ana, { at: await nextSlot(scene, ana), ...both });
  expect(await link(scene, token)).toMatchObject({
    contact: "m•••@exemplo.com.br, (11) 9••••-5678",
    ...{ hasEmail: true, hasWhatsapp: true },
  });
  for (const email of ["um@exemplo.com.br", "dois@exemplo.com.br"])
    await request(scene, ana, { at: await nextSlot(scene, ana), email, network: email, ...both });
  const again = { email: "tres@exemplo.com.br", ...both };
  expect((await request(scene, ana, { at: await nextSlot(scene, ana), ...again })).outcome).toBe("too_many");
  expect((await request(scene, bruno, { at: await nextSlot(scene, bruno), ...again })).outcome).toBe("requested");
});

test("an unanswered request gives its slot back, before any job has run", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const at = await nextSlot(scene, ana);
  const { token } = await request(scene, ana, { at });
  await scene.sql("update appointments set answer_by = now()");
  expect(await link(scene, token)).toMatchObject({ status: "expired" });
  expect((await request(scene, ana, { at, email: "joao@exemplo.com.br" })).outcome).toBe("requested");
});

test("the calendar address shows the own agreed times, and a new one ends the old", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const { token } = await request(scene, ana, { at: await nextSlot(scene, ana) });
  await scene.as(ana).run("select confirm_appointment($1)", [(await link(scene, token))?.id]);
  const [session] = await scene.sql(
    `insert into auth.sessions (id, user_id, created_at, updated_at) values (gen_random_uuid(), $1, now(), now())
    returning id`,
    [ana.userId],
  );
  const signedIn = { ...ana.actor, claims: { ...ana.actor.claims, session_id: session?.id } };
  const made = async () => String((await scene.as(signedIn).run("select new_calendar_address() as token"))[0]?.token);
  const feed = async (address: string) => {
    const [row] = await scene.as(visitor).run("select directory.calendar_by_token($1) as feed", [address]);
    return row?.feed as { appointments: { patientName: string }[] } | null;
  };
  const first = await made();
  expect((await feed(first))?.appointments).toMatchObject([{ patientName: "Maria", status: "confirmed" }]);
  const second = await made();
  expect(await feed(first)).toBeNull();
  expect((await feed(second))?.appointments).toHaveLength(1);
  await scene.as(ana).run("select revoke_calendar_address()");
  expect(await feed(second)).toBeNull();
  // Made before anybody proved to own the account's address.
  await confirmAccount(scene, ana, null);
  const early = await made();
  await confirmAccount(scene, ana);
  expect(await feed(early)).toBeNull();
  expect(await feed(await made())).not.toBeNull();
});

test("the table API knows no function that ledgers past the form", async ({ scene }: { scene: Scene }) => {
  const open = await scene.sql(
    `select proname from pg_proc where pronamespace = 'public'::regnamespace
       and has_function_privilege('anon', oid, 'execute') and proname ~ 'appointment|calendar|link'`,
  );
  expect(open).toEqual([]);
});
