import { expect, test } from "vitest";
import { createInstallation } from "../backup/testing/installation.ts";
import { createDatabaseProxy } from "../gateway/realtime/testing/database-proxy.ts";
import { runServer } from "../testing/run-server.ts";

test("hang", async () => {
  const [installation, proxy] = await Promise.all([createInstallation("migrated"), createDatabaseProxy()]);
  const url = new URL(installation.databaseUrl);
  url.searchParams.set("host", proxy.host);
  const server = await runServer({ DATABASE_URL: url.href, DATA_DIR: installation.dataDir, DEMO: "1", NODE_OPTIONS: "--import /tmp/hook.mjs --stack-trace-limit=50" });
  const [ana] =
    await installation.owner`select id from directory.profiles where listed_until > now() + interval '1 day' limit 1`;
  const hung: string[] = [];
  const ask = async (path: string) => {
    const start = Date.now();
    try {
      const r = await fetch(server.address + path, { signal: AbortSignal.timeout(8000) });
      await r.text();
      return r.status;
    } catch (e) {
      hung.push(`${path} after ${Date.now() - start} ${String(e)}`);
      return 0;
    }
  };
  for (let round = 0; round < 150; round++) {
    await proxy.open();
    const until = Date.now() + Math.random() * 300;
    const counts: number[] = [];
    while (Date.now() < until) counts.push(await ask(`/profissional/${ana?.id}?x=${Math.random()}`));
    await proxy.cut();
    const a = [
      await ask("/readyz"),
      await ask(`/profissional/${ana?.id}?x=${Math.random()}`),
      await ask(`/profissional/${ana?.id}`),
    ];
    if (hung.length) {
      console.log(round, counts.slice(-5), a, hung);
      await proxy.open();
      console.log(
        "after open",
        await ask("/readyz"),
        await ask(`/profissional/${ana?.id}?x=${Math.random()}`),
        await ask(`/profissional/${ana?.id}?x=${Math.random()}`),
      );
      break;
    }
  }
  console.log(server.output().slice(-3000));
  await server[Symbol.asyncDispose]();
  expect(hung).toEqual([]);
}, 300_000);
