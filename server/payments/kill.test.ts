import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { startCheckout } from "./checkout.ts";
import { turnClock } from "./clock.ts";
import { decideDemo } from "./demo/decide.ts";
import { handleEvents } from "./handle-events.ts";
import { refundFirstCharge } from "./manage.ts";
import { reconcile } from "./reconcile.ts";
import { type BillingScene, createBillingScene } from "./testing/billing-scene.ts";

const fixture = join(import.meta.dirname, "testing/killed-process.fixture.ts");
const payer = { name: "Ana", email: "ana@exemplo.com.br" };

let scene: BillingScene;
let database: string;
beforeAll(async () => {
  scene = await createBillingScene();
  const [row] = await scene.owner`select current_database() as name`;
  database = String(row?.name);
});
afterAll(() => scene.drop());

/** Whether the process was killed; false when it came to its end before that step. */
async function runAndKill(account: string, wish: "pay" | "refund", step: number) {
  const given = [inject("postgresHost"), database, account, String(scene.clock.now), wish, String(step)];
  // Some twenty processes start here; the cache halves what each of them costs.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), "betesda-compile-cache") };
  const child = spawn(process.execPath, [fixture, ...given], { env, stdio: ["ignore", "inherit", "inherit"] });
  const [code, signal] = await once(child, "exit");
  if (code !== 0 && signal !== "SIGKILL") throw new Error(`the process failed with ${code}`);
  return signal === "SIGKILL";
}

/** One process after another, each killed a step later, until one comes to its end. */
async function atEveryStep(check: (step: number) => Promise<boolean>) {
  let step = 0;
  while (await check(step)) step += 1;
  return step;
}

async function state(account: string) {
  const [row] = await scene.owner`
    select m.subscription_status as status, p.listed_until > ${new Date(scene.clock.now)} as "isListed",
      (select coalesce(jsonb_agg(c ->> 'status'), '[]') from billing.demo_books b, jsonb_array_elements(b.book -> 'charges') c
        where b.account_id = ${account}) as told,
      (select coalesce(jsonb_agg(c.status), '[]') from billing.charges c where c.account_id = ${account}) as kept
    from directory.memberships m join directory.profiles p using (user_id) where user_id = ${account}`;
  return row;
}

/** Later another process goes on; a lease of the dead one has run out by then. */
function later() {
  return { ...scene.needs, now: () => scene.clock.now + 5 * 60_000 };
}

test("killed at any step of paying, nobody pays twice and whoever paid is listed", { timeout: 90_000 }, async () => {
  const steps = await atEveryStep(async (step) => {
    const account = await scene.signUp();
    const isKilled = await runAndKill(account, "pay", step);
    await handleEvents(later());
    await reconcile(later());
    const [{ told } = { told: [] }] = [await state(account)];
    // Whoever finds nothing paid tries again; whoever paid is told so.
    const again = await startCheckout(later(), account, "card", payer).catch((error: Error) => error.message);
    if (typeof again === "string") expect(again).toBe("already_subscribed");
    else await decideDemo(later(), account, again.id, "approve");
    expect(typeof again === "string").toBe(told.length > 0);
    expect(await state(account)).toEqual({ status: "active", isListed: true, told: ["paid"], kept: ["paid"] });
    return isKilled;
  });
  expect(steps).toBeGreaterThanOrEqual(10);
});

test("killed at any step of giving back, the money goes back once and nothing is charged again", {
  timeout: 90_000,
}, async () => {
  const steps = await atEveryStep(async (step) => {
    const account = await scene.signUp();
    const { id } = await startCheckout(scene.needs, account, "card", payer);
    await decideDemo(scene.needs, account, id, "approve");
    const isKilled = await runAndKill(account, "refund", step);
    await handleEvents(later());
    await refundFirstCharge(later(), account).catch((error: Error) => expect(error.message).toBe("refund"));
    expect(await state(account)).toEqual({ status: "trial", isListed: true, told: ["refunded"], kept: ["refunded"] });
    return isKilled;
  });
  expect(steps).toBeGreaterThanOrEqual(8);
  await turnClock(scene.needs);
});
