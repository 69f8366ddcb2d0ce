import ICAL from "ical.js";
import { instantOf, knownZone } from "#app/shared/time-zones.ts";
import { type Block, readBlocks } from "./calendar-blocks.ts";
import { startNear, wallTime } from "./start-near.ts";

/** Instants in milliseconds. */
export type BusyTime = { startsAt: number; endsAt: number };

type Span = {
  /** Days without a time, and times without a zone, are of this one: the professional's. */
  zone: string;
  from: number;
  to: number;
  /** Events of these ids are our own, which came back from a calendar that follows our feed. */
  ownIds: readonly string[];
};

const DAY = 86_400_000;

/** No week has so many: whoever sends more means harm. */
const mostBusyTimes = 5_000;

/** When a calendar is busy, and nothing else of it: in order, without overlaps. Throws for what is no calendar. */
export function readBusyTimes(text: string, span: Span): BusyTime[] {
  const blocks = readBlocks(text);
  registerZones(text, blocks);
  const own = new Set(span.ownIds);
  const events = blocks
    .filter(({ name }) => name === "VEVENT")
    .flatMap((block) => componentOf(block) ?? [])
    .filter((event) => !own.has(String(event.getFirstPropertyValue("uid"))));
  const periods = blocks.filter(({ name }) => name === "VFREEBUSY").flatMap((block) => componentOf(block) ?? []);
  return merge([...expandEvents(events, span), ...periods.flatMap((block) => periodsOf(block, span))], span);
}

/** One that is broken is left out, and the others read. */
function componentOf({ name, lines }: Block) {
  try {
    const component = ICAL.Component.fromString(lines.join("\r\n"));
    // Of blocks that are closed in another order than they were begun the parser makes something without a name.
    return component.name === name.toLowerCase() ? component : undefined;
  } catch {
    return undefined;
  }
}

/** Names that the world knows mean what they mean to the rest of the product; others what the calendar says of them. */
function registerZones(text: string, blocks: readonly Block[]) {
  for (const block of blocks.filter(({ name }) => name === "VTIMEZONE")) {
    const component = componentOf(block);
    const tzid = component?.getFirstPropertyValue("tzid");
    if (component && tzid)
      ICAL.TimezoneService.register(new ICAL.Timezone({ component, tzid: String(tzid) }), String(tzid));
  }
  for (const [, tzid = ""] of text.replace(/\r?\n[ \t]/g, "").matchAll(/TZID="?([^":;,\r\n]+)/g)) {
    const zone = knownZone(tzid);
    if (zone) ICAL.TimezoneService.register(new KnownZone(zone), tzid);
  }
}

class KnownZone extends ICAL.Timezone {
  readonly #zone: string;

  constructor(zone: string) {
    super({ tzid: zone });
    this.#zone = zone;
  }

  /** In seconds, of what the zone's clocks show. */
  override utcOffset(time: ICAL.Time) {
    const wall = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute);
    return (wall - wallInstant(time, this.#zone)) / 1000;
  }
}

const two = (value: number) => String(value).padStart(2, "0");

function wallInstant({ year, month, day, hour, minute }: ICAL.Time, zone: string) {
  return instantOf(`${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`, `${two(hour)}:${two(minute)}`, zone);
}

function instantFrom(time: ICAL.Time, { zone }: Span) {
  if (!time.isDate && time.zone && time.zone.tzid !== "floating") return time.toUnixTime() * 1000;
  return wallInstant(time, zone) + (time.isDate ? 0 : time.second * 1000);
}

function* expandEvents(events: readonly ICAL.Component[], span: Span): Generator<BusyTime> {
  const byId = Map.groupBy(events, (event) => String(event.getFirstPropertyValue("uid")));
  for (const ofId of byId.values()) {
    const [changes, masters] = partition(ofId, (event) => event.hasProperty("recurrence-id"));
    const [following, single] = partition(changes, (event) => new ICAL.Event(event).modifiesFuture());
    for (const change of single) yield* attempt(() => oneTime(change, span));
    const changed = new Set(
      single.flatMap((change) => attempt(() => [instantFrom(new ICAL.Event(change).recurrenceId, span)])),
    );
    for (const master of masters) yield* attempt(() => series(master, following, changed, span));
  }
}

/** What an event without sense would have been is nothing. */
function attempt<T>(read: () => T[]): T[] {
  try {
    return read();
  } catch (error) {
    if (error instanceof TooManyTimes) throw error;
    return [];
  }
}

class TooManyTimes extends RangeError {
  constructor() {
    super("A calendar has too many times");
  }
}

function oneTime(component: ICAL.Component, span: Span): BusyTime[] {
  if (!isBusy(component)) return [];
  const event = new ICAL.Event(component);
  return [{ startsAt: instantFrom(event.startDate, span), endsAt: instantFrom(event.endDate, span) }];
}

function series(master: ICAL.Component, following: ICAL.Component[], changed: Set<number>, span: Span): BusyTime[] {
  const event = new ICAL.Event(master, { exceptions: following });
  if (!event.isRecurring()) return oneTime(master, span);
  const isLeftOut = exclusionsOf(master, span);
  const times: BusyTime[] = [];
  // Zones differ by a day at most. A change of all that follow may move any of them into the span.
  const earliest = following.length > 0 ? Number.NEGATIVE_INFINITY : span.from - 2 * DAY - lengthOf(event);
  const occurrences = event.iterator(startNear(master, event.startDate, earliest));
  for (let next = occurrences.next(); next; next = occurrences.next()) {
    // Before its zone is asked, which costs more than the step.
    if (wallTime(next) < earliest) continue;
    const startsAt = instantFrom(next, span);
    if (startsAt >= span.to) break;
    if (changed.has(startsAt) || isLeftOut(next, startsAt)) continue;
    const { startDate, endDate, item } = event.getOccurrenceDetails(next);
    const endsAt = instantFrom(endDate, span);
    if (endsAt > span.from && isBusy(item.component)) times.push({ startsAt: instantFrom(startDate, span), endsAt });
    if (times.length > mostBusyTimes) throw new TooManyTimes();
  }
  return times;
}

function lengthOf(event: ICAL.Event) {
  return Math.max(0, event.duration.toSeconds()) * 1000;
}

/** Read here: the library compares each time with one exclusion, and loses those after one that was never a time. */
function exclusionsOf(master: ICAL.Component, span: Span) {
  const given = master.getAllProperties("exdate").flatMap((property) => property.getValues() as ICAL.Time[]);
  master.removeAllProperties("exdate");
  const days = new Set(given.filter(({ isDate }) => isDate).map((time) => time.toString()));
  const instants = new Set(given.filter(({ isDate }) => !isDate).map((time) => instantFrom(time, span)));
  return (time: ICAL.Time, startsAt: number) => instants.has(startsAt) || days.has(time.toString().slice(0, 10));
}

/** "Livre" in Google, "Disponível" or "Trabalhando em outro lugar" in Outlook, and what was called off. */
function isBusy(event: ICAL.Component) {
  const word = (name: string) => String(event.getFirstPropertyValue(name) ?? "").toUpperCase();
  if (word("status") === "CANCELLED" || word("transp") === "TRANSPARENT") return false;
  return !["FREE", "WORKINGELSEWHERE"].includes(word("x-microsoft-cdo-busystatus"));
}

function periodsOf(component: ICAL.Component, span: Span): BusyTime[] {
  return component
    .getAllProperties("freebusy")
    .filter((property) => property.getFirstParameter("fbtype") !== "FREE")
    .flatMap((property) => property.getValues() as ICAL.Period[])
    .flatMap((period) =>
      attempt(() => [{ startsAt: instantFrom(period.start, span), endsAt: instantFrom(period.getEnd(), span) }]),
    );
}

/** What has gone on for longer begins a day before: not every year can be kept, and an evening stays whole at midnight. */
function merge(times: readonly BusyTime[], { from, to }: Span) {
  const merged: BusyTime[] = [];
  for (const { startsAt, endsAt } of times.toSorted((one, other) => one.startsAt - other.startsAt)) {
    const last = merged.at(-1);
    if (!(endsAt > startsAt) || endsAt <= from || startsAt >= to) continue;
    if (last && startsAt <= last.endsAt) last.endsAt = Math.min(to, Math.max(last.endsAt, endsAt));
    else merged.push({ startsAt: Math.max(from - DAY, startsAt), endsAt: Math.min(to, endsAt) });
  }
  if (merged.length > mostBusyTimes) throw new TooManyTimes();
  return merged;
}

function partition<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}
