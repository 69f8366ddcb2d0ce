import { findProfessional } from "#app/features/professionals/profile/find-professional.server.ts";
import { profileTrail } from "#app/features/professionals/profile/profile-trail.ts";
import { loadOthers } from "#app/features/search/others/load-others.server.ts";
import { OthersSection } from "#app/features/search/others/others-section.tsx";
import { pageTitle } from "#app/shared/brand.ts";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { Breadcrumb } from "#app/shared/ui/frame/breadcrumb.tsx";
import { Document } from "../document.tsx";
import { cacheFor, loaded, type PageData, type PageRequest } from "../page.ts";

const TITLE = "Veja também";

/** /profissional/:id/parecidos: also of somebody who is not listed any more, or never was */
export async function loadOthersLike({ params: { id = "" }, services: { queryAsVisitor } }: PageRequest) {
  const [person, others] = await Promise.all([
    findProfessional(queryAsVisitor, id),
    loadOthers(queryAsVisitor, id, new Date()),
  ]);
  return loaded({ id, person, others }, { cache: cacheFor(30, id, ...others.map((other) => other.id)) });
}

export function OthersPage({ id, person, others }: PageData<typeof loadOthersLike>) {
  const path = `/profissional/${id}`;
  const title = person ? `Parecidos com ${person.name}` : TITLE;
  return (
    <Document title={pageTitle(title)} isIndexed={false} path={`${path}/parecidos`}>
      <div className="page-width pt-4 pb-6 lg:pt-6">
        {person && (
          <Breadcrumb
            trail={[...profileTrail(person).slice(0, -1), { label: person.name, to: path }, { label: TITLE }]}
          />
        )}
        <h1 className="mt-4 text-3xl">{title}</h1>
        {others.length === 0 && (
          <p className="mt-3 text-lg text-muted-foreground">
            Não encontramos ninguém parecido com horários livres agora.
          </p>
        )}
        <p className="mt-5 flex flex-wrap gap-3">
          {person && (
            <a href={path} className={buttonVariants({ variant: "outline" })}>
              Voltar ao perfil
            </a>
          )}
          {others.length === 0 && (
            <a href="/buscar" className={buttonVariants({ variant: "outline" })}>
              Buscar Profissionais
            </a>
          )}
        </p>
      </div>
      <OthersSection others={others} />
    </Document>
  );
}
