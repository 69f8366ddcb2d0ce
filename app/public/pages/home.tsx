import { ClosingCall } from "#app/features/landing/closing-call.tsx";
import { Features } from "#app/features/landing/features.tsx";
import { FiguresRow } from "#app/features/landing/figures-row.tsx";
import { Hero } from "#app/features/landing/hero.tsx";
import { describeLanding } from "#app/features/landing/landing-meta.ts";
import { loadLanding } from "#app/features/landing/load-landing.server.ts";
import { PeopleOfTheDay } from "#app/features/landing/people-of-the-day.tsx";
import { Places } from "#app/features/landing/places.tsx";
import { QuestionList } from "#app/features/landing/question-list.tsx";
import { Steps } from "#app/features/landing/steps.tsx";
import { Values } from "#app/features/landing/values.tsx";
import { everything } from "#app/features/search/filters/filters.ts";
import { CompactCards } from "#app/features/search/results/compact-card.tsx";
import { searchProfessionals } from "#app/features/search/search-professionals.server.ts";
import { SentenceBox } from "#app/features/search/sentence/box/sentence-box.tsx";
import { listingTag } from "#app/shared/page-description.ts";
import { Document } from "../document.tsx";
import { cacheFor, loaded, type PageData, type PageRequest } from "../page.ts";

/** Two rows of three, or three of two. */
const PEOPLE = 6;

/** / */
export async function loadHome({ url, services }: PageRequest) {
  const { queryAsVisitor, planSearch } = services;
  const [landing, found] = await Promise.all([
    loadLanding(queryAsVisitor),
    searchProfessionals(queryAsVisitor, everything, undefined, new Date(), planSearch(everything)),
  ]);
  const professionals = found.professionals.slice(0, PEOPLE);
  return loaded(
    { ...landing, professionals, description: describeLanding(url.origin) },
    { cache: cacheFor(30, listingTag, ...professionals.map(({ id }) => id)) },
  );
}

/** The product first: search, people and places; then words about it. */
export function HomePage({ figures, verified, cities, professionals, description }: PageData<typeof loadHome>) {
  return (
    <Document {...description} path="/">
      <Hero searchBox={<SentenceBox />} />
      {professionals.length > 0 && (
        <PeopleOfTheDay>
          <CompactCards professionals={professionals} />
        </PeopleOfTheDay>
      )}
      <Places cities={cities} />
      <Steps />
      <FiguresRow figures={figures} />
      <Features verified={verified} />
      <Values />
      <QuestionList />
      <ClosingCall />
    </Document>
  );
}
