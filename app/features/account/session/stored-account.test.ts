import { expect, test, vi } from "vitest";
import { hasStoredSession, storedAccountId } from "./stored-account.ts";

/** A browser on our host that keeps this under the client's key. */
function keep(stored: string | null | "denied", tab: string | null = null) {
  const settings = { supabaseUrl: "/", publishableKey: "key" };
  vi.stubGlobal("document", { querySelector: () => ({ content: JSON.stringify(settings) }) });
  vi.stubGlobal("location", { origin: "https://www.betesda.test" });
  const storage = (value: string | null) => ({
    getItem(key: string) {
      if (value === "denied") throw new Error("SecurityError");
      return key === "sb-www-auth-token" ? value : null;
    },
  });
  vi.stubGlobal("localStorage", storage(stored));
  vi.stubGlobal("sessionStorage", storage(tab));
}

test("the stored session says whose it is", () => {
  keep(JSON.stringify({ access_token: "a", user: { id: "ana" } }));
  expect(storedAccountId()).toBe("ana");
  expect(hasStoredSession()).toBe(true);
});

test("a browser that denies storage may still keep it for the tab", () => {
  keep("denied", JSON.stringify({ user: { id: "ana" } }));
  expect(storedAccountId()).toBe("ana");
  keep("denied", "denied");
  expect(hasStoredSession()).toBe(false);
});

test.each(["", "{", "null", "[]", "7", '"ana"', "{}", '{"user":null}', '{"user":{"id":7}}'])(
  "%j names nobody and breaks nothing",
  (stored) => {
    keep(stored);
    expect(storedAccountId()).toBeUndefined();
  },
);

test.each([null, "denied"])("without a session (%j) there is nobody", (stored) => {
  keep(stored);
  expect(storedAccountId()).toBeUndefined();
  expect(hasStoredSession()).toBe(false);
});
