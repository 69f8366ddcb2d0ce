import { clsx } from "clsx";
import { type KeyboardEvent, type RefObject, useEffect, useImperativeHandle } from "react";
import { useCitySuggestions } from "./use-city-suggestions.ts";

type CitySuggestionsProps = {
  id: string;
  words: string;
  active: number | undefined;
  setActive: (active: number | undefined) => void;
  choose: (city: string) => void;
  /** Where the text field finds what its keys do while there are suggestions. */
  handleKey: RefObject<((event: KeyboardEvent) => void) | undefined>;
};

/** The options of the city's list, while somebody types. The focus stays in the text field. */
export default function CitySuggestions({ id, words, active, setActive, choose, handleKey }: CitySuggestionsProps) {
  const cities = useCitySuggestions(words);

  useEffect(() => setActive(cities.length > 0 ? -1 : undefined), [cities, setActive]);
  useEffect(() => () => setActive(undefined), [setActive]);

  useImperativeHandle(handleKey, () => (event) => {
    if (active === undefined) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = cities[active];
    if (event.key === "Escape") setActive(undefined);
    // One place before the first stands for the text itself.
    else if (step) setActive(((active + 1 + step + cities.length + 1) % (cities.length + 1)) - 1);
    else if (event.key === "Enter" && chosen) choose(chosen);
    else return;
    event.preventDefault();
  });

  return cities.map((city, index) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys and points here
    <div
      key={city}
      id={`${id}-${index}`}
      role="option"
      tabIndex={-1}
      aria-selected={index === active}
      className={clsx(
        "flex min-h-11 cursor-pointer items-center px-4 py-1.5 hover:bg-primary-soft",
        index === active && "bg-primary-soft font-semibold text-primary-soft-foreground",
      )}
      // Keeps the focus in the text field, whose blur would close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => choose(city)}
    >
      {city}
    </div>
  ));
}
