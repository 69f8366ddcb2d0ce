import { firstTime } from "#app/features/availability/card-times.ts";
import { loadCardTimes } from "#app/features/availability/load-free-times.server.ts";
import { ComparisonView } from "#app/features/favourites/comparison-view.tsx";
import { readList } from "#app/features/favourites/favourite-list.ts";
import { findProfessionals } from "#app/features/professionals/profile/find-professional.server.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { listingTag } from "#app/shared/page-description.ts";
import { Page } from "#app/shared/ui/frame/page.tsx";
import { Document } from "../document.tsx";
import { keptFor, loaded, type PageData, type PageRequest } from "../page.ts";

/** /comparar?ids=id,id, or as a form of favourites sends them: ids=id&ids=id */
export async function loadComparison({ url, services: { queryAsVisitor } }: PageRequest) {
  const asked = readList(url.searchParams.getAll("ids"));
  const [found, times] = await Promise.all([
    findProfessionals(queryAsVisitor, asked.ids),
    loadCardTimes(queryAsVisitor, asked.ids, Date.now()),
  ]);
  const people = found.map((person) => ({ ...person, nextTime: firstTime(times.get(person.id)) ?? null }));
  return loaded({ asked, people }, { keep: keptFor(30, listingTag, ...asked.ids) });
}

export function ComparisonPage({ asked, people }: PageData<typeof loadComparison>) {
  return (
    <Document
      title={pageTitle("Comparar profissionais")}
      description="Formação, atendimento, horários e avaliações, lado a lado."
      isIndexed={false}
      path="/comparar"
    >
      <Page title="Comparar profissionais">
        <ComparisonView asked={asked} people={people} />
      </Page>
    </Document>
  );
}
