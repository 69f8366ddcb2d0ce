import { clsx } from "clsx";
import type { ReactNode } from "react";

const WIDTHS = { default: "", reading: "max-w-3xl", form: "max-w-xl" };

type PageProps = {
  title: ReactNode;
  lead?: ReactNode;
  width?: keyof typeof WIDTHS;
  /** On phones what the page is for begins in the first screen. */
  isDense?: boolean;
  children: ReactNode;
};

/** A page under the top bar: its one h1, an optional sentence, the content. */
export function Page({ title, lead, width = "default", isDense = false, children }: PageProps) {
  return (
    <div className={clsx("page-width pt-8 pb-16 md:pt-12 md:pb-24", isDense && "max-sm:pt-4")}>
      <div className={clsx("mx-auto", WIDTHS[width])}>
        <h1 className={clsx("text-3xl", isDense && "max-sm:text-xl")}>{title}</h1>
        {lead && (
          <p className={clsx("mt-3 max-w-text text-lg text-muted-foreground", isDense && "max-sm:hidden")}>{lead}</p>
        )}
        <div className={clsx("mt-8", isDense && "max-sm:mt-2")}>{children}</div>
      </div>
    </div>
  );
}
