/**
 * The versions of the documents that an account accepts. A new version asks everybody again, in the panel: change it
 * only with the sense of a document, and announce it in a migration that adds the row to `directory.documents`.
 */
export const currentVersions = { terms: "2026-11-15", privacy: "2026-11-15" } as const;

export type AcceptedKind = keyof typeof currentVersions;
