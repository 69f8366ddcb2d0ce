import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createInstallation } from "../../backup/testing/installation.ts";
import { balance } from "../../testing/balance.ts";
import { buildReleases, type Releases } from "../../testing/build-releases.ts";
import { productionSettings } from "../../testing/production-settings.ts";
import { runServer } from "../../testing/run-server.ts";
import { decompress, type Encoding } from "../compression.ts";
import { loadAssets, serveAssets } from "./assets.ts";
import { publishAssets } from "./published-assets.ts";

/** Two releases of the website on one database: at the same time, and one after the other. */
let releases: Releases;
let installation: Awaited<ReturnType<typeof createInstallation>>;
/** The files of each release, by their path. */
let files: Record<"first" | "second", Map<string, Buffer>>;
beforeAll(async () => {
  [releases, installation] = await Promise.all([buildReleases(), createInstallation("migrated")]);
  files = { first: await readAssets(releases.first), second: await readAssets(releases.second) };
});
beforeEach(() => installation.owner`delete from website.assets`);
afterAll(() => Promise.all([releases, installation].map((one) => one?.[Symbol.asyncDispose]())));

async function readAssets(build: string) {
  const folder = join(build, "client/assets");
  const names = (await readdir(folder)).filter((name) => !/\.(br|gz)$/.test(name));
  const read = async (name: string) => [`/assets/${name}`, await readFile(join(folder, name))] as const;
  return new Map(await Promise.all(names.map(read)));
}

const start = async (build: string) => {
  const { databaseUrl, dataDir } = installation;
  const server = await runServer({
    ...productionSettings,
    ...{ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, BUILD_FOLDER: build },
  });
  expect(server.address, server.output()).toBeDefined();
  return { ...server, address: String(server.address) };
};

const onlyIn = (release: "first" | "second") => {
  const other = files[release === "first" ? "second" : "first"];
  return [...files[release].keys()].filter((path) => !other.has(path));
};
/** One that only the first has. */
const ofTheFirst = (name: RegExp) => {
  const path = onlyIn("first").find((one) => name.test(one));
  if (!path) throw new Error(`the releases do not differ in ${name}`);
  return path;
};

async function ask(address: string, path: string, encoding = "identity") {
  const response = await fetch(address + path, { headers: { "Accept-Encoding": encoding } });
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
}

/** What a page names, and what that names in turn: style sheets their fonts, scripts other scripts. */
async function findAssets(html: string, read: (path: string) => Promise<Buffer>) {
  const found = new Set([...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => String(path)));
  for (const path of found) {
    if (!/\.(js|css)$/.test(path)) continue;
    const text = (await read(path)).toString();
    const names = text.matchAll(/(?:from|import\(?|url\(|,|\[)\s*["'`]?(?:\.\/|\/assets\/|assets\/)([\w.-]+\.\w+)\b/g);
    for (const [, name] of names) found.add(`/assets/${name}`);
  }
  return [...found];
}

test("two releases behind one balancer have each other's files, and an open tab has them after the upgrade, too", async () => {
  await using first = await start(releases.first);
  await using second = await start(releases.second);
  await everyFileIsThere(first.address, second.address);
  await othersComeAsOwn(first.address, second.address);
  const html = (await ask(first.address, "/buscar")).body.toString();
  await Promise.all([first, second].map((server) => server[Symbol.asyncDispose]()));
  // One that starts when nothing of the first runs any more, and has never been asked.
  const askAfter = await publish(releases.second);
  for (const path of await findAssets(html, async (one) => (await askAfter(one)).body)) {
    const { status, body } = await askAfter(path);
    expect([status, files.first.get(path)?.equals(body)], path).toEqual([200, true]);
  }
});

/** Of every page, whichever release made it, and whichever is asked for the file. */
async function everyFileIsThere(first: string, second: string) {
  await using balancer = await balance([first, second]);
  const seen = { first: new Map<string, Buffer>(), second: new Map<string, Buffer>() };
  for (const page of ["/", "/buscar", "/login", "/dashboard", "/buscar", "/"]) {
    const { status, body } = await ask(balancer.address, page);
    expect(status).toBe(200);
    const release = body.includes("Na nova versão") ? "second" : "first";
    const read = async (path: string) => {
      const known = seen[release].get(path);
      if (known) return known;
      // Of both, in turn.
      const answers = [await ask(balancer.address, path), await ask(balancer.address, path)];
      const wanted = files[release].get(path);
      for (const answer of answers)
        expect([answer.status, wanted?.equals(answer.body)], `${path} of the ${release}`).toEqual([200, true]);
      const asset = Buffer.from(answers[0]?.body ?? "");
      seen[release].set(path, asset);
      return asset;
    };
    for (const path of await findAssets(body.toString(), read)) await read(path);
  }
  for (const release of ["first", "second"] as const) {
    // Not just what the page names itself.
    expect(seen[release].size).toBeGreaterThan(40);
    const own = onlyIn(release).filter((path) => seen[release].has(path));
    for (const kind of [/\/styles-.*\.css$/, /\/page-.*\.js$/, /\/search-form-.*\.js$/])
      expect(
        own.some((path) => kind.test(path)),
        `${release} ${kind}`,
      ).toBe(true);
  }
}

/** Compressed, for ever, and known by their ETag. */
async function othersComeAsOwn(first: string, second: string) {
  for (const path of [ofTheFirst(/\/styles-/), ofTheFirst(/\/page-/)])
    for (const encoding of ["gzip, deflate, br, zstd", "gzip", "identity"]) {
      const [own, foreign] = [await ask(first, path, encoding), await ask(second, path, encoding)];
      expect(foreign.body.equals(own.body)).toBe(true);
      const { date: _, "x-request-id": __, ...headers } = Object.fromEntries(own.headers);
      expect(Object.fromEntries(foreign.headers)).toMatchObject(headers);
      expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      const etag = String(headers.etag);
      expect((await fetch(second + path, { headers: { "If-None-Match": etag } })).status).toBe(304);
    }
  // Only what lies under assets/: other names are of one release.
  expect((await ask(second, "/assets/none-12345678.js")).status).toBe(404);
}

/** What the start of a release does with its files, and how it sends them and those of others. */
async function publish(build: string) {
  const assets = await loadAssets(join(build, "client"));
  const find = await publishAssets(installation.owner, pino({ level: "error" }), assets);
  const app = new Hono().use(serveAssets(assets, find));
  return async (path: string, encoding = "identity") => {
    const answer = await app.request(path, { headers: { "Accept-Encoding": encoding } });
    const body = Buffer.from(await answer.arrayBuffer());
    const sent = answer.headers.get("Content-Encoding");
    return { status: answer.status, body: sent ? decompress(body, sent as Encoding) : body };
  };
}

test("a file whose bytes are not those of its name is not served, nor a damaged compression of it", async () => {
  const { owner } = installation;
  await publish(releases.first);
  const [altered, compressed, cut] = [ofTheFirst(/\/page-/), ofTheFirst(/\/styles-/), ofTheFirst(/\/search-form-/)];
  await owner`update website.assets set body = body || 'alert(1)'::bytea where path = ${altered}`;
  // The compressed form of something else, and no compressed form at all.
  await owner`
    update website.assets set brotli = other.brotli, gzip = other.gzip
    from (select brotli, gzip from website.assets where path = ${cut}) other where path = ${compressed}`;
  await owner`update website.assets set brotli = 'x', gzip = 'x' where path = ${cut}`;
  const askSecond = await publish(releases.second);
  expect((await askSecond(altered)).status).toBe(404);
  for (const path of [compressed, cut])
    for (const encoding of ["br", "gzip", "identity"]) {
      const { status, body } = await askSecond(path, encoding);
      expect([status, files.first.get(path)?.equals(body)], `${path} ${encoding}`).toEqual([200, true]);
    }
});

test("what nobody has run for thirty days is gone at the next start, and never what runs", async () => {
  const { owner } = installation;
  await publish(releases.first);
  await owner`update website.assets set published_at = now() - interval '31 days'`;
  const [young, old] = [ofTheFirst(/\/styles-/), ofTheFirst(/\/page-/)];
  await owner`update website.assets set published_at = now() - interval '29 days' where path = ${young}`;
  const askSecond = await publish(releases.second);
  const rows = await owner<{ path: string; isNew: boolean }[]>`
    select path, published_at > now() - interval '5 minutes' as "isNew" from website.assets`;
  const left = new Map(rows.map(({ path, isNew }) => [path, isNew]));
  expect([...left.keys()].sort()).toEqual([...files.second.keys(), young].sort());
  for (const path of files.second.keys()) expect(left.get(path), path).toBe(true);
  expect((await askSecond(young)).status).toBe(200);
  expect((await askSecond(old)).status).toBe(404);
});

test("a named folder without a build ends with one clear line", async () => {
  await using failing = await runServer({ BUILD_FOLDER: join(releases.folder, "none"), DATA_DIR: releases.folder });
  expect(await failing.exited).toBe(1);
  expect(failing.output().trim()).toMatch(/^Não há um site compilado em BUILD_FOLDER \(\S+none\)\.$/);
});
