import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import { FieldContext } from "./field-context.ts";
import { FieldError } from "./field-error.tsx";

type FieldProps = {
  label: ReactNode;
  /** One control: Input, Textarea, Select. It is tied to the label, description and error by context. */
  children: ReactNode;
  description?: ReactNode;
  error?: string | undefined;
  /** Worth a thought, but no error. */
  warning?: ReactNode;
  optional?: boolean;
  className?: string;
};

export function Field({ label, children, description, error, warning, optional = false, className }: FieldProps) {
  const id = useId();
  const descriptionId = description ? `${id}-description` : undefined;
  const errorId = `${id}-error`;
  return (
    <div className={clsx("flex flex-col", className)}>
      <label htmlFor={id} className="text-base font-semibold">
        {label}
        {optional && <span className="font-normal text-muted-foreground"> (opcional)</span>}
      </label>
      {description && (
        <p id={descriptionId} className="text-sm text-muted-foreground">
          {description}
        </p>
      )}
      <div className="mt-1.5">
        <FieldContext value={{ id, descriptionId, errorId, isInvalid: Boolean(error) }}>{children}</FieldContext>
      </div>
      <FieldError id={errorId} warning={warning}>
        {error}
      </FieldError>
    </div>
  );
}
