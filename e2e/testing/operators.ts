import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { createClient } from "@supabase/supabase-js";
import { expect, type Page } from "playwright/test";
import { readConfig } from "../../server/config/config.ts";
import { reachDatabase } from "../../server/database/reach-database.ts";
import { stepAt, totpCode } from "../../server/gateway/auth/factors/totp.ts";
import { type Account, newAccount } from "./accounts.ts";
import { linkInEmail } from "./mailbox.ts";
import { keepSession } from "./professionals.ts";

const script = join(import.meta.dirname, "../../scripts/operator.ts");

/** The command line, as somebody at the server types it. */
export async function runOperatorScript(...words: string[]) {
  const { PATH, NODE_COMPILE_CACHE, E2E_DATA_DIR } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: E2E_DATA_DIR };
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...words], { cwd: "/", env });
  return stdout;
}

/** An account with a second factor that was made an operator as the command line does it, signed in at /operador. */
export async function enterAsOperator(page: Page) {
  const account = await newAccount();
  await fetch(await linkInEmail(account.email, "Confirme seu e-mail"), { redirect: "manual" });
  const backend = await connectAs(account);
  const { data, error } = await backend.auth.mfa.enroll({ factorType: "totp" });
  if (error) throw error;
  const code = totpCode(data.totp.secret, stepAt(new Date()));
  await backend.auth.mfa.challengeAndVerify({ factorId: data.id, code });
  const { data: signedIn } = await backend.auth.getSession();
  if (!signedIn.session) throw new Error("the second factor was not accepted");
  const { sql, close } = await reachDatabase(readConfig({ DATA_DIR: process.env.E2E_DATA_DIR, DEMO: "1" }));
  const [row] = await sql`select directory.set_operator(${account.email}, true) as outcome`;
  await close();
  expect(row?.outcome).toBe("changed");

  await keepSession(page, signedIn.session);
  await page.goto("/operador");
  await expect(page.getByRole("heading", { name: "Visão geral" })).toBeVisible();
  return account;
}

/** A number for the operators to check. */
export const giveRegistration = (account: Account) => changeProfile(account, { registration: "CRP 06/166340" });

export async function changeProfile(account: Account, changes: object) {
  const backend = await connectAs(account);
  const { data } = await backend.auth.getUser();
  const { error } = await backend
    .from("professionals")
    .update({ specialty: "Psicologia", ...changes })
    .eq("user_id", String(data.user?.id));
  if (error) throw error;
}

async function connectAs(account: Account) {
  const backend = createClient(String(process.env.E2E_ADDRESS), String(process.env.E2E_PUBLISHABLE_KEY), {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await backend.auth.signInWithPassword(account);
  if (error) throw error;
  return backend;
}
