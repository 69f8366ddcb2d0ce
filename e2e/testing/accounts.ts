import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { demoPassword } from "../../supabase/seed/cast/cast.ts";
import { untilAwake } from "./journey.ts";
import { visitorAddress } from "./visitor-address.ts";

export type Account = { email: string; password: string };

/** Of the cast: for what changes nothing. */
export const bruno: Account = { email: "bruno@betesda.test", password: demoPassword };

/** An account of the journey's own, made by the API. */
export async function newAccount(): Promise<Account> {
  const account = { email: `${randomUUID()}@betesda.test`, password: "figos-ao-sol" };
  const response = await fetch(`${process.env.E2E_ADDRESS}/auth/v1/signup`, {
    method: "POST",
    headers: {
      apikey: String(process.env.E2E_PUBLISHABLE_KEY),
      "Content-Type": "application/json",
      ...visitorAddress(),
    },
    body: JSON.stringify({ ...account, data: { name: "Nova Pessoa" } }),
  });
  if (!response.ok) throw new Error(await response.text());
  return account;
}

/** Fills the form of the page one is on. */
export async function signIn(page: Page, { email, password }: Account) {
  await untilAwake(page, "login");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Entrar" }).click();
}
