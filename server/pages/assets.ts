import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import type { MiddlewareHandler } from "hono";
import { chooseEncoding, compress, type Encoding, isCompressible } from "./compression.ts";

type Asset = {
  type: string;
  etag: string;
  cacheControl: string;
  bodies: Record<Encoding, Buffer | undefined>;
};

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

/** The built files, held in memory: a rebuild under a running server cannot mix two versions. */
export async function loadAssets(folder: string): Promise<Map<string, Asset>> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.includes(`${sep}.vite`));
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).filter((path) => !/\.(br|gz|map)$/.test(path));
  const assets = await Promise.all(
    paths.map(async (path) => [`/${relative(folder, path).split(sep).join("/")}`, await loadAsset(path)] as const),
  );
  return new Map(assets);
}

/** Written beside the files once after a build, at the best quality, which is too slow for every start. */
export async function compressAssets(folder: string, write: (path: string, body: Buffer) => Promise<void>) {
  for (const [path, asset] of await loadAssets(folder)) {
    const body = asset.bodies.identity;
    if (!body || !isCompressible(asset.type)) continue;
    await write(join(folder, `${path}.br`), await compress(body, "br", 11));
    await write(join(folder, `${path}.gz`), await compress(body, "gzip", 9));
  }
}

export function serveAssets(assets: Map<string, Asset>): MiddlewareHandler {
  return async (c, next) => {
    const asset = assets.get(c.req.path);
    if (!asset || (c.req.method !== "GET" && c.req.method !== "HEAD")) return next();
    const headers = { "Cache-Control": asset.cacheControl, ETag: asset.etag, Vary: "Accept-Encoding" };
    if (c.req.header("If-None-Match") === asset.etag) return c.body(null, 304, headers);
    const wanted = chooseEncoding(c.req.header("Accept-Encoding"));
    const encoding = asset.bodies[wanted] ? wanted : "identity";
    const body = asset.bodies[encoding] ?? Buffer.alloc(0);
    const content = c.req.method === "HEAD" ? null : new Uint8Array(body);
    const length = { "Content-Type": asset.type, "Content-Length": String(body.byteLength) };
    return new Response(content, {
      headers: { ...headers, ...length, ...(encoding !== "identity" && { "Content-Encoding": encoding }) },
    });
  };
}

async function loadAsset(path: string): Promise<Asset> {
  const sibling = (suffix: string) => readFile(path + suffix).catch(() => undefined);
  const [identity, br, gzip] = await Promise.all([readFile(path), sibling(".br"), sibling(".gz")]);
  return {
    type: types[extname(path)] ?? "application/octet-stream",
    etag: `"${createHash("sha256").update(identity).digest("base64url").slice(0, 20)}"`,
    // Names under assets/ carry a hash of their content.
    cacheControl: path.includes(`${sep}assets${sep}`) ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    bodies: { identity, br, gzip },
  };
}
