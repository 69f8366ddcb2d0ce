import { formatTime } from "#app/shared/formats.ts";
import { dayIn, isSameClock } from "#app/shared/time-zones.ts";

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

/** "America/Sao_Paulo" → "São Paulo": how Brazilians call the clocks that a zone stands for. */
export function zonePlace(zone: string) {
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
  "Rio Branco": "Rio Branco",
  Lisbon: "Lisboa",
  "New York": "Nova York",
  London: "Londres",
};
