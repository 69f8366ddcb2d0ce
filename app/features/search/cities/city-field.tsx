import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import CitySuggestions from "#app/shared/cities/city-suggestions.tsx";
import { TYPING_PAUSE } from "#app/shared/cities/typing-pause.ts";
import { Input } from "#app/shared/ui/form/input.tsx";

type CityFieldProps = {
  defaultCity: string;
  /** Reads the form and searches, for what is not typed to its end yet. */
  type: () => void;
  /** The same once it is. */
  settle: () => void;
  /** The distance, shown under the city. */
  children: ReactNode;
};

/** As it stands once on a page. */
const id = "cidade";

/** Free text with suggestions: WAI-ARIA's editable combobox with list autocomplete. */
export function CityField({ defaultCity, type, settle, children }: CityFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const handleKey = useRef<(event: KeyboardEvent) => void>(undefined);
  /** While somebody types. The text itself stays the field's own: it may have been typed before this code came. */
  const [words, setWords] = useState<string>();
  /** Of the suggestions: undefined while none show, -1 while none is chosen. */
  const [active, setActive] = useState<number>();
  const { later: searchLater, cancel: cancelSearch } = useDelayed(type);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for whoever is typing when this code comes
  useEffect(() => {
    const field = input.current;
    if (field && field === document.activeElement && field.value !== defaultCity) setWords(field.value);
  }, []);

  // On a low screen the list may be below what is seen of the sheet.
  const isOpen = active !== undefined;
  useEffect(() => {
    if (isOpen) document.getElementById(`${id}-list`)?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);

  function choose(chosen: string) {
    if (input.current) input.current.value = chosen;
    finish();
  }

  function finish() {
    setWords(undefined);
    cancelSearch();
    settle();
  }

  return (
    <div className="city-field flex flex-col gap-2">
      <div className="relative">
        <label htmlFor={id} className="font-semibold">
          Cidade
        </label>
        <Input
          ref={input}
          id={id}
          name="cidade"
          defaultValue={defaultCity}
          maxLength={60}
          placeholder="Ex.: Campinas ou 13010-000"
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
            setWords(event.target.value);
            searchLater(TYPING_PAUSE);
          }}
          onKeyDown={(event) => {
            // The form is sent by it, and says the same.
            if (event.key === "Enter") cancelSearch();
            handleKey.current?.(event);
          }}
          onBlur={finish}
        />
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label="Cidades"
          hidden={active === undefined}
          className="z-10 mt-1 w-full overflow-hidden rounded border border-input bg-surface-raised py-1 shadow lg:absolute"
        >
          {words !== undefined && <CitySuggestions {...{ id, words, active, setActive, choose, handleKey }} />}
        </div>
      </div>
      <div className="city-distance flex flex-col gap-2">{children}</div>
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
