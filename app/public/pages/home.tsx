import { ClosingCall } from "#app/features/landing/closing-call.tsx";
import { Features } from "#app/features/landing/features.tsx";
import { FiguresRow } from "#app/features/landing/figures-row.tsx";
import { Hero } from "#app/features/landing/hero.tsx";
import { describeLanding } from "#app/features/landing/landing-meta.ts";
import { loadLanding } from "#app/features/landing/load-landing.server.ts";
import { Places } from "#app/features/landing/places.tsx";
import { QuestionList } from "#app/features/landing/question-list.tsx";
import { Steps } from "#app/features/landing/steps.tsx";
import { Values } from "#app/features/landing/values.tsx";
import { SentenceBox } from "#app/features/search/sentence/sentence-box.tsx";
import { listingTag } from "#app/shared/page-description.ts";
import { Document } from "../document.tsx";
import { keptFor, loaded, type PageData, type PageRequest } from "../page.ts";

/** / */
export async function loadHome({ url, services }: PageRequest) {
  const landing = await loadLanding(services.queryAsVisitor);
  return loaded({ ...landing, description: describeLanding(url.origin) }, { keep: keptFor(30, listingTag) });
}

export function HomePage({ figures, verified, cities, description }: PageData<typeof loadHome>) {
  return (
    <Document {...description} path="/">
      <Hero>
        <SentenceBox className="mt-8" />
      </Hero>
      <FiguresRow figures={figures} />
      <Features verified={verified} />
      <Steps />
      <Places cities={cities} />
      <Values />
      <QuestionList />
      <ClosingCall />
    </Document>
  );
}
