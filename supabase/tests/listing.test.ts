import { expect } from "vitest";
import { trialDays } from "#app/features/subscription/terms.ts";
import { completeProfile, type Person, type Row, type Scene, service, test, visitor } from "./testing/scene.ts";

/** Who is listed, by the registration and by a psychiatrist's RQE; and how long. */

const physician = { specialty: "Psiquiatria", registration: "CRM/SP 123456", approach: null };

async function own(scene: Scene, person: Person) {
  const [row] = await scene.as(person).read("professionals", `user_id = '${person.userId}'`);
  const { registration, rqe, is_active, registration_problem } = row as Row;
  return { registration, rqe, is_active, registration_problem };
}
const change = (scene: Scene, { userId }: Person, values: string) =>
  scene.sql(`update directory.memberships set ${values} where user_id = $1`, [userId]);
const pay = (scene: Scene, person: Person) =>
  change(scene, person, "subscription_status = 'active', paid_until = now() + interval '20 days'");
const endTrial = (scene: Scene, person: Person) =>
  change(scene, person, "trial_end_date = now() - interval '1 minute'");
const reminders = async (scene: Scene, { userId }: Person) => {
  await scene.as(service).run("select directory.remind_of_rqe()");
  await scene.as(service).run("select directory.remind_of_rqe()");
  const rows = await scene.sql(
    `select o.data ->> 'stage' as stage from email.outbox o join directory.memberships m on m.email = o.recipient
     where o.kind = 'rqe-reminder' and m.user_id = $1 order by o.created_at, o.unique_key`,
    [userId],
  );
  return rows.map(({ stage }) => stage);
};

test("a registration that is no form of the council is saved as a draft, and lists nobody until it is one", async ({
  scene,
}) => {
  const ana = await scene.listed("Ana", { registration: "registro em andamento" });
  expect(await own(scene, ana)).toEqual({
    registration: "registro em andamento",
    rqe: null,
    is_active: false,
    registration_problem: "unknown_form",
  });
  expect(await scene.as(visitor).read("professionals")).toEqual([]);
  await pay(scene, ana);
  expect(await own(scene, ana)).toMatchObject({ is_active: false });
  await scene.as(ana).update({ registration: "CRP 06/166340" }, ana);
  expect(await own(scene, ana)).toMatchObject({ is_active: true, registration_problem: null });
});

test("a council's number is no form of another council", async ({ scene }) => {
  const ana = await scene.listed("Ana", { registration: "CRM/SP 123456" });
  expect(await own(scene, ana)).toMatchObject({ is_active: false, registration_problem: "unknown_form" });
  await scene.as(ana).update({ specialty: "Psiquiatria", approach: null }, ana);
  expect(await own(scene, ana)).toMatchObject({ is_active: true });
});

test("council and digits without a region are listed", async ({ scene }) => {
  const ana = await scene.listed("Ana", { registration: "CRP 12345" });
  expect(await own(scene, ana)).toMatchObject({ is_active: true, registration_problem: null });
});

test("a psychiatrist without an RQE is listed for the days of the trial, paid or not, and again once it is there", async ({
  scene,
}) => {
  const luana = await scene.listed("Luana", physician);
  expect(await own(scene, luana)).toMatchObject({ is_active: true, rqe: null });
  await pay(scene, luana);
  const [row] = await scene.sql(
    "select ceil(extract(epoch from listed_until - now()) / 86400)::int as days from directory.profiles where id = $1",
    [luana.professionalId],
  );
  expect(row).toEqual({ days: trialDays });
  await endTrial(scene, luana);
  expect(await own(scene, luana)).toMatchObject({ is_active: false, registration_problem: "no_rqe" });
  await scene.as(luana).update({ rqe: "rqe nº 18206" }, luana);
  expect(await own(scene, luana)).toMatchObject({ rqe: "18206", is_active: true, registration_problem: null });
  await scene.as(luana).update({ rqe: null }, luana);
  expect(await own(scene, luana)).toMatchObject({ is_active: false });
});

test("nobody else is asked for an RQE", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  await pay(scene, ana);
  await endTrial(scene, ana);
  expect(await own(scene, ana)).toMatchObject({ is_active: true });
});

test("who was a psychiatrist here before the RQE was asked for has the days that the upgrade gave", async ({
  scene,
}) => {
  const luana = await scene.listed("Luana", physician);
  await pay(scene, luana);
  await endTrial(scene, luana);
  await scene.sql("update directory.profiles set rqe_deadline = now() + interval '10 days' where id = $1", [
    luana.professionalId,
  ]);
  expect(await own(scene, luana)).toMatchObject({ is_active: true });
});

test("a psychiatrist without an RQE hears of it once at the start, before the end and at the end", async ({
  scene,
}) => {
  const [luana, ana] = [await scene.listed("Luana", physician), await scene.listed("Ana")];
  await pay(scene, luana);
  expect(await reminders(scene, luana)).toEqual(["asked"]);
  await change(scene, luana, "trial_end_date = now() + interval '2 days'");
  expect(await reminders(scene, luana)).toEqual(["asked", "ending"]);
  await endTrial(scene, luana);
  expect((await reminders(scene, luana)).toSorted()).toEqual(["asked", "ended", "ending"]);
  expect(await reminders(scene, ana)).toEqual([]);
});

test("who has given the RQE hears nothing; whose trial ends unpaid hears of it as the others do", async ({ scene }) => {
  const luana = await scene.listed("Luana", { ...physician, rqe: "18206" });
  const paulo = await scene.listed("Paulo", { ...physician, registration: "CRM/SP 654321" });
  await endTrial(scene, paulo);
  expect([await reminders(scene, luana), await reminders(scene, paulo)]).toEqual([[], ["ended"]]);
  const [told] = await scene.sql("select data ->> 'isPaid' as paid from email.outbox where kind = 'rqe-reminder'");
  expect(told).toEqual({ paid: "false" });
});

test("a new RQE is to be confirmed anew, as a new number is", async ({ scene }) => {
  const luana = await scene.listed("Luana", physician);
  await scene.sql("update directory.profiles set verified_at = now() where id = $1", [luana.professionalId]);
  await scene.as(luana).update({ rqe: "18206" }, luana);
  const [row] = await scene.sql("select verified_at from directory.profiles where id = $1", [luana.professionalId]);
  expect(row).toEqual({ verified_at: null });
});

test("what is wrong with a registration its owner reads, and nobody else", async ({ scene }) => {
  const [ana, bruno] = [await scene.listed("Ana", { registration: "em breve" }), await scene.listed("Bruno")];
  const ask = `select directory.registration_problem('${ana.professionalId}') as it`;
  expect(await scene.as(ana).run(ask)).toEqual([{ it: "unknown_form" }]);
  expect(await scene.as(bruno).run(ask)).toEqual([{ it: null }]);
  expect(await scene.as(visitor).run(ask)).toEqual([{ it: null }]);
});

test("visitors read title and RQE in the record, in a search and in the emails", async ({ scene }) => {
  const luana = await scene.listed("Luana", { ...physician, rqe: "18206", title_form: "feminina" });
  const told = { rqe: "18206", title_form: "feminina", registration: "CRM/SP 123456" };
  expect(await scene.as(visitor).read("professionals")).toMatchObject([told]);
  expect(await scene.as(visitor).run("select * from search_professionals()")).toMatchObject([told]);
  const [row] = await scene.sql("select directory.title_facts(p) as it from directory.profiles p where p.id = $1", [
    luana.professionalId,
  ]);
  expect(row?.it).toEqual({
    specialty: "Psiquiatria",
    registration: "CRM/SP 123456",
    rqe: "18206",
    titleForm: "feminina",
  });
});

test("the landing page's count is of those who are listed and were found in the register within a year", async ({
  scene,
}) => {
  const people = [await scene.listed("Ana"), await scene.listed("Bia"), await scene.listed("Caio")];
  const count = async () => (await scene.as(visitor).run("select verified::int as n from directory_figures()"))[0]?.n;
  expect(await count()).toBe(0);
  for (const [n, { professionalId }] of people.entries())
    await scene.sql("update directory.profiles set verified_at = now() - make_interval(months => $2) where id = $1", [
      professionalId,
      n * 6,
    ]);
  expect(await count()).toBe(2);
  await change(scene, people[0] as Person, "paused_at = now()");
  expect(await count()).toBe(1);
});

test("a profile as the four steps save it is complete without what is asked for beside them", async ({ scene }) => {
  const ana = await scene.signUp("Ana");
  const [saved] = await scene.as(ana).update(completeProfile, ana);
  expect(saved).toMatchObject({ is_active: true, rqe: null, title_form: null });
});
