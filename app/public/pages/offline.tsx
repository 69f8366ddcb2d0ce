import { pageTitle } from "#app/shared/brand.ts";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { EmptyState } from "#app/shared/ui/empty-state.tsx";
import { Document } from "../document.tsx";
import { cacheFor, loaded } from "../page.ts";

export const loadOffline = () => loaded({}, { cache: cacheFor(300) });

/** /sem-conexao: what the service worker shows instead of a page that it neither gets nor has kept. */
export function OfflinePage() {
  return (
    <Document title={pageTitle("Sem conexão")} isIndexed={false} path="/sem-conexao">
      <div className="page-width py-16 md:py-24">
        <EmptyState
          heading="h1"
          title="Você está sem conexão"
          description="Não foi possível abrir esta página. Confira a internet do aparelho e tente de novo; o que você escreveu antes continua na página anterior."
          action={
            <div className="flex flex-wrap justify-center gap-3">
              {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the one that was asked for */}
              <a href="" className={buttonVariants()}>
                Tentar de novo
              </a>
              <a href="/" className={buttonVariants({ variant: "outline" })}>
                Ir para o início
              </a>
            </div>
          }
        />
      </div>
    </Document>
  );
}
