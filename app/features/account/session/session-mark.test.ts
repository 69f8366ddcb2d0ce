import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { sessionStorageKey } from "#app/shared/backend/backend-settings.ts";
import { sessionMarkScript } from "./session-mark.ts";

/** What the script does to the root element, in a browser that keeps this. */
function markIn(supabaseUrl: string, stored: Record<string, string> | "denied") {
  const marks: string[] = [];
  runInNewContext(sessionMarkScript({ supabaseUrl, publishableKey: "key" }), {
    location: { hostname: "www.betesda.test" },
    document: { documentElement: { setAttribute: (name: string) => void marks.push(name) } },
    get localStorage() {
      if (stored === "denied") throw new Error("SecurityError");
      return { getItem: (key: string) => stored[key] ?? null };
    },
  });
  return marks;
}

test.each(["/", "https://abc.supabase.co"])("a session of %s is seen under the client's own key", (supabaseUrl) => {
  const key = sessionStorageKey({ supabaseUrl, publishableKey: "key" }, "https://www.betesda.test");
  expect(markIn(supabaseUrl, { [key]: "{}" })).toEqual(["data-session"]);
  expect(markIn(supabaseUrl, { "sb-other-auth-token": "{}" })).toEqual([]);
});

test("without storage nobody is marked and nothing breaks", () => {
  expect(markIn("/", "denied")).toEqual([]);
});

test("an odd address of the backend cannot end the script element", () => {
  expect(sessionMarkScript({ supabaseUrl: "https://a.example/</script>", publishableKey: "key" })).not.toContain("<");
});
