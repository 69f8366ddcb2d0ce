import type { IncomingHttpHeaders } from "node:http";
import { readOrigins } from "#app/features/statistics/origins.ts";
import { isUuid } from "#app/shared/ids.ts";

/** What a page tells of itself: somebody saw a profile, or used one of its contacts. */
export type Visit = {
  professional: string;
  kind: "view" | "whatsapp" | "email";
  account: string | null;
  /** Of a view: from which page of ours, and by which filters. */
  origins: readonly string[];
};

/** Kind, profile, perhaps the account of who is signed in, and of a view where it came from: all of it in the address, so that no body is read. */
const QUERY = /\?k=(view|whatsapp|email)&p=([0-9a-f-]{36})(?:&u=([0-9a-f-]{36}))?(?:&o=([\w%/.-]{0,300}))?$/;
/** Undefined for anything that none of our pages sends. */
export function readVisit(address: string): Visit | undefined {
  const [, kind, professional = "", account, told] = QUERY.exec(address) ?? [];
  if (!isUuid(professional) || (account && !isUuid(account))) return undefined;
  return { professional, kind: kind as Visit["kind"], account: account ?? null, origins: originsOf(kind, told) };
}

function originsOf(kind: string | undefined, told: string | undefined) {
  // A page that was kept from before tells nothing.
  if (kind !== "view" || told === undefined) return [];
  try {
    return readOrigins(decodeURIComponent(told));
  } catch {
    return [];
  }
}

/** Words by which programs name themselves in their User-Agent. No browser of a person carries one. */
const words = [
  "bot\\b|bot[/;_-]|crawl|spider|slurp|headless|phantom|puppeteer|playwright|selenium|lighthouse|pagespeed",
  "facebookexternalhit|^whatsapp|^telegram|embedly|uptime|pingdom|curl|wget|python|java/|okhttp|go-http",
  "node-fetch|undici|axios|libwww|httpclient|scrapy|archiver|validator|feedfetcher|mediapartners|google-|bingpreview",
];

const robotWords = new RegExp(words.join("|"), "i");

const robots = new Map<string, boolean>();

/** Few browsers name themselves in their own way, and the words are looked for longest where there are none. */
function isRobot(agent: string) {
  const known = robots.get(agent) ?? (agent.length < 20 || robotWords.test(agent));
  if (robots.size > 2_000) robots.clear();
  robots.set(agent, known);
  return known;
}

/** Programs that say so, pages that nobody looks at yet, and other sites' scripts. */
export function isNoVisitor(headers: IncomingHttpHeaders) {
  if (isRobot(headers["user-agent"] ?? "")) return true;
  if (/prefetch|prerender/.test(String(headers["sec-purpose"] ?? headers.purpose ?? ""))) return true;
  const site = headers["sec-fetch-site"];
  return site !== undefined && site !== "same-origin";
}
