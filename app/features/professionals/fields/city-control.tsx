import { useEffect, useId, useRef } from "react";
import { useController, useFormContext } from "react-hook-form";
import type { ProfileValues } from "#app/features/professionals/field-lists.ts";
import { profileFields } from "#app/features/professionals/profile-fields.ts";
import { TYPING_PAUSE } from "#app/shared/cities/typing-pause.ts";
import { becomeCombobox, fetchOptions } from "#app/shared/ui/form/combobox.client.ts";
import { Input } from "#app/shared/ui/form/input.tsx";

/** The city's name with suggestions, which bring the state along. */
export function CityControl() {
  const listId = useId();
  const { setValue } = useFormContext<ProfileValues>();
  const { field } = useController<ProfileValues, "city">({ name: "city" });
  const input = useRef<HTMLInputElement>(null);

  // The list's options and what the field says of them are its own from here on: React writes neither again.
  useEffect(() => {
    if (!input.current) return;
    becomeCombobox<string>(input.current, {
      pause: TYPING_PAUSE,
      find: (words, signal) => fetchOptions(`/cidades?q=${encodeURIComponent(words)}`, signal),
      draw: (name) => [name],
      choose(name) {
        const [, city = name, state] = /^(.*) - ([A-Z]{2})$/.exec(name) ?? [];
        const options = { shouldDirty: true, shouldValidate: true };
        setValue("city", city, options);
        if (state) setValue("state", state, options);
      },
    });
  }, [setValue]);

  return (
    <div className="relative">
      <Input
        {...field}
        ref={(element) => {
          input.current = element;
          field.ref(element);
        }}
        required
        maxLength={profileFields.city.max}
        placeholder="Ex.: Campinas"
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        aria-controls={listId}
      />
      <div id={listId} role="listbox" aria-label="Cidades" hidden className="suggestions" />
    </div>
  );
}
