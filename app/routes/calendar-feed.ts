import { calendarType, writeCalendar } from "#app/features/appointments/calendar.ts";
import { loadCalendarFeed } from "#app/features/appointments/calendar-feed.server.ts";
import { privateHeaders } from "#app/features/appointments/private-headers.ts";
import { getServices } from "#app/shared/server-context.ts";
import type { Route } from "./+types/calendar-feed.ts";

/** /agenda/:token.ics: a professional's own appointments, for calendar programs. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const feed = await loadCalendarFeed(getServices(context).queryAsVisitor, params.feed);
  if (!feed) throw new Response(null, { status: 404, headers: privateHeaders });
  return new Response(writeCalendar(feed.name, feed.entries), {
    headers: { ...privateHeaders, "Content-Type": calendarType },
  });
}
