import { clsx } from "clsx";
import type { ReactNode } from "react";

type FieldErrorProps = { id: string; children: string | undefined; warning?: ReactNode };

/** Keeps its line when there is no error, so that nothing jumps; what appears in it is announced. */
export function FieldError({ id, children, warning }: FieldErrorProps) {
  return (
    <p
      id={id}
      aria-live="polite"
      className={clsx("mt-1 min-h-6 text-sm", children ? "font-semibold text-destructive" : "text-warning")}
    >
      {children ?? warning}
    </p>
  );
}
