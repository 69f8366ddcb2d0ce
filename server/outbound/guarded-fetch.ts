import { lookup as lookUp } from "node:dns/promises";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { request as requestPlain } from "node:http";
import { type RequestOptions, request as requestSecure } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { brand } from "#app/shared/brand.ts";
import { isPublicAddress } from "./public-address.ts";

/**
 * Gets an address that somebody else chose. Only HTTPS on its own port, only machines of the public internet, a few
 * redirects that are held to the same, and bounded in time and size: the server must not become anybody's way into its
 * own network, nor wait for them.
 */
export function createGuardedFetch({ resolve, isPublic, protocol }: Internet = theInternet) {
  return async function guardedFetch(address: string, options: Options): Promise<Answer> {
    const signal = AbortSignal.any([
      AbortSignal.timeout(options.timeLimit),
      ...(options.signal ? [options.signal] : []),
    ]);
    try {
      let url = readAddress(address);
      for (let hop = 0; hop <= options.redirects; hop++) {
        const message = await send(url, options.headers, signal);
        const target = redirectOf(message);
        if (!target) return await receive(message, options.maxBytes);
        message.destroy();
        url = readAddress(target, url);
      }
    } catch (error) {
      if (error instanceof FetchRefusal) throw error;
      throw new FetchRefusal(signal.aborted ? "slow" : isUnknown(error) ? "unknown" : "unreachable", { cause: error });
    }
    throw new FetchRefusal("redirects");
  };

  function readAddress(address: string, base?: URL) {
    const url = URL.parse(address, base);
    if (url?.protocol !== protocol || url.username || url.password) throw new FetchRefusal("address");
    // A server of tests has a port of its own; of the internet's, those that are not for the web are nobody's business.
    if (protocol === "https:" && url.port) throw new FetchRefusal("address");
    const host = url.hostname.replace(/^\[|\]$/g, "");
    // What is an address already is never looked up.
    if (isIP(host) && !isPublic(host)) throw new FetchRefusal("private");
    return url;
  }

  function send(url: URL, headers: Record<string, string>, signal: AbortSignal) {
    const request = protocol === "https:" ? requestSecure : requestPlain;
    const settings: RequestOptions = {
      headers: { "accept-encoding": "identity", "user-agent": brand.name, ...headers },
      lookup,
      signal,
      // A connection of its own, made to the address that was looked at just now.
      agent: false,
      maxHeaderSize: 16 * 1024,
    };
    return new Promise<IncomingMessage>((answer, fail) => {
      const sent = request(url, settings, answer);
      sent.on("error", fail);
      sent.end();
    });
  }

  /** The socket connects to what was judged here: a name that changes its mind afterwards changes nothing. */
  function lookup(...[host, options, done]: Parameters<LookupFunction>) {
    resolve(host).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => isPublic(address))) done(new FetchRefusal("private"), "", 0);
        else if (options.all) done(null, found);
        else done(null, first.address, first.family);
      },
      (error) => done(error, "", 0),
    );
  }
}

/** What is reached and how; tests have a small internet of their own. */
export type Internet = {
  resolve(host: string): Promise<{ address: string; family: number }[]>;
  isPublic(address: string): boolean;
  protocol: "https:" | "http:";
};

const theInternet: Internet = {
  resolve: (host) => lookUp(host, { all: true }),
  isPublic: isPublicAddress,
  protocol: "https:",
};

type Options = {
  headers: Record<string, string>;
  /** For everything together, in milliseconds. */
  timeLimit: number;
  maxBytes: number;
  redirects: number;
  signal?: AbortSignal;
};

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
export type GuardedFetch = ReturnType<typeof createGuardedFetch>;

type Reason = "address" | "private" | "redirects" | "slow" | "huge" | "unreachable" | "unknown";

export class FetchRefusal extends Error {
  override name = "FetchRefusal";
  readonly reason: Reason;

  constructor(reason: Reason, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

/** Nobody has that name. */
function isUnknown(error: unknown) {
  return error instanceof Error && "code" in error && error.code === "ENOTFOUND";
}

function redirectOf({ statusCode, headers }: IncomingMessage) {
  return [301, 302, 303, 307, 308].includes(Number(statusCode)) ? headers.location : undefined;
}

async function receive(message: IncomingMessage, maxBytes: number): Promise<Answer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message) {
    size += chunk.length;
    // Leaving the loop destroys the connection.
    if (size > maxBytes) throw new FetchRefusal("huge");
    chunks.push(chunk);
  }
  return { status: Number(message.statusCode), headers: message.headers, body: Buffer.concat(chunks) };
}
