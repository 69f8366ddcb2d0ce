import { Link } from "react-router";
import { ChevronRightIcon } from "./icons.tsx";
import { stampedList } from "./stamp.tsx";

/** The last entry is the page itself and no link. */
export function Breadcrumb({ trail }: { trail: readonly { label: string; to?: string }[] }) {
  return (
    <nav aria-label="Você está em">
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-muted-foreground">
        <Crumbs
          each={trail.map(({ label, to }, index) => ({ label, path: to?.slice(1), before: index > 0 ? "" : null }))}
        />
      </ol>
    </nav>
  );
}

type CrumbProps = {
  label: string;
  /** Behind the first slash. */
  path: string | undefined;
  /** Null at the start of the trail. */
  before: "" | null;
};

const Crumbs = stampedList(function CrumbDrawing({ label, path, before }: CrumbProps) {
  return (
    <li className="flex min-w-0 items-center gap-1">
      {before !== null && <ChevronRightIcon className="size-4 shrink-0" />}
      {path === undefined ? (
        <span aria-current="page" className="inline-flex min-h-11 items-center">
          {label}
        </span>
      ) : (
        <Link to={`/${path}`} className="text-link inline-flex min-h-11 items-center">
          {label}
        </Link>
      )}
    </li>
  );
}, "label");
