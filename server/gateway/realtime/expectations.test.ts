import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { createClient, SupabaseClient } from "@supabase/supabase-js";
import { type Browser, chromium, type Page } from "playwright";
import { build, type Rolldown } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { browserFlags, findBrowser } from "../../../e2e/testing/browser.ts";
import { createTestbed, startProcess, type Testbed } from "./testing/realtime-server.ts";
import { scenarioPolicies, scenarioTables } from "./testing/scenario-tables.ts";
import { type Scenario, scenarios, type World } from "./testing/scenarios.ts";

/** What the service's documentation says of channels, driven with both ages of the client in Node and in Chromium. */
let bed: Testbed;
let browser: Browser;
beforeAll(async () => {
  const launched = findBrowser().then((executablePath) => chromium.launch({ executablePath, args: browserFlags }));
  bed = await createTestbed();
  await bed.owner.unsafe(scenarioPolicies);
  browser = await launched;
});
afterAll(async () => {
  await browser.close();
  await bed.close();
});

const nodeClients = [
  { client: "2.119", name: "seats", connect: (url?: string) => bed.connect({ url }) },
  {
    client: "2.119 with protocol 1.0.0",
    name: "places",
    connect: (url?: string) => bed.connect({ url, vsn: "1.0.0" }),
  },
  { client: "2.30", name: "chairs", connect: (url?: string) => bed.connectOld(url) },
];

describe.each(nodeClients)("in Node supabase-js $client", ({ name, connect }) => {
  const world = worldOf(name);
  beforeAll(() => bed.owner.unsafe(scenarioTables(name)));
  test.for(scenarios)("$documented", async ({ drive, expected }) => {
    expect(await drive({ ...world, connect, url: bed.url, key: bed.keys.publishableKey })).toEqual(expected);
  });
});

/** As their files for a script element have them; that of 2.30 holds the realtime client of its day. */
const chromiumClients = [
  { client: "2.119", name: "benches", library: "@supabase/supabase-js/dist/umd/supabase.js", knows: scenarios },
  {
    client: "2.30 with the realtime client 2.7",
    name: "stools",
    library: "supabase-js-2-30/dist/umd/supabase.js",
    knows: scenarios.filter(({ isNewer }) => !isNewer),
  },
];

declare global {
  interface Window {
    supabase: { createClient: typeof createClient };
    driven: { scenarios: Scenario[] };
  }
}

describe.each(chromiumClients)("in Chromium supabase-js $client", ({ name, library, knows }) => {
  const world = worldOf(name);
  let page: Page;
  beforeAll(async () => {
    await bed.owner.unsafe(scenarioTables(name));
    page = await browser.newPage();
    await page.goto(`${bed.url}/`);
    for (const [act, work] of Object.entries(world))
      if (typeof work === "function") await page.exposeFunction(act, work);
    await page.evaluate(await readFile(createRequire(import.meta.url).resolve(library), "utf8"));
    await page.evaluate(await bundleScenarios());
  });

  test.for(knows)("$documented", async ({ documented, expected }) => {
    const found = await page.evaluate(
      ({ documented, ...place }) => {
        // The client of 2.30 holds back what comes faster.
        const realtime = { params: { eventsPerSecond: 1_000_000 } };
        const connect = (url = place.url): SupabaseClient => window.supabase.createClient(url, place.key, { realtime });
        const scenario = window.driven.scenarios.find((one) => one.documented === documented);
        return scenario?.drive({ ...(window as unknown as World), ...place, connect });
      },
      { documented, name, url: bed.url, key: bed.keys.publishableKey },
    );
    expect(found).toEqual(expected);
  });
});

test("the page's table lists these, and no others", async () => {
  const page = await readFile(join(import.meta.dirname, "../../../docs/gateway.md"), "utf8");
  const table = page.split("## Realtime, compared with its documentation\n")[1]?.split("\n## ")[0] ?? "";
  const rows = table.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| documented"));
  expect(rows.map((row) => row.split("|")[1]?.trim())).toEqual(scenarios.map(({ documented }) => documented));
});

/** What a scenario asks of the server's side. */
function worldOf(name: string) {
  let own: Awaited<ReturnType<typeof startProcess>>;
  const start = (port?: number) => startProcess({ ...bed.settings, sql: bed.connectPool() }, port);
  afterAll(() => own?.close());
  return {
    name,
    change: async (sql: string) => void (await bed.owner.unsafe(sql)),
    token: () => bed.sign("00000000-0000-4000-8000-000000000001"),
    async startOwn() {
      own = await start();
      return own.url;
    },
    loseOwn: () => own.close(),
    async restoreOwn() {
      own = await start(Number(new URL(own.url).port));
    },
  };
}

async function bundleScenarios() {
  const entry = join(import.meta.dirname, "testing/scenarios.ts");
  const lib = { entry, formats: ["iife" as const], name: "driven" };
  const built = await build({ configFile: false, logLevel: "silent", build: { write: false, minify: false, lib } });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  return output[0].code.replace(/^var driven/m, "window.driven");
}
