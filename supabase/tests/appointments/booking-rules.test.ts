import { expect } from "vitest";
import { bookable, link, nextSlot, request, statusOf } from "../testing/appointment-scene.ts";
import { type Person, type Scene, test, visitor } from "../testing/scene.ts";

const consultation = { id: "a", name: "Consulta", minutes: 50 };
const visit = { id: "b", name: "Avaliação em casa", minutes: 80, modality: "presencial" };

const setRules = (scene: Scene, person: Person, booking_rules: object) =>
  scene.as(person).update({ booking_rules }, person);

async function kept(scene: Scene, token: string) {
  const { id } = (await link(scene, token)) ?? {};
  const [row] = await scene.sql(
    "select *, extract(epoch from ends_at - starts_at) / 60 as minutes from appointments where id = $1",
    [id],
  );
  return { ...row, id: row?.id, minutes: Number(row?.minutes) };
}

test("rules are whole numbers within bounds, and services have ids, names and lengths", async ({ scene }) => {
  const ana = await scene.signUp("Ana");
  const services = [consultation, visit];
  expect(await setRules(scene, ana, { buffer: 10, notice: 1440, horizon: 28, confirms: true, services })).toMatchObject(
    [{ booking_rules: { buffer: 10, services }, consultation_minutes: 50 }],
  );
  for (const wrong of [
    ...[{ buffer: 121 }, { buffer: -1 }, { buffer: 1.5 }, { buffer: "10" }, { notice: 59 }, { horizon: 91 }],
    ...[{ confirms: "yes" }, { surprise: 1 }, { services: {} }, { services: [visit, visit] }],
    ...[
      { id: "" },
      { id: "A B" },
      { name: " x " },
      { minutes: 9 },
      { minutes: null },
      { modality: "ambos" },
      { fee: 0 },
    ].map((change) => ({ services: [{ ...consultation, ...change }] })),
    { services: Array.from({ length: 13 }, (_, n) => ({ ...consultation, id: `s${n}` })) },
  ])
    await expect(setRules(scene, ana, wrong), JSON.stringify(wrong)).rejects.toThrow("profiles_booking_rules_check");
});

test("a fee is told where the council allows prices, and nowhere else", async ({ scene }) => {
  const services = [{ ...consultation, fee: 200 }];
  const ana = await scene.listed("Ana");
  await expect(setRules(scene, ana, { services })).rejects.toThrow("O valor não pode ser divulgado");
  await scene.sql("update specialties set allows_prices = true where name = 'Enfermagem'");
  const bruno = await bookable(scene, "Bruno");
  await setRules(scene, bruno, { services });
  const shown = async () => {
    const [row] = await scene
      .as(visitor)
      .run("select booking_rules, directory.availability_of(id) -> 'rules' as facts from professionals where id = $1", [
        bruno.professionalId,
      ]);
    return row;
  };
  expect(await shown()).toEqual({ booking_rules: { services }, facts: { services } });
  await scene.sql("update specialties set allows_prices = false where name = 'Enfermagem'");
  expect(await shown()).toEqual({ booking_rules: { services: [consultation] }, facts: { services: [consultation] } });
  // Whatever else is changed, the profile can still be saved.
  expect(await scene.as(bruno).update({ description: "Outra." }, bruno)).toHaveLength(1);
});

test("what words a council forbids is looked for in the names of services, too", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  await setRules(scene, ana, { services: [{ ...consultation, name: "Cura garantida em 3 sessões" }] });
  const flags = await scene.sql("select excerpt from directory.word_flags where professional_id = $1", [
    ana.professionalId,
  ]);
  expect(flags).not.toEqual([]);
});

test("a service is booked for as long as it takes and as it is attended; one that is gone is said to be", async ({
  scene,
}) => {
  const ana = await bookable(scene, "Ana");
  await setRules(scene, ana, { buffer: 10, services: [consultation, visit] });
  // The own agenda offers them, too.
  const [own] = await scene.as(ana).run("select my_availability() -> 'services' as services");
  expect(own).toEqual({ services: [consultation, visit] });
  const at = await nextSlot(scene, ana);
  await expect(request(scene, ana, { at, service: "b", modality: "online" })).rejects.toThrow("Escolha como prefere");
  expect((await request(scene, ana, { at, service: "z" })).outcome).toBe("no_service");
  const [first] = await scene.sql(
    "select min(starts_at) as at from directory.free_slots($1, current_date, current_date + 9, 80)",
    [ana.professionalId],
  );
  const { token } = await request(scene, ana, { at: first?.at as Date, service: "b", modality: "presencial" });
  expect(await kept(scene, token)).toMatchObject({ service: "Avaliação em casa", minutes: 80 });
  // A shorter one does not fit into its pause.
  const within = await scene.sql(
    `select from directory.free_slots($1, current_date, current_date + 9) s, appointments a
     where a.professional_id = $1 and s.starts_at < a.ends_at + interval '10 min' and s.ends_at > a.starts_at - interval '10 min'`,
    [ana.professionalId],
  );
  expect(within).toEqual([]);

  // Given up while it is booked: it keeps its name and its length, also when it is moved.
  await setRules(scene, ana, {});
  const [other] = await scene.sql(
    "select max(starts_at) as at from directory.free_slots($1, current_date, current_date + 9, 80)",
    [ana.professionalId],
  );
  await scene.as(visitor).run("select directory.reschedule_by_link($1, $2)", [token, other?.at]);
  expect(await kept(scene, token)).toMatchObject({
    ...{ service: "Avaliação em casa", minutes: 80, starts_at: other?.at, status: "requested" },
  });
});

test("where the professional lets the clock say yes, a free time is confirmed at once and both sides hear it once", async ({
  scene,
}) => {
  const ana = await bookable(scene, "Ana");
  await setRules(scene, ana, { confirms: true });
  const { outcome, token } = await request(scene, ana, { at: await nextSlot(scene, ana) });
  expect(outcome).toBe("confirmed");
  const { id } = await kept(scene, token);
  const mails = await scene.sql(
    "select kind, data ->> 'what' as what from email.outbox where subject_kind = 'appointment' and subject_id = $1 and next_attempt_at is not null order by kind",
    [String(id)],
  );
  expect(mails).toEqual([
    { kind: "appointment-confirmed", what: null },
    { kind: "appointment-update", what: "booked" },
  ]);
  // Moved, it is told as moved; a wish in words is for the professional to answer.
  await scene.as(visitor).run("select directory.reschedule_by_link($1, $2)", [token, await nextSlot(scene, ana)]);
  expect(await statusOf(scene, id)).toBe("confirmed");
  const news = await scene.sql(
    "select kind, data ->> 'what' as what from email.outbox where subject_kind = 'appointment' and subject_id = $1 and next_attempt_at is not null order by kind, what",
    [String(id)],
  );
  expect(news).toEqual([
    { kind: "appointment-moved", what: null },
    { kind: "appointment-update", what: "booked" },
    { kind: "appointment-update", what: "moved" },
  ]);
  const wish = await request(scene, ana, { at: null, wish: "Sábado cedo", email: "joao@exemplo.com.br" });
  expect(wish.outcome).toBe("requested");
});

test("the private page tells whether another time is confirmed at once for this patient", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const network = "x".repeat(44);
  const ask = async (given: object = {}) =>
    (await request(scene, ana, { at: await nextSlot(scene, ana), network, ...given })).token;
  const first = await ask();
  expect(await link(scene, first)).toMatchObject({ confirms: false });
  await setRules(scene, ana, { confirms: true });
  const second = await ask();
  for (const token of [first, second]) expect(await link(scene, token)).toMatchObject({ confirms: true });
  // A third time: whichever is moved, there are two others ahead.
  await scene
    .as(ana)
    .run("select add_appointments($1, 50, 'online', 'Maria', 'maria@exemplo.com.br')", [await nextSlot(scene, ana)]);
  expect(await link(scene, second)).toMatchObject({ confirms: false });
  const asked = await nextSlot(scene, ana);
  await scene.as(visitor).run("select directory.reschedule_by_link($1, $2)", [second, asked]);
  const shown = await link(scene, second);
  expect([shown?.status, new Date(String(shown?.moveTo))]).toEqual(["confirmed", asked]);
});

test.for([
  ["as long as its service", {}],
  ["of its way of attending, whatever the usual service's is", { modality: "presencial" }],
] as const)("a wish in words is moved to a time %s", async ([, usual], { scene }) => {
  const ana = await bookable(scene, "Ana");
  const services = [
    { id: "a", name: "Retorno", minutes: 30, ...usual },
    { id: "b", name: "Avaliação", minutes: 90 },
  ];
  await setRules(scene, ana, { services });
  const { token } = await request(scene, ana, { at: null, wish: "Sábado cedo", service: "b" });
  expect(await link(scene, token)).toMatchObject({ minutes: 90 });
  const last = async (minutes: number) => {
    const [row] = await scene.sql(
      "select max(starts_at) as at from directory.free_slots($1, current_date, current_date + 9, $2)",
      [ana.professionalId, minutes],
    );
    return row?.at;
  };
  const move = (at: unknown) => scene.as(visitor).run("select directory.reschedule_by_link($1, $2)", [token, at]);
  // It would end after the hours.
  await expect(move(await last(30))).rejects.toThrow("já está ocupado");
  const at = await last(90);
  await move(at);
  expect(await kept(scene, token)).toMatchObject({ starts_at: at, minutes: 90 });
});

const plan = "insert into date_hours (kind, day, starts, ends) values ($1, $2, $3, $4) returning id";

test("a professional plans dates that nobody else reads, changes or gives up, and free times follow", async ({
  scene,
}) => {
  const ana = await bookable(scene, "Ana");
  const bruno = await scene.signUp("Bruno");
  const at = await nextSlot(scene, ana);
  const day = at.toLocaleDateString("sv-SE", { timeZone: "America/Sao_Paulo" });
  const [row] = await scene.as(ana).run(plan, ["closed", day, "00:00", "24:00"]);
  expect((await nextSlot(scene, ana)).getTime()).toBeGreaterThan(at.getTime() + 3_600_000);
  expect(await scene.as(bruno).read("date_hours")).toEqual([]);
  await expect(scene.as(visitor).read("date_hours")).rejects.toThrow("permission denied");
  expect(await scene.as(bruno).run("update date_hours set reason = 'x' returning id")).toEqual([]);
  expect(await scene.as(bruno).run("delete from date_hours returning id")).toEqual([]);
  const forOther =
    "insert into date_hours (professional_id, kind, day, starts, ends) values ($1, 'extra', '2027-02-08', '08:00', '09:00')";
  await expect(scene.as(bruno).run(forOther, [ana.professionalId])).rejects.toThrow("row-level security");
  await scene.as(bruno).run(forOther, [bruno.professionalId]);
  expect(await scene.as(ana).run("delete from date_hours returning id")).toEqual([row]);
  expect(await nextSlot(scene, ana)).toEqual(at);
});

test("hours of a date are in order, extra ones never overlap, and closed ones have no way of attending", async ({
  scene,
}) => {
  const ana = await scene.signUp("Ana");
  await expect(scene.as(ana).run(plan, ["closed", "2027-02-10", "12:00", "12:00"])).rejects.toThrow(
    "date_hours_in_order",
  );
  await scene.as(ana).run(plan, ["extra", "2027-02-10", "08:00", "12:00"]);
  await scene.as(ana).run(plan, ["extra", "2027-02-10", "12:00", "13:00"]);
  await expect(scene.as(ana).run(plan, ["extra", "2027-02-10", "11:00", "14:00"])).rejects.toThrow("extra_hours_apart");
  await scene.as(ana).run(plan, ["closed", "2027-02-10", "11:00", "14:00"]);
  await expect(scene.as(ana).run("update date_hours set modality = 'online' where kind = 'closed'")).rejects.toThrow(
    "check",
  );
});

test("three hundred dates are enough", async ({ scene }) => {
  const ana = await scene.signUp("Ana");
  const planDays = (first: number, last: number) =>
    scene.as(ana).run(
      `insert into date_hours (kind, day, starts, ends)
         select 'closed', current_date + n, '08:00', '12:00' from generate_series($1::integer, $2::integer) n returning id`,
      [first, last],
    );
  expect(await planDays(0, 299)).toHaveLength(300);
  await expect(planDays(400, 400)).rejects.toThrow("no máximo 300");
  // Those that are over keep nobody from planning on.
  await scene.sql("update date_hours set day = current_date - 1 where day = current_date");
  expect(await planDays(400, 400)).toHaveLength(1);
});
