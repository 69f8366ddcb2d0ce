import { formatReais } from "#app/shared/formats.ts";
import { type Modality, modalityLabel } from "./labels.ts";

/** What somebody can be booked for. Without a modality one attends as the profile says. */
export type Service = { id: string; name: string; minutes: number; modality?: "presencial" | "online"; fee?: number };

/** How somebody may be booked, as the column `booking_rules` keeps it: what is not there is as for everybody. */
export type BookingRules = {
  /** Minutes between two appointments. */
  buffer?: number;
  /** Minutes from now until the first time that can be asked for: nobody is surprised by a patient at the door. */
  notice?: number;
  /** Days that can be booked, today among them. */
  horizon?: number;
  /** Whether who asks has the time at once. */
  confirms?: boolean;
  /** The first is the usual one, which cards and profiles show times for. */
  services?: readonly Service[];
};

/** As directory.free_slots has them: supabase/tests/appointments/availability.test.ts compares the two. */
export const everybodysRules = { buffer: 0, notice: 120, horizon: 56 };
export const MAX_HORIZON = 90;

/** How long an appointment may be, as it is typed. */
export function isMinutes(typed: string) {
  return /^\d{1,3}$/.test(typed) && Number(typed) >= 10 && Number(typed) <= 240;
}

/** "50 min · Online · R$ 200" */
export function describeService({ minutes, modality, fee }: Service) {
  return [
    describeMinutes(minutes),
    modality && modalityLabel(modality as Modality),
    fee !== undefined && formatReais(fee),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** "50 min", "1h", "1h20" */
function describeMinutes(minutes: number) {
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}h${rest ? String(rest).padStart(2, "0") : ""}`;
}
