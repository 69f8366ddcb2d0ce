import { calendarType, writeCalendar } from "#app/features/appointments/calendars/calendar.ts";
import { loadCalendarFeed } from "#app/features/appointments/calendars/calendar-feed.server.ts";
import { type PageRequest, type Resource, text } from "../page.ts";

/** /agenda/:token.ics: a professional's own appointments, for calendar programs. */
export async function calendarFeed({ params: { token: file = "" }, services }: PageRequest): Promise<Resource> {
  const feed = await loadCalendarFeed(services.queryAsVisitor, file);
  if (!feed) return text("", { status: 404 });
  return { type: calendarType, body: writeCalendar(feed.name, feed.entries) };
}
