import { formatTime } from "#app/shared/formats.ts";
import { dayIn, isUsualClock, weekdayOf } from "#app/shared/time-zones.ts";
import { atWords, inZone } from "#app/shared/when.ts";
import { bookingHref } from "./booking-href.ts";
import { dayLabel } from "./free-times.ts";
import { type Availability, freeSlotDays, type Span } from "./slots.ts";

/** The first free times as a card shows them, in words. */
export type CardTimes = {
  days: { label: string; long: string; times: { startsAt: number; label: string }[] }[];
  /** "no horário de Manaus": where it is not the one that most of the country lives by. */
  zone: string | null;
};

const DAYS = 3;
const TIMES = 3;

/** No days when nothing is free in the next weeks. `asked`: the days and periods of a search. */
export function cardTimes(availability: Availability, now: number, asked?: Span): CardTimes {
  const { zone } = availability;
  const today = dayIn(now, zone);
  const days = freeSlotDays(availability, now, { ...asked, mostDays: DAYS, mostOfDay: TIMES }).map(
    ({ day, slots }) => ({
      ...dayWords(day, today),
      times: slots.map(({ startsAt }) => ({ startsAt, label: formatTime(startsAt, zone) })),
    }),
  );
  return { days, zone: isUsualClock(now, zone) ? null : inZone(zone) };
}

/** The next days are the same on every card, and naming them anew was a third of what its times cost. */
const named = new Map<string, { label: string; long: string }>();
const MOST_NAMED = 1_000;

function dayWords(day: string, today: string) {
  const key = today + day;
  const known = named.get(key) ?? { label: shortDay(day, today), long: dayLabel(day, today) };
  if (named.size >= MOST_NAMED) named.clear();
  named.set(key, known);
  return known;
}

/** "hoje, 14h30", where another clock is meant with its name; undefined when nothing is free. */
export function firstTime(times: CardTimes | null | undefined) {
  const [first] = times?.days ?? [];
  return first && [`${first.label}, ${first.times[0]?.label}`, times?.zone].filter(Boolean).join(" ");
}

/**
 * The same as HTML: one line on phones, columns where there is room. A link says by itself when and with whom, in an
 * attribute: screen readers list links without what stands around them. Not drawn by React, which would take as long for
 * the times as for the rest of a page of cards. But for the name all of it is ours: words, digits, and an id that the
 * database keeps as one.
 */
export function cardTimesHtml(id: string, name: string, { days, zone }: CardTimes) {
  const withWhom = `com ${escapeText(name)}`;
  const ofDays = days.map(({ label, long, times }) => {
    const links = times.map(
      ({ startsAt, label }) =>
        `<a href="${bookingHref(id, startsAt)}" aria-label="Agendar ${long}, ${atWords(label)}, ${withWhom}">${label}</a>`,
    );
    // On paper "amanhã" is some other day (print.css).
    const date = /\d/.test(label) ? "" : ` data-date="${long.split(", ")[1]}"`;
    return `<p class="result-day"><b${date}>${label}</b>${links.join("")}</p>`;
  });
  return ofDays.join("") + (zone ? `<small class="result-zone">${zone}</small>` : "");
}

const ESCAPED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeText = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? "");

const WEEKDAYS = ["dom.", "seg.", "ter.", "qua.", "qui.", "sex.", "sáb."];

/** "hoje", "amanhã", "ter. 17/11": short enough for a column. */
export function shortDay(day: string, today: string) {
  if (day === today) return "hoje";
  if (Date.parse(day) - Date.parse(today) === 86_400_000) return "amanhã";
  return `${WEEKDAYS[weekdayOf(day)]} ${day.slice(8)}/${day.slice(5, 7)}`;
}
