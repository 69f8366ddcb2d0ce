import { ChevronRightIcon } from "#app/shared/ui/icons/icons.tsx";

/** The last entry is the page itself and no link. */
export function Breadcrumb({ trail }: { trail: readonly { label: string; to?: string }[] }) {
  return (
    <nav aria-label="Você está em">
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-muted-foreground">
        {trail.map(({ label, to }, index) => (
          <li key={label} className="flex min-w-0 items-center gap-1">
            {index > 0 && <ChevronRightIcon className="size-4 shrink-0" />}
            {to === undefined ? (
              <span aria-current="page" className="inline-flex min-h-11 items-center">
                {label}
              </span>
            ) : (
              <a href={to} className="text-link inline-flex min-h-11 items-center">
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
