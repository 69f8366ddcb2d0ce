import { FIRST_DAYS, firstTimes } from "#app/features/availability/first-times.ts";
import { loadFreeTimes } from "#app/features/availability/load-free-times.server.ts";
import { getServices } from "#app/shared/server-context.ts";
import type { Route } from "./+types/free-times.ts";

/** /profissional/:id/horarios: the free times of this moment, for open pages that heard of a change. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const asksForFirst = new URL(request.url).searchParams.has("primeiros");
  const { queryAsVisitor } = getServices(context);
  const times = await loadFreeTimes(queryAsVisitor, params.id, Date.now(), asksForFirst ? FIRST_DAYS : undefined);
  const answer = times && asksForFirst ? firstTimes(times) : (times ?? null);
  return Response.json(answer, { status: times ? 200 : 404, headers: { "Cache-Control": "no-store" } });
}
