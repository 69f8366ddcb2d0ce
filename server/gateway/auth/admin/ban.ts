import { invalid } from "../auth-error.ts";
import { secondsFrom } from "../auth-service.ts";

const units: Record<string, number> = { ns: 1e-9, us: 1e-6, µs: 1e-6, ms: 1e-3, s: 1, m: 60, h: 3600 };

/** Go's way to write durations (`24h`, `1h30m`, `none`): until when an account stays out. */
export function bannedUntil(duration: string, now: Date) {
  if (duration === "none") return null;
  if (!/^(\d+(\.\d+)?(ns|us|µs|ms|s|m|h))+$/.test(duration) || duration.length > 40)
    throw invalid("invalid format for ban duration");
  let seconds = 0;
  for (const [, amount, unit] of duration.matchAll(/(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g))
    seconds += Number(amount) * (units[unit ?? ""] ?? 0);
  // A thousand years is as good as for ever, and still a date that the database takes.
  return secondsFrom(now, Math.min(seconds, 1000 * 365 * 86_400));
}
