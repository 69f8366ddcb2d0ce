import type { HttpBindings } from "@hono/node-server";
import type { Context, Handler } from "hono";
import type { PageServices, Resource } from "#app/public/page.ts";
import type { Failure, Website } from "#app/public/website.ts";
import type { Site } from "#app/shared/site.ts";
import { isDatabaseAway, isDatabaseBusy, withTimeout } from "../database/database-away.ts";
import { clientAddress } from "../http/client-address.ts";
import { failurePage } from "../http/failure-page.ts";
import { networkOf } from "../http/network.ts";
import { BodyError } from "../http/read-body.ts";
import { Answer, encodingFor, isKnown, sentHeaders } from "./answer.ts";
import { chooseEncoding, type Encoding } from "./compression.ts";
import type { TurnTaking } from "./limit-reading.ts";
import type { PageCache } from "./page-cache.ts";
import { BadForm, readForm } from "./read-form.ts";

type Deps = {
  /** From the build, or from Vite, which may have a newer one for every request. */
  website: () => Website | Promise<Website>;
  site: Site;
  /** For one request: its questions go to the database together. */
  services: () => PageServices;
  cache: PageCache;
  inTurn: TurnTaking;
  policy: string;
  origin: () => string;
  proxies: number;
  /** Whoever develops sees the reason of a failure in the page. */
  showsDetails: boolean;
  onMade(isHit: boolean): void;
};

type Asked = { website: Website; address: string; encoding: Encoding; lastKept?: () => Answer | undefined };

/** Long enough that an outage does not cost a question for every visitor. */
const staleFor = { seconds: 2 };

/** Every address of the website: kept page → loader → React rendered to text → document → kept, sent. */
export function servePages(deps: Deps): Handler {
  const { cache, inTurn, services, site, policy, origin, proxies, onMade } = deps;

  async function find(address: string, encoding: Encoding) {
    const { answer, isHit } = await cache.get(address, Date.now(), () => make(address, encoding));
    onMade(isHit);
    return answer;
  }

  /** Only the address goes in, under our own origin: no header of one visitor can shape another's page. */
  async function make(address: string, encoding: Encoding) {
    const website = await deps.website();
    const request = { url: urlOf(address), params: {}, services: patient(services()) };
    const lastKept = () => cache.stale(address);
    return guarded({ website, address, encoding, lastKept }, () => website.get(request, site));
  }

  async function act(c: Context, address: string, form: FormData, encoding: Encoding) {
    const website = await deps.website();
    const { incoming } = c.env as HttpBindings;
    const visitor = networkOf(clientAddress(incoming, proxies));
    const wantsJson = c.req.header("Accept") === "application/json";
    const request = { url: urlOf(address), params: {}, services: services(), form, visitor };
    return guarded({ website, address, encoding }, () => website.post(request, site, wantsJson));
  }

  // Put together, not resolved: "//exemplo.com" is a path of ours, too.
  const urlOf = (address: string) => new URL(origin() + address);

  /**
   * What fails is answered, too: with the last kept page while the database is away or too busy, or with a page that says
   * so. Whoever sent a form is always told: the page it is on would look as if all were well.
   */
  async function guarded({ website, address, encoding, lastKept }: Asked, work: () => Promise<Resource>) {
    try {
      return new Answer(await work(), policy, encoding);
    } catch (error) {
      const isPassing = isDatabaseAway(error) || isDatabaseBusy(error);
      const stale = isPassing ? lastKept?.() : undefined;
      if (stale) return stale.changed(markStale, { ...staleFor, tags: stale.cache?.tags ?? [] }, policy, encoding);
      services().reportError(error);
      return new Answer(failure(website, isPassing ? "unavailable" : "crash", address, error), policy, encoding);
    }
  }

  function failure(website: Website, kind: Failure, address: string, error: unknown) {
    const [path = ""] = address.split("?");
    const details = deps.showsDetails && error instanceof Error ? error.stack : undefined;
    return website.fail(kind, path, site, details);
  }

  return async (c) => {
    const { method } = c.req;
    const website = await deps.website();
    const { address, fields } = website.accepted(addressOf(c.req.url));
    const chosen = chooseEncoding(c.req.header("Accept-Encoding"));
    if (method === "GET" || method === "HEAD")
      return inTurn(c, async () => respond(c, await find(address, chosen), chosen));
    if (method !== "POST") return c.text("method not allowed\n", 405, { Allow: "GET, HEAD, POST" });
    try {
      // Before the turn, so that a slow sender keeps nobody waiting. Without fields the body stays unread.
      const form = await readForm(c.req.raw, fields ?? []);
      return await inTurn(c, async () => respond(c, await act(c, address, form, chosen), chosen));
    } catch (error) {
      if (error instanceof BadForm) return failurePage(c, 400);
      if (error instanceof BodyError) return failurePage(c, error.status);
      throw error;
    }
  };
}

function respond(c: Context, answer: Answer, chosen: Encoding) {
  if (isKnown(answer, c.req.header("If-None-Match")) && c.req.method !== "POST")
    return new Response(null, { status: 304, headers: sentHeaders(answer) });
  const encoding = encodingFor(answer, chosen);
  const body = answer.body(encoding);
  const content = c.req.method === "HEAD" ? null : (body as Uint8Array<ArrayBuffer>);
  return new Response(content, { status: answer.status, headers: sentHeaders(answer, encoding, body) });
}

/** Once: what is shown as old is itself kept for a moment. */
const markStale = (html: string) => html.replace(/<html (?!data-kept)/, '<html data-kept="stale" ');

/** The database is waited for so long, and not what is made of its answer: a picture takes its time on a busy machine. */
function patient(services: PageServices): PageServices {
  return {
    ...services,
    queryAsVisitor: (...question) => withTimeout(services.queryAsVisitor(...question)),
    queryCopyAsVisitor: (...question) => withTimeout(services.queryCopyAsVisitor(...question)),
  };
}

/** Path and query, as they were asked for: parsing the whole would cost as much as sending a page. */
function addressOf(url: string) {
  return url.slice(url.indexOf("/", url.indexOf("://") + 3));
}
