import { useEffect, useState } from "react";
import { TYPING_PAUSE } from "./typing-pause.ts";

/** Cities for what was typed, after a short pause. A newer text ends the older question, so answers never cross. */
export function useCitySuggestions(words: string) {
  const [cities, setCities] = useState<string[]>([]);
  const asked = words.trim();

  useEffect(() => {
    if (asked.length < 2) return setCities([]);
    const question = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const answer = await fetch(`/cidades?q=${encodeURIComponent(asked)}`, { signal: question.signal });
        const found: string[] = answer.ok ? await answer.json() : [];
        if (!question.signal.aborted) setCities(found);
      } catch {
        // Suggestions are a convenience: without them the text searches as it is.
      }
    }, TYPING_PAUSE);
    return () => {
      clearTimeout(timer);
      question.abort();
    };
  }, [asked]);

  return cities;
}
