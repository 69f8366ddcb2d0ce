import { expect, test, vi } from "vitest";
import { dropStoredSession, hasStoredSession, storedAccountId } from "./stored-account.ts";

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

test("who signs out is dropped from both places, and a browser that denies storage breaks nothing", () => {
  keep("{}", "{}");
  const removed: string[] = [];
  const storage = (name: string) => ({ removeItem: (key: string) => void removed.push(`${name}: ${key}`) });
  vi.stubGlobal("localStorage", storage("browser"));
  vi.stubGlobal("sessionStorage", storage("tab"));
  dropStoredSession();
  expect(removed).toEqual(["browser: sb-www-auth-token", "tab: sb-www-auth-token"]);
  vi.stubGlobal("localStorage", undefined);
  vi.stubGlobal("sessionStorage", undefined);
  expect(dropStoredSession).not.toThrow();
});
