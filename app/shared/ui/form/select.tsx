import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { ChevronDownIcon } from "#app/shared/ui/icons/icons.tsx";
import { useFieldControl } from "./field-context.ts";

type SelectOption = { value: string; label: string };

type SelectProps = ComponentProps<"select"> & {
  /** No empty values: "all" is a value of its own. */
  options: readonly SelectOption[];
};

/** The native one: a phone shows its own list, and it works before any script has come. */
export function Select({ options, className, ...props }: SelectProps) {
  return (
    <div className="relative">
      <select {...props} {...useFieldControl(props)} className={clsx("control control-select", className)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="control-arrow" />
    </div>
  );
}
