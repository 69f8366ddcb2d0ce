import type { ReactNode } from "react";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";

/** A question before an act, which needs no script. */
export function Unfold({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className={buttonVariants({ variant: "outline", className: "w-full cursor-pointer list-none" })}>
        {label}
      </summary>
      <div className="mt-3 rounded border bg-surface-raised p-5">{children}</div>
    </details>
  );
}
