import { type ReactNode, useState } from "react";
import { ChevronDownIcon } from "./icons/icons.tsx";

/** What is long: open where there is room, and unfolded on a phone by who needs it. Of pages that a browser draws. */
export function Fold({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  const [isWide] = useState(() => matchMedia("(min-width: 48rem)").matches);
  return (
    <details open={isWide} className="group">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3">
        {summary}
        <ChevronDownIcon className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
