import { type KeyboardEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { TYPING_PAUSE } from "#app/shared/cities/typing-pause.ts";
import { Input } from "#app/shared/ui/input.tsx";
import { NearMeButton } from "./near-me-button.tsx";

// Suggestions come with the first letter that is typed; until then their code stays away.
const CitySuggestions = lazy(() => import("#app/shared/cities/city-suggestions.tsx"));

type CityFieldProps = {
  defaultCity: string;
  /** Reads the form and searches. */
  search: () => void;
  /** The distance, shown under the city. */
  children: ReactNode;
};

/** As it stands once on a page. */
const id = "cidade";

/** Free text with suggestions: WAI-ARIA's editable combobox with list autocomplete. */
export function CityField({ defaultCity, search, children }: CityFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const handleKey = useRef<(event: KeyboardEvent) => void>(undefined);
  const [city, setCity] = useState(defaultCity);
  const [isTyping, setTyping] = useState(false);
  /** Of the suggestions: undefined while none show, -1 while none is chosen. */
  const [active, setActive] = useState<number>();
  const { later: searchLater, cancel: cancelSearch } = useDelayed(search);

  function choose(chosen: string) {
    setCity(chosen);
    setTyping(false);
    // The search reads the form at once, before React has drawn the new text.
    if (input.current) input.current.value = chosen;
    cancelSearch();
    search();
  }

  function fillNear(nearest: string) {
    const radius = input.current?.form?.elements.namedItem("raio");
    if (radius instanceof HTMLSelectElement) radius.value = "25";
    choose(nearest);
  }

  return (
    <div className="flex flex-col gap-2">
      <div className="relative">
        <label htmlFor={id} className="font-semibold">
          Cidade
        </label>
        <Input
          ref={input}
          id={id}
          name="cidade"
          value={city}
          maxLength={60}
          placeholder="Ex.: Campinas"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={active !== undefined}
          aria-controls={`${id}-list`}
          aria-activedescendant={active !== undefined && active >= 0 ? `${id}-${active}` : undefined}
          className="mt-1.5"
          onChange={(event) => {
            setCity(event.target.value);
            setTyping(true);
            searchLater(TYPING_PAUSE);
          }}
          onKeyDown={(event) => handleKey.current?.(event)}
          onBlur={() => setTyping(false)}
        />
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label="Cidades"
          hidden={active === undefined}
          className="z-10 mt-1 w-full overflow-hidden rounded border border-input bg-surface-raised py-1 shadow lg:absolute"
        >
          {isTyping && (
            <Suspense fallback={null}>
              <CitySuggestions {...{ id, words: city, active, setActive, choose, handleKey }} />
            </Suspense>
          )}
        </div>
      </div>
      {children}
      <NearMeButton onFound={fillNear} />
    </div>
  );
}

/** Calls it after a pause; a newer call replaces the waiting one. */
function useDelayed(work: () => void) {
  const latest = useRef(work);
  latest.current = work;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  function later(pause: number) {
    cancel();
    timer.current = setTimeout(() => latest.current(), pause);
  }
  return { later, cancel };
}
