import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import type { ProfileValues } from "#app/features/professionals/field-lists.ts";
import { profileFields } from "#app/features/professionals/profile-fields.ts";
import CitySuggestions from "#app/shared/cities/city-suggestions.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";

/** The city's name with suggestions, which bring the state along. WAI-ARIA's editable combobox. */
export function CityControl() {
  const id = useId();
  const { setValue } = useFormContext<ProfileValues>();
  const { field } = useController<ProfileValues, "city">({ name: "city" });
  const handleKey = useRef<(event: KeyboardEvent) => void>(undefined);
  const [isTyping, setTyping] = useState(false);
  /** Of the suggestions: undefined while none show, -1 while none is chosen. */
  const [active, setActive] = useState<number>();

  function choose(chosen: string) {
    const [, city = chosen, state] = /^(.*) - ([A-Z]{2})$/.exec(chosen) ?? [];
    const options = { shouldDirty: true, shouldValidate: true };
    setValue("city", city, options);
    if (state) setValue("state", state, options);
    setTyping(false);
  }

  return (
    <div className="relative">
      <Input
        {...field}
        required
        maxLength={profileFields.city.max}
        placeholder="Ex.: Campinas"
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={active !== undefined}
        aria-controls={`${id}-list`}
        aria-activedescendant={active !== undefined && active >= 0 ? `${id}-${active}` : undefined}
        onChange={(event) => {
          setTyping(true);
          field.onChange(event);
        }}
        onKeyDown={(event) => handleKey.current?.(event)}
        onBlur={() => {
          setTyping(false);
          field.onBlur();
        }}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Cidades"
        hidden={active === undefined}
        className="absolute z-10 mt-1 w-full overflow-hidden rounded border border-input bg-surface-raised py-1 shadow"
      >
        {isTyping && <CitySuggestions {...{ id, words: field.value, active, setActive, choose, handleKey }} />}
      </div>
    </div>
  );
}
