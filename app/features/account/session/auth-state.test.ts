import type { Session } from "@supabase/supabase-js";
import { expect, test, vi } from "vitest";

/** A page of its own, of somebody signed in. */
async function openPage() {
  vi.resetModules();
  vi.stubGlobal("document", { documentElement: { toggleAttribute: () => {} } });
  const page = await import("./auth-state.ts");
  page.setAuthState({ session: {} as Session });
  return page;
}

test("who signs out keeps the page as it is until another document is there", async () => {
  const { readAuthState, setAuthState, withAuthStateHeld } = await openPage();
  await withAuthStateHeld(async () => {
    setAuthState({});
    return { error: null };
  });
  setAuthState({});
  expect(readAuthState().session).not.toBeNull();
});

test("after a sign-out that failed, the page follows the session again", async () => {
  const { readAuthState, setAuthState, withAuthStateHeld } = await openPage();
  await withAuthStateHeld(async () => ({ error: new Error("offline") }));
  expect(readAuthState().session).not.toBeNull();
  setAuthState({});
  expect(readAuthState().session).toBeNull();
});
