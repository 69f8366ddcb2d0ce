import { clsx } from "clsx";
import type { ReactNode } from "react";

const WIDTHS = { default: "", reading: "max-w-3xl", form: "max-w-xl" };

type PageProps = {
  title: ReactNode;
  lead?: ReactNode;
  width?: keyof typeof WIDTHS;
  children: ReactNode;
};

/** A page under the top bar: its one h1, an optional sentence, the content. */
export function Page({ title, lead, width = "default", children }: PageProps) {
  return (
    <div className="page-width pt-8 pb-16 md:pt-12 md:pb-24">
      <div className={clsx("mx-auto", WIDTHS[width])}>
        <h1 className="text-3xl">{title}</h1>
        {lead && <p className="mt-3 max-w-text text-lg text-muted-foreground">{lead}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </div>
  );
}
