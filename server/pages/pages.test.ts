import { Hono } from "hono";
import { beforeEach, expect, test, vi } from "vitest";
import type { PageServices } from "#app/public/page.ts";
import type { Website } from "#app/public/website.ts";
import type { Site } from "#app/shared/site.ts";
import { PageCache } from "./page-cache.ts";
import { servePages } from "./pages.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));

const away = Object.assign(new Error("nobody there"), { code: "ECONNREFUSED" });

/** A website of one page, which is kept for ten seconds and can be made to fail. */
function createScene({ showsDetails = false } = {}) {
  let failure: Error | undefined;
  const get = vi.fn<Website["get"]>(async ({ url }) => {
    if (failure) throw failure;
    return { type: "text/html", body: `<html lang="pt-BR">${url.href}`, cache: { seconds: 10 } };
  });
  const fail: Website["fail"] = (kind, path, _, details) => ({
    ...{ type: "text/html", status: kind === "crash" ? 500 : 503 },
    body: `<html lang="pt-BR">${kind} ${path} ${details ?? "no details"}`,
  });
  const accepted = (address: string) => ({ address, fields: undefined });
  const reportError = vi.fn();
  const queryAsVisitor = vi.fn();
  const pages = servePages({
    website: () => ({ accepted, get, fail }) as Partial<Website> as Website,
    inTurn: (_, work) => work(),
    services: () => ({ reportError, queryAsVisitor }) as Partial<PageServices> as PageServices,
    ...{ site: {} as Site, cache: new PageCache(1e6), policy: "", origin: () => "https://betesda.example", proxies: 0 },
    ...{ showsDetails, onMade() {} },
  });
  const app = new Hono().use(pages);
  return {
    get,
    queryAsVisitor,
    reportError,
    breakWith: (error: Error | undefined) => {
      failure = error;
    },
    ask: async (path: string, headers: Record<string, string> = {}) => {
      const response = await app.request(path, { headers });
      return { status: response.status, headers: response.headers, body: await response.text() };
    },
  };
}

const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

test("a page is made under our own origin, whatever name it was asked for by", async () => {
  const { ask, get } = createScene();
  expect((await ask("http://exemplo.com.br/buscar?x=1", { "X-Forwarded-Host": "exemplo.com.br" })).body).toContain(
    "https://betesda.example/buscar?x=1",
  );
  // The same page for everybody.
  await ask("http://outro.example/buscar?x=1");
  expect(get).toHaveBeenCalledTimes(1);
});

test("an old page says so once, however long the database is away, and is asked about every two seconds", async () => {
  const { ask, get, breakWith, reportError } = createScene();
  await ask("/");
  breakWith(away);
  expect((await ask("/")).body).toBe('<html lang="pt-BR">https://betesda.example/');
  wait(11);
  get.mockClear();
  for (let round = 0; round < 5; round++) {
    for (const _ of [1, 2, 3]) {
      const { status, body, headers } = await ask("/");
      expect([status, body]).toEqual([200, '<html data-kept="stale" lang="pt-BR">https://betesda.example/']);
      expect(headers.get("cache-control")).toBe("no-store");
    }
    wait(2.1);
  }
  expect(get).toHaveBeenCalledTimes(5);
  expect(reportError).not.toHaveBeenCalled();
  breakWith(undefined);
  expect((await ask("/")).body).toBe('<html lang="pt-BR">https://betesda.example/');
});

test("without an old page it is said when to come back; asked again, it is tried again", async () => {
  const { ask, breakWith, reportError } = createScene();
  breakWith(away);
  expect(await ask("/ana?x")).toMatchObject({ status: 503, body: '<html lang="pt-BR">unavailable /ana no details' });
  expect(reportError).toHaveBeenCalledExactlyOnceWith(away);
  breakWith(undefined);
  expect((await ask("/ana?x")).status).toBe(200);
});

test("a statement that the database ended as too slow is no crash: the old page comes, or when to come back", async () => {
  const { ask, breakWith, reportError } = createScene();
  await ask("/");
  wait(11);
  const busy = Object.assign(new Error("canceling statement due to statement timeout"), { code: "57014" });
  breakWith(busy);
  expect(await ask("/")).toMatchObject({ status: 200, body: expect.stringContaining('data-kept="stale"') });
  expect(await ask("/ana")).toMatchObject({ status: 503, body: expect.stringContaining("unavailable") });
  expect(reportError).toHaveBeenCalledExactlyOnceWith(busy);
});

test("a database that is silent is away, too: nobody waits for it for ever", async () => {
  vi.useFakeTimers();
  const { ask, get, queryAsVisitor } = createScene();
  await ask("/");
  wait(11);
  const silent = Promise.withResolvers<never>();
  queryAsVisitor.mockReturnValue(silent.promise);
  get.mockImplementation(({ services }) => services.queryAsVisitor("select 1") as Promise<never>);
  const [kept, never] = [ask("/"), ask("/ana")];
  await vi.advanceTimersByTimeAsync(7_900);
  expect(await Promise.race([kept, never, "waiting"])).toBe("waiting");
  await vi.advanceTimersByTimeAsync(200);
  expect(await kept).toMatchObject({ status: 200, body: expect.stringContaining('data-kept="stale"') });
  expect(await never).toMatchObject({ status: 503, body: expect.stringContaining("unavailable") });
  // What comes of it later is nobody's business.
  silent.reject(new Error("too late"));
});

test("an error of ours is no time for old pages: it is reported, and shown to whoever develops only", async () => {
  const error = new Error("an error");
  for (const showsDetails of [false, true]) {
    const { ask, breakWith, reportError } = createScene({ showsDetails });
    await ask("/");
    wait(11);
    breakWith(error);
    const { status, body } = await ask("/");
    expect([status, body.includes("an error")]).toEqual([500, showsDetails]);
    expect(reportError).toHaveBeenCalledExactlyOnceWith(error);
    // The last good page is still there for an outage.
    breakWith(away);
    expect((await ask("/")).status).toBe(200);
  }
});
