import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldError } from "./field-error.tsx";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & {
  label: ReactNode;
  description?: ReactNode;
  /** Undefined keeps no room for an error; "" keeps the line. */
  error?: string | undefined;
};

export function Checkbox({ label, description, error, className, ...props }: CheckboxProps) {
  const id = useId();
  const describedBy = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <label className={clsx("flex min-h-11 items-start gap-3 py-2.5", props.disabled && "text-muted-foreground")}>
        <input
          {...props}
          type="checkbox"
          className="choice"
          aria-describedby={describedBy || undefined}
          aria-invalid={Boolean(error) || undefined}
        />
        <span className="-mt-0.5">{label}</span>
      </label>
      {description && (
        <p id={`${id}-description`} className="-mt-2 pl-9 text-sm text-muted-foreground">
          {description}
        </p>
      )}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
