import { use } from "react";
import type { Attribute } from "#app/features/professionals/attributes/attributes.ts";
import { SiteContext } from "#app/shared/site.ts";
import { everything, type SearchFilters } from "../filters/filters.ts";
import { askedWords } from "./asked-words.ts";
import { drawCard } from "./draw-card.tsx";
import type { FoundProfessional } from "./found.ts";

type CardsProps = {
  professionals: readonly FoundProfessional[];
  /** Of the search that found them. */
  filters?: SearchFilters;
  attributes?: readonly Attribute[];
};

export function Cards({ professionals, filters = everything, attributes = [] }: CardsProps) {
  const asked = askedWords(filters, attributes);
  const site = use(SiteContext);
  return (
    <ul data-cards className="flex flex-col gap-5">
      {professionals.map((professional) => (
        <li
          key={professional.id}
          className="result-item @container"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own text
          dangerouslySetInnerHTML={{ __html: drawCard(professional, asked, site) }}
        />
      ))}
    </ul>
  );
}
