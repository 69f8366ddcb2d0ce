/**
 * The versions of the documents that an account accepts. A new version asks everybody again, in the panel: change it
 * only with the sense of a document, and announce it in a migration that adds the row to `directory.documents`, with the
 * moment from which it binds who had accepted an older one. What is published stays: its words go to former/, and
 * words.json beside this file remembers the current ones, so that a test notices words that change under a version
 * (`npm run legal-words`).
 */
export const currentVersions = { terms: "2026-11-16", privacy: "2026-11-16" } as const;

/** The newest first. Here, too, so that the documents can be read while there is no database. */
export const formerVersionsOf = { terms: ["2026-11-15"], privacy: ["2026-11-15"] } as const;

export type AcceptedKind = keyof typeof currentVersions;
