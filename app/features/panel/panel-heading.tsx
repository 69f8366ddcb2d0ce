import type { ReactNode } from "react";

type PanelHeadingProps = { title: string; lead?: ReactNode; action?: ReactNode };

/** The one h1 of a page in the panel, with what can be done at its side. */
export function PanelHeading({ title, lead, action }: PanelHeadingProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 flex-[1_1_18rem]">
        <h1 className="text-3xl">{title}</h1>
        {lead && <div className="mt-2 max-w-text text-muted-foreground">{lead}</div>}
      </div>
      {action}
    </div>
  );
}
