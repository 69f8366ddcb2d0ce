import { LRUCache } from "lru-cache";
import { renderToStaticMarkup } from "react-dom/server";
import { type Site, SiteContext } from "#app/shared/site.ts";
import type { FoundProfessional } from "./found.ts";
import { ProfessionalCard } from "./professional-card.tsx";

/** About 6 kB each. All searches of a day begin at the same place and are drawn alike, so that many show the same people. */
const drawn = new LRUCache<string, string>({ max: 1_000 });

/** The HTML of a card, drawn once for as long as it says the same: twenty of them are half of what a page takes to draw. */
export function drawCard(professional: FoundProfessional, asked: string, site: Site | undefined) {
  const key = JSON.stringify([professional, asked, site?.backend.supabaseUrl]);
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const html = renderToStaticMarkup(
    <SiteContext value={site}>
      <ProfessionalCard professional={professional} asked={asked} />
    </SiteContext>,
  );
  drawn.set(key, html);
  return html;
}
