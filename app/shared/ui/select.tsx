import type { ComponentProps } from "react";
import { cn } from "./class-names.ts";
import { controlLook } from "./control-look.ts";
import { useFieldControl } from "./field-context.ts";
import { ChevronDownIcon } from "./icons.tsx";

export type SelectOption = { value: string; label: string };

type SelectProps = ComponentProps<"select"> & {
  /** No empty values (SPEC.md section 5): "all" is a value of its own. */
  options: readonly SelectOption[];
};

export function Select({ options, className, ...props }: SelectProps) {
  return (
    <div className="relative">
      <select
        {...props}
        {...useFieldControl(props)}
        className={cn(controlLook, "h-12 appearance-none truncate pr-12", className)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-muted-foreground" />
    </div>
  );
}
