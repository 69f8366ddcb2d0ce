import { expect } from "vitest";
import { signIn } from "../testing/account-scene.ts";
import { anyDay, bookable, confirmAccount, link, nextSlot, request, statusOf } from "../testing/appointment-scene.ts";
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

/** Enters one appointment for each of the addresses; gives how many were entered. */
async function enter(scene: Scene, person: Person, addresses: string[], service: string | null = null) {
  const add = "select add_appointments(now() + $1 * interval '1 hour', 50, 'online', 'Rui', $2, null, $3) as n";
  let entered = 0;
  for (const [index, address] of addresses.entries()) {
    const [row] = await scene.as(person).run(add, [index + 1, address, service]);
    entered += Number(row?.n);
  }
  return entered;
}

const strangers = (count: number) => Array.from({ length: count }, (_, n) => `estranho${n}@exemplo.com.br`);

async function mailsTo(scene: Scene, pattern: string) {
  const text = "select kind, data from email.outbox where recipient like $1";
  return (await scene.sql(text, [pattern])) as { kind: string; data: Record<string, unknown> }[];
}

const advert = "Premio PIX liberado Receita Federal";

test("a throw-away account sends no stranger a word: its appointments are entered, and nothing is mailed", async ({
  scene,
}) => {
  const thief = await scene.signUp(advert);
  expect(await enter(scene, thief, strangers(30), "Saque em golpe.example")).toBe(30);
  const owner = scene.as(await signIn(scene, thief));
  const [{ id } = {}] = await owner.run("select id from appointments order by starts_at limit 1");
  await owner.run("select set_room('https://sala.exemplo.org/premio')");
  await owner.run("select move_appointments($1, now() + interval '3 days')", [id]);
  await scene.sql(
    "update appointments set created_at = now() - interval '1 day', updated_at = now() - interval '1 day'",
  );
  await scene.sql("select directory.remind_of_appointments()");
  await owner.run("select cancel_appointment(id, 'Premio') from appointments");
  expect(await mailsTo(scene, "estranho%")).toEqual([]);
});

test("every part of it is needed: a confirmed address, a whole profile, words that wait for no look, no suspension", async ({
  scene,
}) => {
  const ana = await bookable(scene, "Ana");
  let number = 0;
  const isMailed = async (service: string | null = null) => {
    const address = `rui${++number}@exemplo.com.br`;
    await scene.sql("delete from appointments");
    await enter(scene, ana, [address], service);
    return (await mailsTo(scene, address)).length === 1;
  };
  expect(await isMailed()).toBe(true);
  await confirmAccount(scene, ana, null);
  expect(await isMailed()).toBe(false);
  await confirmAccount(scene, ana);
  await scene.as(ana).update({ schedule: null }, ana);
  expect(await isMailed()).toBe(false);
  await scene.as(ana).update({ schedule: "Segunda a sexta" }, ana);
  expect(await isMailed("Cura garantida")).toBe(false);
  expect(await isMailed("Retorno")).toBe(true);
  await scene.sql("update directory.memberships set suspended_at = now() where user_id = $1", [ana.userId]);
  expect(await isMailed()).toBe(false);
  await scene.sql("update directory.memberships set suspended_at = null where user_id = $1", [ana.userId]);
  expect(await isMailed()).toBe(true);
});

test("a patient who confirmed the mailbox for a professional is mailed all the same", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  await confirmAccount(scene, ana, null);
  const { token } = await request(scene, ana, { at: await nextSlot(scene, ana), email: "rui@exemplo.com.br" });
  await enter(scene, ana, ["rui@exemplo.com.br"]);
  expect((await mailsTo(scene, "rui%")).map(({ kind }) => kind)).toEqual(["appointment-received"]);
  await scene.sql("update appointments set contact_confirmed_at = now() where not is_own");
  await scene.as(visitor).run("select directory.cancel_by_link($1)", [token]);
  await scene.sql("delete from appointments where is_own");
  await enter(scene, ana, ["Rui+agenda@exemplo.com.br"]);
  expect((await mailsTo(scene, "rui+agenda@%")).map(({ data }) => data.professional)).toEqual(["Ana"]);
});

test("the mail about a patient's own request to such an account uses our words alone", async ({ scene }) => {
  const thief = await bookable(scene, "Ana");
  await confirmAccount(scene, thief, null);
  await scene.as(thief).update({ name: "Premio Pix Liberado" }, thief);
  await setRules(scene, thief, { services: [{ id: "s1", name: "Saque liberado", minutes: 50 }], confirms: true });
  const words = async (pattern: string) => JSON.stringify(await mailsTo(scene, pattern));
  await request(scene, thief, { at: await nextSlot(scene, thief), email: "vitima@exemplo.com.br", service: "s1" });
  await scene
    .as(visitor)
    .run("select directory.join_waiting_list($1, 'vitima2@exemplo.com.br', null, null, current_date + 9)", [
      thief.professionalId,
    ]);
  expect((await mailsTo(scene, "vitima%")).map(({ data }) => data.professional)).toEqual(
    Array(2).fill("Profissional de Enfermagem"),
  );
  expect(await words("vitima%")).not.toMatch(/Premio|Saque|Rua das Flores/);
  await confirmAccount(scene, thief);
  await request(scene, thief, { at: await nextSlot(scene, thief), email: "maria@exemplo.com.br", service: "s1" });
  expect(await words("maria%")).toMatch(/Premio Pix Liberado.*Saque|Saque.*Premio Pix Liberado/);
});

test("an account has one budget a day: over it everything is entered, and nothing is mailed", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  expect(await enter(scene, ana, strangers(125))).toBe(125);
  expect(await mailsTo(scene, "estranho%")).toHaveLength(120);
  // The next day, and of a professional whose registration was looked at, there is room for more.
  await scene.sql("update directory.profiles set verified_at = now() where id = $1", [ana.professionalId]);
  await scene.sql("delete from appointments");
  expect(await enter(scene, ana, ["mais@exemplo.com.br"])).toBe(1);
  expect(await mailsTo(scene, "mais%")).toHaveLength(1);
});

test("a busy day stays within it: forty are entered, moved and reminded", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  await enter(scene, ana, strangers(40));
  // Backwards, out of each other's way.
  const ids = await scene.sql("select id, starts_at from appointments order by starts_at desc");
  for (const { id, starts_at } of ids)
    await scene.as(ana).run("select move_appointments($1, $2::timestamptz + interval '2 days')", [id, starts_at]);
  await scene.sql(`update appointments set starts_at = now() + interval '20 hours' + row * interval '1 minute',
      ends_at = now() + interval '20 hours' + (row + 1) * interval '1 minute', updated_at = now() - interval '1 day'
    from (select a.id, row_number() over () as row from appointments a) r where r.id = appointments.id`);
  await scene.sql("select directory.remind_of_appointments()");
  const kinds = (await mailsTo(scene, "estranho%")).map(({ kind }) => kind);
  for (const kind of ["confirmed", "moved", "reminder"])
    expect(
      kinds.filter((sent) => sent === `appointment-${kind}`),
      kind,
    ).toHaveLength(40);
});

test("nobody's mailbox is filled by moving to and fro: over the cap the email is left out, and never the change", async ({
  scene,
}) => {
  const ana = await bookable(scene, "Ana");
  const owner = scene.as(await signIn(scene, ana));
  const at = await nextSlot(scene, ana);
  await enter(scene, ana, ["rui@exemplo.com.br"]);
  const [{ id } = {}] = await owner.run("select id from appointments");
  for (let turn = 1; turn <= 30; turn++) {
    await owner.run("select move_appointments($1, $2::timestamptz + $3 * interval '1 hour')", [id, at, turn]);
    await owner.run("select set_room($1)", [`https://sala.exemplo.org/${turn}`]);
    // As if each were done at its own moment.
    await scene.sql("update email.outbox set unique_key = id");
  }
  expect(await mailsTo(scene, "rui%")).toHaveLength(10);
  const [moved] = await owner.run("select starts_at, my_rooms() ->> 'room' as room from appointments");
  expect(moved).toEqual({ starts_at: new Date(at.getTime() + 30 * 3_600_000), room: "https://sala.exemplo.org/30" });
});

test("over it a proposal goes through as well, and a confirmed mailbox still hears of its end", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const { token } = await request(scene, ana, { at: await nextSlot(scene, ana), email: "rui@exemplo.com.br" });
  const { id } = await kept(scene, token);
  await scene.sql("update appointments set contact_confirmed_at = now()");
  for (let turn = 0; turn < 15; turn++) {
    const [{ at } = {}] = await scene
      .as(ana)
      .run("select times_to_propose($1) as at offset $2 limit 1", [id, turn % 2]);
    await scene.as(ana).run("select propose_appointment($1, $2)", [id, at]);
    expect(await statusOf(scene, id)).toBe("proposed");
  }
  expect(await mailsTo(scene, "rui%")).toHaveLength(10);
  await scene.as(ana).run("select cancel_appointment($1)", [id]);
  expect((await mailsTo(scene, "rui%")).map(({ kind }) => kind)).toContain("appointment-cancelled");
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
