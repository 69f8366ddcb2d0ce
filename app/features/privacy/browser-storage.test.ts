import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { seenMarkKey } from "#app/features/reviews/seen-mark.ts";
import { DRAFT_DAYS } from "#app/features/sign-up/draft.ts";
import { sessionStorageKey } from "#app/shared/backend/backend-settings.ts";
import { draftDays, isDeclared, offlineCopies } from "./browser-storage.ts";

test("the names that code makes are told of, and others are not", () => {
  const session = sessionStorageKey({ supabaseUrl: "/", publishableKey: "" }, "https://www.exemplo.com.br");
  expect([isDeclared("localStorage", session), isDeclared("localStorage", seenMarkKey("1"))]).toEqual([true, true]);
  for (const name of ["betesda-cadastro2", "x-betesda-cadastro", "toast", "reviews-seen:", "sb-auth-token", ""])
    expect(isDeclared("localStorage", name), name).toBe(false);
  expect([isDeclared("cookies", session), isDeclared("caches", "pages-2")]).toEqual([false, false]);
});

test("a draft is kept for as long as the table says", () => {
  expect(draftDays).toBe(DRAFT_DAYS);
});

test("copies for when there is no connection are kept as the table says", async () => {
  const worker = await readFile("app/public/service-worker.ts", "utf8");
  const { pages, files, days } = offlineCopies;
  expect(worker).toContain(`const longest = ${days} * 24 * 3600_000;`);
  expect(worker).toContain(`{ [PAGES]: ${pages}, [FILES]: ${files} }`);
});
