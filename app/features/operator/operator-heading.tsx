import type { ReactNode } from "react";

/** The one h1 of an operator's page. */
export function OperatorHeading({ title, lead, action }: { title: string; lead?: ReactNode; action?: ReactNode }) {
  return (
    <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-[1_1_18rem]">
        <h1 className="text-3xl">{title}</h1>
        {lead && <p className="mt-2 max-w-text text-muted-foreground">{lead}</p>}
      </div>
      {action}
    </div>
  );
}
