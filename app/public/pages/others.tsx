import { loadOthers } from "#app/features/search/others/load-others.server.ts";
import { OthersSection } from "#app/features/search/others/others-section.tsx";
import { pageTitle } from "#app/shared/brand.ts";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { Page } from "#app/shared/ui/frame/page.tsx";
import { Document } from "../document.tsx";
import { keptFor, loaded, type PageData, type PageRequest } from "../page.ts";

/** /profissional/:id/parecidos: also of somebody who is not listed any more, or never was */
export async function loadOthersLike({ params: { id = "" }, services }: PageRequest) {
  const others = await loadOthers(services.queryAsVisitor, id, new Date());
  return loaded({ id, others }, { keep: keptFor(30, id, ...others.map((other) => other.id)) });
}

export function OthersPage({ id, others }: PageData<typeof loadOthersLike>) {
  const path = `/profissional/${id}/parecidos`;
  return (
    <Document title={pageTitle("Veja também")} isIndexed={false} path={path}>
      <Page
        title="Veja também"
        lead={others.length > 0 ? undefined : "Não encontramos ninguém parecido com horários livres agora."}
      >
        {others.length === 0 && (
          <a href="/buscar" className={buttonVariants({ variant: "outline" })}>
            Buscar Profissionais
          </a>
        )}
      </Page>
      <OthersSection others={others} />
    </Document>
  );
}
