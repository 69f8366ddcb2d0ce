import { cardTimes, firstTime } from "#app/features/availability/card-times.ts";
import { loadFactsOf } from "#app/features/availability/load-free-times.server.ts";
import { ComparisonView } from "#app/features/favourites/comparison-view.tsx";
import { readList } from "#app/features/favourites/favourite-list.ts";
import { findProfessionals } from "#app/features/professionals/profile/find-professional.server.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { listingTag } from "#app/shared/page-description.ts";
import { Page } from "#app/shared/ui/frame/page.tsx";
import { Document } from "../document.tsx";
import { cacheFor, loaded, type PageData, type PageRequest } from "../page.ts";

/** /comparar?ids=id,id, or as a form of favourites sends them: ids=id&ids=id */
export async function loadComparison({ url, services: { queryAsVisitor, attributes } }: PageRequest) {
  const asked = readList(url.searchParams.getAll("ids"));
  const [found, facts] = await Promise.all([
    findProfessionals(queryAsVisitor, asked.ids),
    loadFactsOf(queryAsVisitor, asked.ids),
  ]);
  const people = found.map((person) => {
    const own = facts.get(person.id);
    return {
      ...person,
      nextTime: (own && firstTime(cardTimes(own, Date.now()))) ?? null,
      services: own?.rules?.services ?? [],
    };
  });
  return loaded({ asked, people, attributes: attributes() }, { cache: cacheFor(30, listingTag, ...asked.ids) });
}

export function ComparisonPage(comparison: PageData<typeof loadComparison>) {
  return (
    <Document
      title={pageTitle("Comparar profissionais")}
      description="Formação, atendimento, horários e avaliações, lado a lado."
      isIndexed={false}
      path="/comparar"
    >
      <Page title="Comparar profissionais">
        <ComparisonView {...comparison} />
      </Page>
    </Document>
  );
}
