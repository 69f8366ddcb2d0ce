import { clsx } from "clsx";
import { isUsualClock } from "#app/shared/time-zones.ts";
import { zoneNote } from "#app/shared/when.ts";

type ZoneNoteProps = { zone: string; now: number; place: "before" | "after"; className?: string };

/** Whose clock times are on. One that most of the country does not live by is said before them, the usual one after. */
export function ZoneNote({ zone, now, place, className }: ZoneNoteProps) {
  const isBefore = place === "before";
  if (isUsualClock(now, zone) === isBefore) return null;
  return (
    <p className={clsx("text-sm", isBefore ? "font-semibold" : "text-muted-foreground", className)}>{zoneNote(zone)}</p>
  );
}
