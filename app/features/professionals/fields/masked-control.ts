import type { ChangeEvent } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";

/**
 * Groups the digits while they are typed at the end. Somebody who corrects the middle keeps the cursor there, and the
 * text is grouped when the field is left.
 */
export function maskedControl<Control extends UseFormRegisterReturn>(
  control: Control,
  mask: (typed: string) => string,
) {
  function group(event: ChangeEvent<HTMLInputElement> | React.FocusEvent<HTMLInputElement>) {
    const grouped = mask(event.target.value);
    if (grouped !== event.target.value) event.target.value = grouped;
  }
  return {
    ...control,
    onChange(event: ChangeEvent<HTMLInputElement>) {
      if (event.target.selectionStart === event.target.value.length) group(event);
      return control.onChange(event);
    },
    async onBlur(event: React.FocusEvent<HTMLInputElement>) {
      group(event);
      await control.onChange({ target: event.target, type: "change" });
      return control.onBlur(event);
    },
  };
}
