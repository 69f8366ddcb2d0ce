import { pageTitle } from "#app/shared/brand.ts";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { CrashMessage } from "#app/shared/ui/frame/error-page.tsx";
import NotFound from "#app/shared/ui/frame/not-found-page.tsx";
import { Document } from "../document.tsx";

type FailureProps = { path: string; details?: string | undefined };

export function NotFoundPage({ path }: FailureProps) {
  return (
    <Document title={pageTitle("Página não encontrada")} isIndexed={false} path={path}>
      <NotFound />
    </Document>
  );
}

/** Something that we did not expect. */
export function CrashPage({ path, details }: FailureProps) {
  return (
    <Document title={pageTitle("Algo deu errado")} isIndexed={false} path={path}>
      <CrashMessage details={details} />
    </Document>
  );
}

/** The database is away: we know what it is, and that it passes. Scripts show `data-message` where they stay on a page. */
export function UnavailablePage({ path }: FailureProps) {
  return (
    <Document title={pageTitle("Voltamos em instantes")} isIndexed={false} path={path}>
      <section className="page-width max-w-3xl py-16 md:py-24">
        <h1 className="text-3xl">Voltamos em instantes</h1>
        <p data-message className="mt-4 max-w-text text-lg text-muted-foreground">
          O serviço está indisponível no momento. Tente de novo em alguns instantes.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the one that was asked for, search and all */}
          <a href="" className={buttonVariants()}>
            Tentar de novo
          </a>
          <a href="/" className={buttonVariants({ variant: "outline" })}>
            Ir para o início
          </a>
        </div>
      </section>
    </Document>
  );
}
