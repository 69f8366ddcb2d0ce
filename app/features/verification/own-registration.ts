/** How the own registration stands with the operators. */
export type OwnRegistration = {
  registration: string | null;
  verifiedAt: string | null;
  /** After a refusal: until then the profile stays listed. */
  deadline: string | null;
  /** Since when another profile has the same registration: this one is not listed until somebody has looked. */
  contestedAt: string | null;
  latest: {
    state: "waiting" | "confirmed" | "not_found" | "differs";
    cause: "new" | "changed" | "yearly" | "again" | "contested";
    askedAt: string;
    decidedAt: string | null;
    reason: string | null;
  } | null;
  cards: number;
};

export type SubscriptionStatus = "missing" | "waiting" | "confirmed" | "refused";

export function statusOf({ registration, verifiedAt, latest }: OwnRegistration): SubscriptionStatus {
  if (!registration) return "missing";
  if (latest?.state === "waiting") return "waiting";
  if (latest?.state === "not_found" || latest?.state === "differs") return "refused";
  return verifiedAt ? "confirmed" : "waiting";
}

const MEGABYTE = 1024 * 1024;
const TYPES: Record<string, string> = { "image/jpeg": "jpg", "image/png": "png", "image/webp": "webp" };

export const CARD_TYPES = Object.keys(TYPES).join(",");

/** What the council card's file becomes, or why it cannot be sent. */
export function readCardFile({ type, size }: { type: string; size: number }) {
  const ending = TYPES[type];
  if (!ending) return { error: "Envie uma foto em JPEG, PNG ou WebP." };
  if (size > 5 * MEGABYTE) return { error: "A foto passa de 5 MB. Envie uma menor." };
  return { ending };
}
