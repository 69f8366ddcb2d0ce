import { expect, test } from "vitest";
import { currentVersions } from "#app/features/legal/versions.ts";
import { changedWords, currentWords, rememberedWords } from "./legal-words.ts";

test("the words of a version are those that were written down for it: other words need another version", () => {
  // `npm run legal-words` after a new version in versions.ts; `-- --unpublished` while nobody has read it.
  expect(changedWords(rememberedWords(), currentWords())).toEqual([]);
  expect(rememberedWords()).toMatchObject({
    terms: { version: currentVersions.terms },
    privacy: { version: currentVersions.privacy },
  });
});

test("words that change under the same version are noticed, and under a new one they are not", () => {
  const now = currentWords();
  const changed = { ...now.terms, sha256: "other" };
  expect(changedWords({ ...now, terms: changed }, now)).toEqual(["terms"]);
  expect(changedWords({ ...now, terms: { ...changed, version: "2026-01-01" } }, now)).toEqual([]);
});
