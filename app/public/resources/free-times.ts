import { nextTimeLabel } from "#app/features/availability/free-times.ts";
import { loadFreeTimes } from "#app/features/availability/load-free-times.server.ts";
import { json, type PageRequest } from "../page.ts";

/** /profissional/:id/horarios: the free times of this moment, or the next in a card's words, for open pages. */
export async function freeTimes({ url, params: { id = "" }, services }: PageRequest) {
  const isNext = url.searchParams.has("proximo");
  const times = await loadFreeTimes(services.queryAsVisitor, id, Date.now(), isNext ? 1 : undefined);
  if (!times) return json(null, { status: 404 });
  const [next] = times.slots;
  if (!isNext) return json(times);
  return json(next ? nextTimeLabel(next.startsAt, times.zone, times.now) : null);
}
