import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writePrivacy } from "#app/features/legal/documents/privacy.ts";
import { writeTerms } from "#app/features/legal/documents/terms.ts";
import { placeholderOperator } from "#app/shared/operator.ts";

/**
 * `npm run legal-words`: app/features/legal/words.json remembers the words of each current version as a hash. Words that
 * changed need a new version (versions.ts); `-- --unpublished` is for a version that nobody has read yet.
 */
const path = join(import.meta.dirname, "../app/features/legal/words.json");

export type LegalWords = Record<"terms" | "privacy", { version: string; sha256: string }>;

export function currentWords(): LegalWords {
  const operator = { ...placeholderOperator, isPlaceholder: true };
  const describe = (document: ReturnType<typeof writeTerms>) => ({
    version: document.version ?? "",
    sha256: createHash("sha256").update(JSON.stringify(document)).digest("hex"),
  });
  return { terms: describe(writeTerms(operator)), privacy: describe(writePrivacy(operator)) };
}

export const rememberedWords = (): LegalWords => JSON.parse(readFileSync(path, "utf8"));

/** The documents whose words are others than those that were remembered under their version. */
export function changedWords(before: LegalWords, now: LegalWords) {
  const kinds = ["terms", "privacy"] as const;
  return kinds.filter((kind) => before[kind].version === now[kind].version && before[kind].sha256 !== now[kind].sha256);
}

if (import.meta.main) {
  const now = currentWords();
  const changed = changedWords(rememberedWords(), now);
  if (changed.length > 0 && !process.argv.includes("--unpublished")) {
    console.error(
      `The words of ${changed.join(" and ")} changed: give a new version in app/features/legal/versions.ts.`,
    );
    process.exit(1);
  }
  writeFileSync(path, `${JSON.stringify(now, null, 2)}\n`);
}
