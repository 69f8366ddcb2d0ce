import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Fold } from "#app/shared/ui/fold.tsx";
import { FieldError } from "./field-error.tsx";

type Option = { value: string; label: ReactNode; description?: ReactNode; disabled?: boolean };

/** Everything else (name, onChange, ref, required…) goes to each input, as react-hook-form's register wants. */
type GroupProps = Omit<ComponentProps<"input">, "type" | "value" | "defaultValue"> & {
  legend: ReactNode;
  options: readonly Option[];
  description?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  /** Of the box around all options. */
  optionsClassName?: string;
  /** For a long list, which then folds: what is chosen, in words. */
  chosen?: string | undefined;
};

/** One of a few. */
export function RadioGroup(props: GroupProps & { value?: string; defaultValue?: string }) {
  return <ChoiceGroup {...props} type="radio" />;
}

/** Any number of some. The form keeps what is chosen: with react-hook-form a list of the values. */
export function CheckboxGroup(props: Omit<GroupProps, "required">) {
  return <ChoiceGroup {...props} type="checkbox" />;
}

type ChoiceGroupProps = GroupProps & { type: "radio" | "checkbox"; value?: string; defaultValue?: string };

function ChoiceGroup(props: ChoiceGroupProps) {
  const {
    legend,
    options,
    description,
    error,
    optional,
    value,
    defaultValue,
    className,
    optionsClassName,
    chosen,
    ...inputProps
  } = props;
  const id = useId();
  const describedBy = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(" ");
  const choices = (
    <div className={optionsClassName}>
      {options.map((option) => (
        <label
          key={option.value}
          className={clsx(
            "flex min-h-11 break-inside-avoid items-start gap-3 py-2.5",
            option.disabled && "text-muted-foreground",
          )}
        >
          <input
            {...inputProps}
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
    </div>
  );
  return (
    <fieldset className={className} aria-describedby={describedBy || undefined}>
      <legend className="text-base font-semibold">
        {legend}
        {optional && <span className="font-normal text-muted-foreground"> (opcional)</span>}
      </legend>
      {description && (
        <p id={`${id}-description`} className="text-sm text-muted-foreground">
          {description}
        </p>
      )}
      {chosen === undefined ? choices : <Fold summary={chosen}>{choices}</Fold>}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
