import { expect } from "vitest";
import { type Person, type Scene, service, test, visitor } from "../testing/scene.ts";

const confirm = (scene: Scene, { userId }: Person) =>
  scene.sql("update auth.users set email_confirmed_at = now() where id = $1", [userId]);
const leave = (scene: Scene, { userId }: Person) =>
  scene.as(service).run("select directory.delete_account($1)", [userId]);

/** Ana's account of another time, of whose address somebody else's account comes to be. */
async function takeOver(scene: Scene, former: string, { userId }: Person) {
  const ana = await scene.signUp("Ana");
  await confirm(scene, ana);
  await scene.sql(`update directory.memberships set ${former} where user_id = $1`, [ana.userId]);
  await leave(scene, ana);
  await scene.sql("update auth.users set email = 'ana@exemplo.com.br' where id = $1", [userId]);
}

async function membership(scene: Scene, { userId }: Person) {
  const [row] = await scene.sql(
    `select extract(day from trial_end_date - now() + interval '1 minute')::integer as days, suspended_at is not null as suspended
     from directory.memberships where user_id = $1`,
    [userId],
  );
  return row;
}

test("an account made again has what was left of the trial, and a suspension still holds", async ({ scene }) => {
  const ana = await scene.signUp("Ana");
  await confirm(scene, ana);
  await scene.sql(
    "update directory.memberships set trial_end_date = now() + interval '2 days', suspended_at = now() where user_id = $1",
    [ana.userId],
  );
  await leave(scene, ana);
  const again = await scene.signUp("Ana", "ANA@exemplo.com.br");
  expect(await membership(scene, again)).toEqual({ days: 2, suspended: true });
  const welcome = "select email.welcome_data($1, 'Ana') ->> 'formerTrialEnd' is not null as it";
  expect(await scene.sql(welcome, [again.userId])).toEqual([{ it: true }]);
  expect(await membership(scene, await scene.signUp("Bia"))).toEqual({ days: 10, suspended: false });
});

test("who is suspended because of a former account hears so by email, once", async ({ scene }) => {
  const running = await scene.signUp("Bia");
  const told = () =>
    scene.sql("select data from email.outbox where kind = 'listing-suspended' and recipient = 'ana@exemplo.com.br'");
  await takeOver(scene, "trial_end_date = now()", running);
  expect(await told()).toEqual([]);
  await leave(scene, running);
  const other = await scene.signUp("Caio");
  await takeOver(scene, "suspended_at = now()", other);
  expect(await told()).toEqual([{ data: { name: "Caio" } }]);
  await scene.sql("select directory.recall_account($1)", [other.userId]);
  expect(await told()).toHaveLength(1);
});

test("for an account that runs already, the suspension of a former one begins now", async ({ scene }) => {
  const running = await scene.signUp("Bia");
  await takeOver(scene, "suspended_at = now() - interval '200 days'", running);
  // What was paid before goes back to nobody (server/payments/blocks.ts).
  const since = "select since > now() - interval '1 minute' as is_new from billing.blocks where account_id = $1";
  expect(await scene.sql(since, [running.userId])).toEqual([{ is_new: true }]);
});

test("whose card is to be charged at the end of the trial keeps that day", async ({ scene }) => {
  const running = await scene.signUp("Bia");
  const change = (words: string) =>
    scene.sql(`update directory.memberships set ${words} where user_id = $1`, [running.userId]);
  await change("subscription_status = 'active', paid_until = trial_end_date");
  await takeOver(scene, "trial_end_date = now() - interval '30 days'", running);
  expect(await membership(scene, running)).toEqual({ days: 10, suspended: false });
  // Nobody has the days for subscribing and cancelling.
  await change("subscription_status = 'trial', paid_until = null");
  expect(await membership(scene, running)).toEqual({ days: -30, suspended: false });
});

test("nobody spends the trial of an address that was never theirs", async ({ scene }) => {
  const impostor = await scene.signUp("Ana");
  await scene.sql("update directory.memberships set trial_end_date = now() where user_id = $1", [impostor.userId]);
  await leave(scene, impostor);
  const ana = await scene.signUp("Ana");
  await confirm(scene, ana);
  expect(await membership(scene, ana)).toEqual({ days: 10, suspended: false });
});

test("a former account is a hash that nobody reads, gone after a year", async ({ scene }) => {
  const ana = await scene.signUp("Ana");
  await confirm(scene, ana);
  await leave(scene, ana);
  // Hers alone: others may leave at the same moment, elsewhere.
  const hers = "mark = directory.former_mark('email', 'ana@exemplo.com.br')";
  const kept = async () => scene.sql(`select * from directory.former_accounts where ${hers}`);
  expect(await kept()).toHaveLength(1);
  expect(JSON.stringify(await kept())).not.toContain("exemplo");
  for (const who of [visitor, service, (await scene.signUp("Bia")).actor])
    await expect(scene.as(who).read("directory.former_accounts")).rejects.toThrow("permission denied");
  const forget = () => scene.as(service).run("select directory.purge_former_accounts() as gone");
  expect(await forget()).toEqual([{ gone: 0 }]);
  await scene.sql(`update directory.former_accounts set left_at = now() - interval '13 months' where ${hers}`);
  expect(await membership(scene, await scene.signUp("Ana"))).toEqual({ days: 10, suspended: false });
  expect(await forget()).toEqual([{ gone: 1 }]);
  expect(await kept()).toEqual([]);
});
