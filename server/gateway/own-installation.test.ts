import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { createClient as createOldClient } from "supabase-js-2-30";
import { expect, test } from "vitest";
import { type Provider, providerNames, providers } from "./auth/sign-in/providers/providers.ts";
import { environment } from "./standalone/settings.ts";
import { standaloneScript } from "./testing/standalone-process.ts";

const page = await readFile(join(import.meta.dirname, "../../docs/gateway.md"), "utf8");
const example = (language: string) => new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, "s").exec(page)?.[1] ?? "";
/** The example's program, whichever client it is given. */
const runExample = new Function(
  "createClient",
  "url",
  "publishableKey",
  "console",
  `return (async () => {${example("js")}})()`,
);

test("the page's example works as it is written, from an empty folder with nothing else configured", async () => {
  const folder = await mkdtemp(join(tmpdir(), "empty-"));
  // The database's account must be able to enter it.
  await chmod(folder, 0o711);
  try {
    const prepare = example("sh")
      .split("\n")
      .filter((line) => !line.startsWith("node "));
    expect(spawnSync("sh", ["-ec", prepare.join("\n")], { cwd: folder }).status).toBe(0);
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const env = { PATH, NODE_COMPILE_CACHE, PORT: "0", LOG_LEVEL: "warn" };
    const child = spawn(process.execPath, [standaloneScript], {
      cwd: folder,
      env,
      stdio: ["ignore", "pipe", "inherit"],
    });
    try {
      let said = "";
      await new Promise<void>((resolve) => {
        child.stdout.on("data", (chunk) => {
          said += chunk;
          if (said.includes("Publishable key")) resolve();
        });
      });
      const [url, key] = [/http:\S+/.exec(said)?.[0] ?? "", /sb_publishable_\S+/.exec(said)?.[0] ?? ""];
      const printed: unknown[] = [];
      const made: { removeAllChannels(): Promise<unknown> }[] = [];
      for (const connect of [createClient, createOldClient as unknown as typeof createClient]) {
        const inTest = (...given: [string, string]) => {
          // The older client has no memory of its own outside a browser.
          const client = connect(...given, { auth: { persistSession: false } });
          const { signUp } = client.auth;
          // The same address cannot sign up twice.
          client.auth.signUp = (given) =>
            signUp.call(client.auth, { ...given, email: `${made.length}-ana@example.com` } as never);
          made.push(client);
          return client;
        };
        await runExample(inTest, url, key, { log: (value: unknown) => printed.push(value) });
      }
      expect(printed).toEqual([1, 2].map((id) => ({ id, owner: expect.any(String), body: "hello" })));
      await Promise.all(made.map((client) => client.removeAllChannels()));
    } finally {
      child.kill("SIGTERM");
      await once(child, "exit");
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test("the page lists every provider, with its usual place", () => {
  const rows = page.split("| provider | `URL` |")[1]?.split("\n\n")[0]?.split("\n").slice(2) ?? [];
  const listed = rows.map((row) => row.split("|").map((cell) => cell.trim()));
  expect(listed.map(([, name, url]) => [name, /^`(.*?)`/.exec(url ?? "")?.[1]])).toEqual(
    providerNames.map((name) => [name, (providers[name] as Provider).url]),
  );
});

test("the page lists every setting, and no other", () => {
  const rows = page.split("\n").filter((line) => line.startsWith("| `"));
  const listed = rows.flatMap((row) =>
    [...(row.split("|")[1] ?? "").matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name),
  );
  expect(listed.toSorted()).toEqual(Object.keys(environment.shape).toSorted());
});
