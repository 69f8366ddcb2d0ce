import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import type { Context, MiddlewareHandler } from "hono";
import { isDatabaseAway } from "../../database/database-away.ts";
import { chooseEncoding, compressBest, type Encoding, isCompressible } from "../compression.ts";

export type Asset = {
  type: string;
  sha256: Buffer;
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer | undefined>>;
};
export type Assets = Map<string, Asset>;

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

const serviceWorker = "/sw.js";

/** The built files, held in memory: a rebuild under a running server cannot mix two versions. */
export async function loadAssets(folder: string): Promise<Assets> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.includes(`${sep}.vite`));
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).filter((path) => !/\.(br|gz|map)$/.test(path));
  const assets = await Promise.all(
    paths.map(async (path) => [`/${relative(folder, path).split(sep).join("/")}`, await loadAsset(path)] as const),
  );
  return new Map(assets);
}

/**
 * Written beside the files once after a build, at the best quality, which is too slow for every start. Files that the
 * `previous` build has too are compressed already: from one release to the next that is most of them.
 */
export async function compressAssets(folder: string, previous: string) {
  const known = await loadAssets(previous).catch((): Assets => new Map());
  for (const [path, { type, sha256, bodies }] of await loadAssets(folder)) {
    if (!isCompressible(type)) continue;
    const same = known.get(path);
    const { br, gzip } = same?.sha256.equals(sha256) ? same.bodies : bodies;
    await writeFile(join(folder, `${path}.br`), br ?? compressBest(bodies.identity, "br"));
    await writeFile(join(folder, `${path}.gz`), gzip ?? compressBest(bodies.identity, "gzip"));
  }
}

/** `findElsewhere`: of another version of the website; see published-assets.ts. */
export function serveAssets(
  own: Assets,
  findElsewhere: (path: string) => Promise<Asset | undefined>,
): MiddlewareHandler {
  return async (c, next) => {
    const { path, method } = c.req;
    if (method !== "GET" && method !== "HEAD") return next();
    const asset = own.get(path) ?? (path.startsWith("/assets/") ? await findElsewhere(path).catch(orAway) : undefined);
    if (asset === "away") return c.text("unavailable\n", 503, { "Retry-After": "10", "Cache-Control": "no-store" });
    return asset ? sendAsset(c, asset) : next();
  };
}

function orAway(error: unknown) {
  if (isDatabaseAway(error)) return "away" as const;
  throw error;
}

function sendAsset(c: Context, { type, sha256, bodies }: Asset) {
  const etag = `"${sha256.toString("base64url").slice(0, 20)}"`;
  const headers = {
    ...{ "Cache-Control": cacheControl(c.req.path), ETag: etag, Vary: "Accept-Encoding" },
    // What the service worker may ask for is said by its own file.
    ...(c.req.path === serviceWorker && { "Content-Security-Policy": "default-src 'none'; connect-src 'self'" }),
  };
  if (c.req.header("If-None-Match") === etag) return c.body(null, 304, headers);
  const accepted = c.req.header("Accept-Encoding") ?? "";
  // Files are there in brotli, which is the smallest, and gzip.
  const wanted = chooseEncoding(accepted.replace(/zstd/gi, ""));
  const encoding = bodies[wanted] ? wanted : "identity";
  const body = bodies[encoding] ?? bodies.identity;
  const content = c.req.method === "HEAD" ? null : new Uint8Array(body);
  const length = { "Content-Type": type, "Content-Length": String(body.byteLength) };
  return new Response(content, {
    headers: { ...headers, ...length, ...(encoding !== "identity" && { "Content-Encoding": encoding }) },
  });
}

function cacheControl(path: string) {
  // Names under assets/ carry a hash of their content.
  if (path.startsWith("/assets/")) return "public, max-age=31536000, immutable";
  return path === serviceWorker ? "no-cache" : "public, max-age=3600";
}

async function loadAsset(path: string): Promise<Asset> {
  const sibling = (suffix: string) => readFile(path + suffix).catch(() => undefined);
  const [identity, br, gzip] = await Promise.all([readFile(path), sibling(".br"), sibling(".gz")]);
  return {
    type: types[extname(path)] ?? "application/octet-stream",
    sha256: createHash("sha256").update(identity).digest(),
    bodies: { identity, br, gzip },
  };
}
