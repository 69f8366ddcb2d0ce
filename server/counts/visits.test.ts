import { expect, test } from "vitest";
import { isNoVisitor, readVisit } from "./visits.ts";

const id = "be7e5da0-0000-4000-8000-000000000001";
const phone =
  "Mozilla/5.0 (Linux; Android 14; SM-A155M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";

test("a visit is a profile, a kind and perhaps an account; nothing else is one", () => {
  expect(readVisit(JSON.stringify({ p: id, k: "view" }))).toEqual({ professional: id, kind: "view", account: null });
  expect(readVisit(JSON.stringify({ p: id, k: "email", u: id }))?.account).toBe(id);
  expect(readVisit(JSON.stringify({ p: id, k: "view", u: "eu" }))?.account).toBeNull();
  for (const body of [
    "",
    "null",
    "[]",
    "{",
    `{"p":"${id}"}`,
    `{"p":"x","k":"view"}`,
    `{"p":"${id}","k":"appointment"}`,
  ])
    expect(readVisit(body), body).toBeUndefined();
  expect(readVisit(JSON.stringify({ p: id, k: "view", x: "y".repeat(300) }))).toBeUndefined();
});

test.each([phone, iphone])("a person's browser counts: %s", (agent) => {
  expect(isNoVisitor(new Headers({ "User-Agent": agent }))).toBe(false);
  expect(isNoVisitor(new Headers({ "User-Agent": agent, "Sec-Fetch-Site": "same-origin" }))).toBe(false);
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
  expect(isNoVisitor(new Headers({ "User-Agent": agent }))).toBe(true);
});

test("a page that is only fetched ahead, or another site's, does not count", () => {
  const others: [string, string][] = [
    ["Sec-Purpose", "prefetch;prerender"],
    ["Purpose", "prefetch"],
    ["Sec-Fetch-Site", "cross-site"],
  ];
  for (const other of others) expect(isNoVisitor(new Headers([["User-Agent", phone], other]))).toBe(true);
});
