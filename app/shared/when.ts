import { formatTime, instantFormat } from "./formats.ts";
import { dayIn, isSameClock } from "./time-zones.ts";

/** How moments and days are told to people, wherever a page, the panel or an email does. */

const dayAndMonth = instantFormat({ day: "numeric", month: "long" });
const longWeekday = instantFormat({ weekday: "long" });

/** "terça, 17 de novembro, às 14h20". Without the year: nothing is booked, or kept, for as long as one. */
export function formatWhen(at: Date | number, zone: string) {
  return `${formatDay(dayIn(Number(at), zone))}, ${atTime(at, zone)}`;
}

/** "às 14h20", "à 1h" */
export function atTime(at: Date | number, zone: string) {
  return atWords(formatTime(at, zone));
}

/** The same of a time in words. */
export const atWords = (time: string) => `${time.startsWith("1h") ? "à" : "às"} ${time}`;

/** "2026-11-17" → "terça, 17 de novembro" */
export function formatDay(day: string) {
  return `${weekday(day)}, ${dayOfMonth(day)}`;
}

/** "2026-11-17" → "17 de novembro" */
export function dayOfMonth(day: string) {
  return dayAndMonth(noonOf(day), "UTC").replace(/^1 /, "1º ");
}

/** "2026-11-17" → "toda terça", "2026-11-21" → "todo sábado" */
export function everyWeekday(day: string) {
  const name = weekday(day);
  return `${name.endsWith("o") ? "todo" : "toda"} ${name}`;
}

/** "terça": nobody says "terça-feira" of a day that is near. */
export function weekday(day: string) {
  return longWeekday(noonOf(day), "UTC").replace("-feira", "");
}

const noonOf = (day: string) => Date.parse(`${day}T12:00:00Z`);

/** The same moment on the other's clock, when that clock shows something else: "17h30 de terça, no horário de Lisboa". */
export function formatElsewhere(at: Date, zone: string, otherZone: string | null | undefined) {
  if (!otherZone || isSameClock(at.getTime(), zone, otherZone)) return undefined;
  const otherDay = dayIn(at.getTime(), otherZone);
  const isSameDay = dayIn(at.getTime(), zone) === otherDay;
  return `${formatTime(at, otherZone)}${isSameDay ? "" : ` de ${weekday(otherDay)}`}, ${inZone(otherZone)}`;
}

/** "no horário de Brasília": how Brazilians call the clocks that a zone stands for. */
export function inZone(zone: string) {
  return `no horário de ${zonePlace(zone)}`;
}

/** The same as a sentence of its own. */
export function zoneNote(zone: string) {
  return `No horário de ${zonePlace(zone)}.`;
}

function zonePlace(zone: string) {
  const place = zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone;
  return PLACES[place] ?? place;
}

const PLACES: Record<string, string> = {
  "Sao Paulo": "Brasília",
  Noronha: "Fernando de Noronha",
  Cuiaba: "Cuiabá",
  Belem: "Belém",
  Maceio: "Maceió",
  Araguaina: "Araguaína",
  Santarem: "Santarém",
  Eirunepe: "Eirunepé",
  Bahia: "Salvador",
  Lisbon: "Lisboa",
  "New York": "Nova York",
  London: "Londres",
  Berlin: "Berlim",
  Rome: "Roma",
  Brussels: "Bruxelas",
  Tokyo: "Tóquio",
  Asuncion: "Assunção",
  Montevideo: "Montevidéu",
};
