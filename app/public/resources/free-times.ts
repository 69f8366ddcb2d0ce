import { cardTimes, cardTimesHtml } from "#app/features/availability/card-times.ts";
import { loadAvailability, loadFreeTimes } from "#app/features/availability/load-free-times.server.ts";
import { parseSearchFilters, spanOf } from "#app/features/search/filters/filters.ts";
import { json, type PageRequest } from "../page.ts";

/** /profissional/:id/horarios: the free times of this moment, or the part of a card that shows the next, for open pages. */
export async function freeTimes({ url, params: { id = "" }, services: { queryAsVisitor } }: PageRequest) {
  if (url.searchParams.has("cartao")) return cardPart(queryAsVisitor, id, url.searchParams);
  const times = await loadFreeTimes(queryAsVisitor, id, Date.now(), { service: url.searchParams.get("servico") });
  return times ? json(times) : json(null, { status: 404 });
}

async function cardPart(query: PageRequest["services"]["queryAsVisitor"], id: string, asked: URLSearchParams) {
  const facts = await loadAvailability(query, id);
  const [person] = facts ? await query<{ name: string }>("select name from professionals where id = $1", [id]) : [];
  if (!facts || !person) return json(null, { status: 404 });
  const now = new Date();
  return {
    type: "text/html; charset=utf-8",
    body: cardTimesHtml(id, person.name, cardTimes(facts, now.getTime(), spanOf(parseSearchFilters(asked), now))),
  };
}
