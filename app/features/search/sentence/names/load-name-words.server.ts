import type { Query } from "#app/shared/server-services.ts";
import { createNameWords, type NameWords } from "./correct-name.ts";

let loaded: { words: Promise<NameWords>; at: number } | undefined;
const freshFor = 3_600_000;

/** Read by the first who types a name that nobody has, and anew after an hour. */
export function loadNameWords(query: Query, now = Date.now()) {
  if (!loaded || now - loaded.at > freshFor) {
    const words = query<{ word: string }>("select word from directory.name_words()").then((rows) =>
      createNameWords(rows.map(({ word }) => word)),
    );
    loaded = { words, at: now };
    words.catch(() => {
      loaded = undefined;
    });
  }
  return loaded.words;
}
