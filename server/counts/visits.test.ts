import { expect, test } from "vitest";
import { isNoVisitor, readVisit } from "./visits.ts";

const id = "be7e5da0-0000-4000-8000-000000000001";
const phone =
  "Mozilla/5.0 (Linux; Android 14; SM-A155M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";

test("a visit is a kind, a profile and perhaps an account; nothing else is one", () => {
  expect(readVisit(`/contagem?k=view&p=${id}`)).toEqual({
    ...{ professional: id, kind: "view", account: null, origins: [] },
  });
  expect(readVisit(`/contagem?k=email&p=${id}&u=${id}`)?.account).toBe(id);
  const from = (told: string) => readVisit(`/contagem?k=view&p=${id}&o=${encodeURIComponent(told)}`)?.origins;
  expect(from("/buscar,cidade")).toEqual(["search", "filter-cidade"]);
  expect(from("")).toEqual(["direct"]);
  expect(readVisit(`/contagem?k=view&p=${id}&o=%E0%A4%A`)?.origins).toEqual([]);
  expect(readVisit(`/contagem?k=email&p=${id}&o=fora`)?.origins).toEqual([]);
  for (const query of ["", "?", `?k=view`, `?p=${id}`, `?k=appointment&p=${id}`, `?k=view&p=${"-".repeat(36)}`])
    expect(readVisit(`/contagem${query}`), query).toBeUndefined();
  for (const more of ["&u=eu", `&u=${"-".repeat(36)}`, "&x=y", "%27", `${"x".repeat(5000)}`])
    expect(readVisit(`/contagem?k=view&p=${id}${more}`), more).toBeUndefined();
});

test.each([phone, iphone])("a person's browser counts: %s", (agent) => {
  expect(isNoVisitor({ "user-agent": agent })).toBe(false);
  expect(isNoVisitor({ "user-agent": agent, "sec-fetch-site": "same-origin" })).toBe(false);
});

test.each([
  "",
  "curl/8.5.0",
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  "WhatsApp/2.23.20.0 A",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0.0.0 Safari/537.36",
  "python-requests/2.31.0 something longer",
])("a program does not: %s", (agent) => {
  expect(isNoVisitor({ "user-agent": agent })).toBe(true);
});

test("a page that is only fetched ahead, or another site's, does not count", () => {
  const others: [string, string][] = [
    ["sec-purpose", "prefetch;prerender"],
    ["purpose", "prefetch"],
    ["sec-fetch-site", "cross-site"],
  ];
  for (const other of others) expect(isNoVisitor({ "user-agent": phone, [other[0]]: other[1] })).toBe(true);
});
