import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { createClient, SupabaseClient } from "@supabase/supabase-js";
import type { Page } from "playwright/test";
import { expect, test } from "../testing/journey.ts";
import { linkInEmail } from "../testing/mailbox.ts";

/** Accounts with Supabase's own client in a real browser, current and as the original product used it; channels are in expectations.test.ts. */
const resolve = createRequire(import.meta.url).resolve;
const clients = {
  "2.119": readFileSync(resolve("@supabase/supabase-js/dist/umd/supabase.js"), "utf8"),
  "2.30": readFileSync(resolve("supabase-js-2-30/dist/umd/supabase.js"), "utf8"),
};

declare global {
  interface Window {
    supabase: { createClient: typeof createClient };
    client: SupabaseClient;
    events: string[];
  }
}

/** Opens the page with a client in it that records its events. */
async function connect(page: Page, library: string, path = "/", flowType: "implicit" | "pkce" = "implicit") {
  // Without the website's scripts: its own session would take a mail's link before the client that is tried here.
  await page.route("**/assets/*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await page.goto(path);
  // Through the protocol, because the page's policy rightly refuses foreign scripts.
  await page.evaluate(library);
  await page.evaluate(
    async ({ key, flowType }) => {
      window.events = [];
      window.client = window.supabase.createClient(location.origin, key, { auth: { flowType } });
      window.client.auth.onAuthStateChange((event) => void window.events.push(event));
      await window.client.auth.getSession();
    },
    { key: String(process.env.E2E_PUBLISHABLE_KEY), flowType },
  );
}

const events = (page: Page) => expect.poll(() => page.evaluate(() => window.events));
const newAddress = () => `${randomUUID()}@betesda.test`;

for (const [version, library] of Object.entries(clients)) {
  test(`accounts work in the browser with client ${version}`, async ({ page }) => {
    const email = newAddress();
    await connect(page, library);
    await events(page).toEqual(["INITIAL_SESSION"]);
    const signUp = await page.evaluate(
      (email) => window.client.auth.signUp({ email, password: "figos-ao-sol" }),
      email,
    );
    expect(signUp.error).toBeNull();
    await events(page).toContain("SIGNED_IN");
    await page.evaluate(() => window.client.auth.refreshSession());
    await events(page).toContain("TOKEN_REFRESHED");
    await page.evaluate(() => window.client.auth.updateUser({ data: { name: "Ana" } }));
    await events(page).toContain("USER_UPDATED");
    await page.evaluate(() => window.client.auth.signOut());
    await events(page).toContain("SIGNED_OUT");
    const wrong = await page.evaluate(
      (email) => window.client.auth.signInWithPassword({ email, password: "errada" }),
      email,
    );
    expect(wrong.error).not.toBeNull();
  });

  test(`a recovery link signs in by ${version}'s implicit flow`, async ({ page }) => {
    const email = newAddress();
    await connect(page, library);
    await page.evaluate((email) => window.client.auth.signUp({ email, password: "figos-ao-sol" }), email);
    await page.evaluate(() => window.client.auth.signOut());
    await page.evaluate((email) => window.client.auth.resetPasswordForEmail(email), email);
    await connect(page, library, await linkInEmail(email, "Crie uma nova senha"));
    await events(page).toContain("PASSWORD_RECOVERY");
    const changed = await page.evaluate(() => window.client.auth.updateUser({ password: "nova-senha" }));
    expect(changed.error).toBeNull();
  });

  test(`a recovery link signs in by ${version}'s PKCE flow`, async ({ page }) => {
    const email = newAddress();
    await connect(page, library, "/", "pkce");
    await page.evaluate((email) => window.client.auth.signUp({ email, password: "figos-ao-sol" }), email);
    await page.evaluate(() => window.client.auth.signOut());
    await page.evaluate((email) => window.client.auth.resetPasswordForEmail(email), email);
    const link = await linkInEmail(email, "Crie uma nova senha");
    // The code verifier is in this browser's storage: only here can the link be used.
    await connect(page, library, link, "pkce");
    await expect
      .poll(() => page.evaluate(async () => (await window.client.auth.getUser()).data.user?.email))
      .toBe(email);
  });
}
