import { robotWords } from "./robots.ts";

/** What a page tells of itself: somebody saw a profile, or used one of its contacts. */
export type Visit = { professional: string; kind: "view" | "whatsapp" | "email"; account: string | null };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const KINDS = new Set(["view", "whatsapp", "email"]);

/** Undefined for anything that none of our pages sends. */
export function readVisit(body: string): Visit | undefined {
  if (body.length > 300) return undefined;
  try {
    const { p, k, u } = JSON.parse(body) as Record<string, unknown>;
    if (typeof p !== "string" || !UUID.test(p) || typeof k !== "string" || !KINDS.has(k)) return undefined;
    const account = typeof u === "string" && UUID.test(u) ? u : null;
    return { professional: p, kind: k as Visit["kind"], account };
  } catch {
    return undefined;
  }
}

/** Programs that say so, pages that nobody looks at yet, and other sites' scripts. */
export function isNoVisitor(headers: Headers) {
  const agent = headers.get("User-Agent") ?? "";
  if (agent.length < 20 || robotWords.test(agent)) return true;
  if (/prefetch|prerender/.test(headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? "")) return true;
  const site = headers.get("Sec-Fetch-Site");
  return site !== null && site !== "same-origin";
}
