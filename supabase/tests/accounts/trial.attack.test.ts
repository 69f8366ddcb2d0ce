import { expect } from "vitest";
import { call, operator, waitingVerification } from "../testing/operator-scene.ts";
import { type Person, type Scene, service, test } from "../testing/scene.ts";

const leave = (scene: Scene, { userId }: Person) =>
  scene.as(service).run("select directory.delete_account($1)", [userId]);
const confirm = (scene: Scene, { userId }: Person) =>
  scene.sql("update auth.users set email_confirmed_at = now() where id = $1", [userId]);
const endTrial = (scene: Scene, { userId }: Person) =>
  scene.sql("update directory.memberships set trial_end_date = now() where user_id = $1", [userId]);

async function daysLeft(scene: Scene, { userId }: Person) {
  const [row] = await scene.sql(
    "select extract(epoch from trial_end_date - now()) / 86400 as days from directory.memberships where user_id = $1",
    [userId],
  );
  return Math.round(Number(row?.days));
}

test("an account that is deleted and made again with the same address has no second trial, confirmed or not", async ({
  scene,
}) => {
  for (const [name, isConfirmed] of [
    ["Ana", true],
    ["Bia", false],
  ] as const) {
    const first = await scene.signUp(name);
    if (isConfirmed) await confirm(scene, first);
    await endTrial(scene, first);
    await leave(scene, first);
    const address = name.toLowerCase();
    for (const email of [`${address}@exemplo.com.br`, `${address.toUpperCase()}+2@exemplo.com.br`]) {
      const again = await scene.signUp(name, email);
      expect(await daysLeft(scene, again)).toBe(0);
      await leave(scene, again);
    }
  }
});

test("another address does not help who gives the same registration", async ({ scene }) => {
  const registration = "CRP 06/166340";
  const first = await scene.listed("Ana", { registration });
  await endTrial(scene, first);
  await leave(scene, first);
  const again = await scene.listed("Outra", { registration: "crp 6/166.340" });
  expect(await daysLeft(scene, again)).toBe(0);
  expect(await daysLeft(scene, await scene.listed("Bia", { registration: "CRP 166340" }))).toBe(10);
  // Who shows the operator that the number is theirs, where the first one never did, was wronged.
  const olga = await operator(scene);
  await call(scene, olga, "operator_decide_registration", await waitingVerification(scene, again), "confirmed");
  expect(await daysLeft(scene, again)).toBe(10);
  // Of a confirmed one the trial is over for good.
  await endTrial(scene, again);
  await leave(scene, again);
  const third = await scene.listed("Terceira", { registration });
  await call(scene, olga, "operator_decide_registration", await waitingVerification(scene, third), "confirmed");
  expect(await daysLeft(scene, third)).toBe(0);
  // An operator may decide otherwise, and that stands.
  await call(scene, olga, "operator_extend_trial", third.professionalId, 5, "Combinado por telefone.");
  await scene.as(third).update({ registration: "CRP 06/166341" }, third);
  await scene.as(third).update({ registration }, third);
  expect(await daysLeft(scene, third)).toBe(5);
});

const charge = (scene: Scene, { userId }: Person, provider: "pix" | "stripe") =>
  scene.sql(
    `insert into billing.charges (id, provider, account_id, subscription_id, amount, period_start, period_end, status, status_at, paid_at)
     values (gen_random_uuid()::text, $2, $1, 's', 1499, now(), now() + interval '1 month', 'paid', now(), now())`,
    [userId, provider],
  );

test("nor who pays with the same CPF", async ({ scene }) => {
  const pay = (person: Person, taxId = "52998224725") =>
    scene.as(service).run("select directory.note_payer($1, $2)", [person.userId, taxId]);
  const [stranger, first] = [await scene.signUp("Estranha"), await scene.signUp("Ana")];
  // A number that somebody only typed is no mark, also of who then paid otherwise.
  await pay(stranger);
  await charge(scene, stranger, "stripe");
  await endTrial(scene, stranger);
  await leave(scene, stranger);
  await pay(first);
  expect(await daysLeft(scene, first)).toBe(10);
  await charge(scene, first, "pix");
  // What is typed after that proves nothing of the other number.
  await pay(first, "11144477735");
  await endTrial(scene, first);
  await leave(scene, first);
  const again = await scene.signUp("Outra");
  expect(await daysLeft(scene, again)).toBe(10);
  await pay(again, "11144477735");
  expect(await daysLeft(scene, again)).toBe(10);
  await pay(again);
  expect(await daysLeft(scene, again)).toBe(0);
  // A clinic pays for many.
  const clinic = "11222333000181";
  await pay(again, clinic);
  expect(await daysLeft(scene, again)).toBe(10);
  await charge(scene, again, "pix");
  await endTrial(scene, again);
  await leave(scene, again);
  const colleague = await scene.signUp("Colega");
  await pay(colleague, clinic);
  expect(await daysLeft(scene, colleague)).toBe(10);
});

test("what is remembered is keyed: nobody finds an address, a number or a CPF by trying them all", async ({
  scene,
}) => {
  await scene.sql("delete from directory.former_accounts");
  const ana = await scene.listed("Ana");
  await scene.as(service).run("select directory.note_payer($1, '52998224725')", [ana.userId]);
  await charge(scene, ana, "pix");
  await leave(scene, ana);
  const kept = await scene.sql("select encode(mark, 'hex') as mark from directory.former_accounts");
  expect(kept).toHaveLength(3);
  const guesses = await scene.sql(
    `select encode(sha256(convert_to('former account ' || guess, 'UTF8')), 'hex') as mark
     from unnest(array['ana@exemplo.com.br', 'registration CRP 12345 6', 'payer 52998224725']) guess`,
  );
  for (const { mark } of guesses) expect(kept).not.toContainEqual({ mark });
  for (const who of [service, (await scene.signUp("Bia")).actor])
    for (const table of ["former_accounts", "mark_key", "payer_marks"])
      await expect(scene.as(who).read(`directory.${table}`)).rejects.toThrow("permission denied");
});
