import { loadBackend } from "#app/shared/backend/backend.ts";

/** Words that a council does not allow, as written, with what they are and why. */
export type Revision = { label: string; words: string; why: string };

/** Where words are written for everybody: an answer to a review is about a patient, and more rules hold for it. */
export type WordPlace = "profile" | "answer";

/** What of a text would be looked at before it shows, by the rules of the specialty's council, which the database has. */
export async function findWordsToRevise(specialty: string, words: string, place: WordPlace = "profile") {
  const backend = await loadBackend();
  const { data, error } = await backend.rpc("words_to_revise", { specialty, words, place });
  if (error) throw error;
  return data as unknown as Revision[];
}
