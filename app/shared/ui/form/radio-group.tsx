import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldError } from "./field-error.tsx";

type RadioOption = { value: string; label: ReactNode; description?: ReactNode; disabled?: boolean };

/** Everything else (name, onChange, ref, required…) goes to each input, as react-hook-form's register wants. */
type RadioGroupProps = Omit<ComponentProps<"input">, "type" | "value" | "defaultValue"> & {
  legend: ReactNode;
  options: readonly RadioOption[];
  description?: ReactNode;
  error?: string | undefined;
  value?: string;
  defaultValue?: string;
};

export function RadioGroup(props: RadioGroupProps) {
  const { legend, options, description, error, value, defaultValue, className, ...inputProps } = props;
  const id = useId();
  const describedBy = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <fieldset className={className} aria-describedby={describedBy || undefined}>
      <legend className="text-base font-semibold">{legend}</legend>
      {description && (
        <p id={`${id}-description`} className="text-sm text-muted-foreground">
          {description}
        </p>
      )}
      {options.map((option) => (
        <label
          key={option.value}
          className={clsx("flex min-h-11 items-start gap-3 py-2.5", option.disabled && "text-muted-foreground")}
        >
          <input
            {...inputProps}
            type="radio"
            className="choice"
            value={option.value}
            disabled={option.disabled ?? inputProps.disabled}
            {...(value === undefined ? {} : { checked: value === option.value })}
            {...(defaultValue === undefined ? {} : { defaultChecked: defaultValue === option.value })}
            aria-invalid={Boolean(error) || undefined}
          />
          <span className="-mt-0.5">
            {option.label}
            {option.description && <span className="block text-sm text-muted-foreground">{option.description}</span>}
          </span>
        </label>
      ))}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
