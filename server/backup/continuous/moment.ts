import { formatDateTime } from "#app/shared/formats.ts";
import { StartError } from "../../kernel/start-error.ts";

const minute = 60_000;

/**
 * The moment of an option such as `--until`: "2026-11-16T13:42" or "16/11/2026 às 13h42" is a time in Brasília, as an operator reads it on the
 * clock and on our answers; with a Z or an offset it is that one.
 */
export function readMoment(text: string, option = "--until") {
  const [, day, month, year, hour = "", minutes = "00"] =
    /^(\d\d)\/(\d\d)\/(\d{4})(?: às)? (\d{1,2})[h:](\d\d)?$/.exec(text) ?? [];
  const iso = year ? `${year}-${month}-${day}T${hour.padStart(2, "0")}:${minutes}` : text;
  const isPlain = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(iso);
  const time = new Date(isPlain ? `${iso}-03:00` : iso);
  if (Number.isNaN(+time)) throw new StartError(`${option} deve ser uma hora como 2026-11-16T13:42 (de Brasília).`);
  return time;
}

export const sayMoment = (time: Date) => `${formatDateTime(time)} (hora de Brasília)`;

/** The first whole minute that is not before: what is said can be asked for. */
export const sayBeginning = (time: Date) => sayMoment(new Date(Math.ceil(+time / minute) * minute));
