import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { decodeBase32, encodeBase32 } from "./base32.ts";

const period = 30;

export function generateSecret() {
  return encodeBase32(randomBytes(20));
}

/** RFC 6238 with what every app assumes: SHA-1, six digits, thirty seconds. */
export function totpCode(secret: string, step: number) {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", decodeBase32(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

export function stepAt(now: Date) {
  return Math.floor(now.getTime() / 1000 / period);
}

/** The step that the code belongs to: now, or one before or after, for clocks that differ. */
export function matchingStep(secret: string, code: string, now: Date) {
  if (!/^\d{6}$/.test(code)) return undefined;
  const given = Buffer.from(code);
  let match: number | undefined;
  for (const step of [-1, 0, 1].map((skew) => stepAt(now) + skew))
    if (timingSafeEqual(given, Buffer.from(totpCode(secret, step)))) match = step;
  return match;
}

/** What the QR code says to the app. */
export function totpUri(secret: string, issuer: string, account: string) {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = `algorithm=SHA1&digits=6&issuer=${encodeURIComponent(issuer)}&period=${period}&secret=${secret}`;
  return `otpauth://totp/${label}?${query}`;
}
