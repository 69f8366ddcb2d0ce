import { bookingHref } from "#app/features/availability/booking-href.ts";
import type { CardTimes as Times } from "#app/features/availability/card-times.ts";

/**
 * The next free times on a card, each a way to book it: one line on phones, columns where there is room. A day and its
 * times are one paragraph, so that a link needs no words of its own. Replaced in an open page when they change.
 */
export function CardTimes({ id, times: { days, zone } }: { id: string; times: Times }) {
  return (
    <>
      {days.map(({ label, times }) => (
        <p key={label} className="result-day">
          <b>{label}</b>
          {times.map((time) => (
            <a key={time.startsAt} href={bookingHref(id, time.startsAt)} className="time-choice">
              {time.label}
            </a>
          ))}
        </p>
      ))}
      {zone && <small className="result-zone">{zone}</small>}
    </>
  );
}
