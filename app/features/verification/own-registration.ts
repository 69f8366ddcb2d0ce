/** How the own registration stands with the operators. */
export type OwnRegistration = {
  registration: string | null;
  specialty: string | null;
  verifiedAt: string | null;
  /** After a refusal: until then the profile stays listed; it has passed where nothing was found in the register. */
  deadline: string | null;
  /** Since when another profile has the same registration: this one is not listed until somebody has looked. */
  contestedAt: string | null;
  /** What of the registration keeps the profile out of the search now. */
  problem: "unknown_form" | "refused" | "no_rqe" | null;
  /** Of a psychiatrist who has not given the RQE: until when the profile is listed without it. */
  rqeEnd: string | null;
  latest: {
    state: "waiting" | "confirmed" | "not_found" | "differs";
    cause: "new" | "changed" | "yearly" | "again" | "contested";
    askedAt: string;
    decidedAt: string | null;
    reason: string | null;
  } | null;
  cards: number;
};

export type RegistrationStatus = "missing" | "draft" | "waiting" | "confirmed" | "refused";

export function statusOf({ registration, verifiedAt, latest, problem }: OwnRegistration): RegistrationStatus {
  if (!registration) return "missing";
  if (problem === "unknown_form") return "draft";
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
