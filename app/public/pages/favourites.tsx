import { loadCardTimes } from "#app/features/availability/load-free-times.server.ts";
import { readList } from "#app/features/favourites/favourite-list.ts";
import { ListView } from "#app/features/favourites/list-view.tsx";
import { findProfessionals } from "#app/features/professionals/profile/find-professional.server.ts";
import { excerpt } from "#app/features/search/results/excerpt.ts";
import { toCard } from "#app/features/search/results/found.ts";
import { ProfessionalCard } from "#app/features/search/results/professional-card.tsx";
import { pageTitle } from "#app/shared/brand.ts";
import { listingTag } from "#app/shared/page-description.ts";
import { Page } from "#app/shared/ui/frame/page.tsx";
import { Document } from "../document.tsx";
import { cacheFor, loaded, type PageData, type PageRequest } from "../page.ts";

/** /favoritos?lista=id,id: the ids come from the browser, which keeps them, or from whoever sent the address. */
export async function loadFavourites({ url, services: { queryAsVisitor } }: PageRequest) {
  const asked = readList(url.searchParams.getAll("lista"));
  const [people, times] = await Promise.all([
    findProfessionals(queryAsVisitor, asked.ids),
    loadCardTimes(queryAsVisitor, asked.ids, Date.now()),
  ]);
  const cards = people.map((person) => ({
    ...toCard(person),
    description: excerpt(person.description, 240),
    times: times.get(person.id) ?? null,
  }));
  return loaded({ asked, cards }, { cache: cacheFor(30, listingTag, ...asked.ids) });
}

export function FavouritesPage({ asked, cards }: PageData<typeof loadFavourites>) {
  return (
    <Document
      title={pageTitle("Favoritos")}
      description="Profissionais guardados para ver depois, comparar e compartilhar."
      isIndexed={false}
      path="/favoritos"
    >
      <Page title="Favoritos">
        <ListView
          asked={asked}
          people={cards.map((card) => ({
            id: card.id,
            name: card.name,
            card: <ProfessionalCard professional={card} />,
          }))}
        />
      </Page>
    </Document>
  );
}
