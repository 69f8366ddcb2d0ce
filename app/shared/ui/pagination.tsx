import { formatNumber } from "#app/shared/formats.ts";
import { buttonVariants } from "./button-variants.ts";
import { ChevronLeftIcon, ChevronRightIcon } from "./icons/icons.tsx";

type PaginationProps = {
  page: number;
  pageCount: number;
  /** The address of a page, such as `?pagina=2`. */
  href: (page: number) => string;
  label?: string;
};

/** Links, so that it works without JavaScript and a page can be shared. */
export function Pagination({ page, pageCount, href, label = "Páginas" }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} className="flex items-center justify-between gap-3">
      <Step to={page > 1 ? href(page - 1) : null} rel="prev">
        <ChevronLeftIcon /> Anterior
      </Step>
      <p className="numeric text-center text-sm text-muted-foreground">
        Página {formatNumber(page)} de {formatNumber(pageCount)}
      </p>
      <Step to={page < pageCount ? href(page + 1) : null} rel="next">
        Próxima <ChevronRightIcon />
      </Step>
    </nav>
  );
}

function Step({ to, rel, children }: { to: string | null; rel: "prev" | "next"; children: React.ReactNode }) {
  const look = buttonVariants({ variant: "outline", size: "sm" });
  // Keeps its room at the ends, so that the other link does not move under the finger.
  if (!to)
    return (
      <span aria-hidden="true" className={`${look} invisible`}>
        {children}
      </span>
    );
  return (
    <a href={to} rel={rel} className={look}>
      {children}
    </a>
  );
}
