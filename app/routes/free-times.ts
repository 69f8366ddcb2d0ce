import { FIRST_DAYS, firstTimes } from "#app/features/availability/first-times.ts";
import { type FreeTimes, nextTimeLabel } from "#app/features/availability/free-times.ts";
import { loadFreeTimes } from "#app/features/availability/load-free-times.server.ts";
import { getServices } from "#app/shared/server-context.ts";
import type { Route } from "./+types/free-times.ts";

/** /profissional/:id/horarios: the free times of this moment, for open pages that heard of a change. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const wanted = new URL(request.url).searchParams;
  const few = wanted.has("proximo") ? 1 : wanted.has("primeiros") ? FIRST_DAYS : undefined;
  const times = await loadFreeTimes(getServices(context).queryAsVisitor, params.id, Date.now(), few);
  const answer = !times ? null : wanted.has("proximo") ? nextTime(times) : few ? firstTimes(times) : times;
  return Response.json(answer, { status: times ? 200 : 404, headers: { "Cache-Control": "no-store" } });
}

/** In a card's words. */
function nextTime({ slots: [next], zone, now }: FreeTimes) {
  return next ? nextTimeLabel(next.startsAt, zone, now) : null;
}
