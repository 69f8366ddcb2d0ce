import { loadBackend } from "#app/shared/backend/backend.ts";
import { shortWait } from "#app/shared/backend/short-wait.ts";

/** Words that a council does not allow, as written, with what they are and why. */
export type Revision = { label: string; words: string; why: string };

/** Where words are written for everybody: an answer to a review is about a patient, and more rules hold for it. */
export type WordPlace = "profile" | "answer";

/** As long as the page lives: a council's rules do not change meanwhile, and the same words are asked about twice. */
const answers = new Map<string, Promise<Revision[]>>();

/** What of a text would be looked at before it shows, by the rules of the specialty's council, which the database has. */
export function findWordsToRevise(specialty: string, words: string, place: WordPlace = "profile") {
  const key = JSON.stringify([specialty, words, place]);
  const known = answers.get(key);
  if (known) return known;
  const answer = ask(specialty, words, place);
  answers.set(key, answer);
  answer.catch(() => answers.delete(key));
  return answer;
}

async function ask(specialty: string, words: string, place: WordPlace) {
  const backend = await loadBackend();
  const asked = backend.rpc("words_to_revise", { specialty, words, place });
  // Sign-up's last step waits for it.
  const { data, error } = await asked.abortSignal(shortWait());
  if (error) throw error;
  return data as unknown as Revision[];
}
