import { formatTime } from "#app/shared/formats.ts";
import { dayIn, isSameClock } from "#app/shared/time-zones.ts";
import { zonePlace } from "#app/shared/zone-place.ts";

/** "segunda-feira, 16 de novembro de 2026, às 14:30" */
export function formatWhen(startsAt: Date, zone: string) {
  const day = startsAt.toLocaleDateString("pt-BR", { dateStyle: "full", timeZone: zone });
  return `${day}, às ${formatTime(startsAt, zone)}`;
}

/** "seg., 16 de nov., 14:30", for lists. */
export function formatWhenShort(startsAt: Date, zone: string) {
  const day = startsAt.toLocaleDateString("pt-BR", {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: zone,
  });
  return `${day}, ${formatTime(startsAt, zone)}`;
}

/** The same moment on the other's clock, when that clock shows something else: "17:30 em Lisbon, terça-feira". */
export function formatElsewhere(startsAt: Date, zone: string, otherZone: string | null | undefined) {
  if (!otherZone || isSameClock(startsAt.getTime(), zone, otherZone)) return undefined;
  const isSameDay = dayIn(startsAt.getTime(), zone) === dayIn(startsAt.getTime(), otherZone);
  const weekday = startsAt.toLocaleDateString("pt-BR", { weekday: "long", timeZone: otherZone });
  return `${formatTime(startsAt, otherZone)}${isSameDay ? "" : ` de ${weekday}`}, no horário de ${zonePlace(otherZone)}`;
}
