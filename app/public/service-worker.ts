/**
 * Pages that were read open again without a connection, and say so; anything else gets a page of ours instead of the
 * browser's. Built as one file of its own (sw.js): it imports
 * nothing that others do.
 */
import type { FetchEvent, ServiceWorker } from "./service-worker-types.ts";
import { shells } from "./shells.ts";

const worker = self as unknown as ServiceWorker;

const PAGES = "pages-1";
const FILES = "files-1";
const OFFLINE = "/sem-conexao";
const KEPT_AT = "x-kept-at";
const longest = 7 * 24 * 3600_000;
const most = { [PAGES]: 60, [FILES]: 200 };

worker.addEventListener("install", (event) => {
  event.waitUntil(prepare().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(begin());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(openPage(event, url));
  else if (request.method === "GET" && url.pathname.startsWith("/assets/")) event.respondWith(openFile(event));
});

/** The page for when there is none, with what it needs to look right. */
async function prepare() {
  const [pages, files] = await Promise.all([caches.open(PAGES), caches.open(FILES)]);
  const answer = await fetch(OFFLINE, { cache: "reload" });
  // Not installed, and tried again with the next page: whatever a proxy says now would be shown for months.
  if (!answer.ok) throw new Error(`${OFFLINE} answered ${answer.status}`);
  const needed = await filesOf(answer.clone());
  await pages.put(OFFLINE, answer);
  await Promise.all(needed.map(async (path) => (await files.match(path)) ?? files.add(path)));
}

async function filesOf(page: Response) {
  const html = await page.text();
  return [...new Set(Array.from(html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g), ([, path = ""]) => path))];
}

async function begin() {
  const known = new Set([PAGES, FILES]);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !known.has(name)).map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
  // The page that brought us here came before us.
  for (const { url } of await worker.clients.matchAll({ type: "window" })) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer) await keepPage(new URL(url), answer);
  }
}

async function openPage(event: FetchEvent, url: URL) {
  try {
    const answer: Response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (event.request.method === "GET") event.waitUntil(keepPage(url, answer.clone()));
    return answer;
  } catch {
    const kept = event.request.method === "GET" ? await findPage(url) : undefined;
    return kept ?? (await caches.match(OFFLINE)) ?? Response.error();
  }
}

async function keepPage(url: URL, answer: Response) {
  const isShared = /\bpublic\b.*\bs-maxage=/.test(answer.headers.get("cache-control") ?? "");
  const isHtml = answer.headers.get("content-type")?.startsWith("text/html");
  const pages = await caches.open(PAGES);
  const address = url.pathname + url.search;
  // A professional who left the directory is removed from this device too.
  if (answer.status === 404 || answer.status === 410) await pages.delete(address);
  if (!answer.ok || answer.redirected || !isShared || !isHtml || shells.test(url.pathname)) return;
  const headers = new Headers(answer.headers);
  headers.set(KEPT_AT, String(Date.now()));
  await pages.put(address, new Response(await answer.blob(), { headers }));
  await trim(PAGES);
}

/** With a word on the root element, by which the page says that it is a copy, and since when. */
async function findPage({ pathname, search }: URL) {
  const pages = await caches.open(PAGES);
  const kept = await pages.match(pathname + search);
  const keptAt = Number(kept?.headers.get(KEPT_AT));
  if (kept && Date.now() - keptAt > longest) await pages.delete(pathname + search);
  if (!kept || Date.now() - keptAt > longest) return undefined;
  const html = (await kept.text()).replace("<html ", `<html data-kept="offline" data-kept-at="${keptAt}" `);
  return new Response(html, { headers: kept.headers });
}

/** Named by their content, so a kept one is the right one. */
async function openFile(event: FetchEvent) {
  const files = await caches.open(FILES);
  const kept = await files.match(event.request);
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(files.put(event.request, answer.clone()).then(() => trim(FILES)));
  return answer;
}

/** The oldest go first; the page for when there is none stays, and what it needs. */
async function trim(name: keyof typeof most) {
  const cache = await caches.open(name);
  const offline = await caches.match(OFFLINE);
  const staying = new Set([OFFLINE, ...(offline ? await filesOf(offline) : [])]);
  const keys = (await cache.keys()).filter(({ url }) => !staying.has(new URL(url).pathname));
  await Promise.all(keys.slice(0, Math.max(0, keys.length - (most[name] ?? 0))).map((key) => cache.delete(key)));
}
