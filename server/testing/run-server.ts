import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const main = join(import.meta.dirname, "../main.ts");

export type RunningServer = Awaited<ReturnType<typeof runServer>>;

/** The product as somebody starts it: a process of its own, with nothing in its environment but what is given. */
export async function runServer(env: Record<string, string> = {}, mode: "production" | "development" = "production") {
  const home = await mkdtemp(join(tmpdir(), "betesda-run-"));
  await chmod(home, 0o711);
  const dataDir = join(home, "data");
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  if (!env.DATA_DIR && !env.DATABASE_URL) await copyPrepared(dataDir);
  // Away from the project's folder, so that a developer's .env file plays no part.
  const child = spawn(process.execPath, mode === "production" ? [main] : ["--conditions=development", main, "--dev"], {
    cwd: home,
    // What others have compiled already: a quarter of what a start costs.
    env: { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), PORT: "0", DATA_DIR: dataDir, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const { promise: started, resolve } = Promise.withResolvers<string | undefined>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      const address = / está em (http:\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
  }
  const exited = once(child, "exit").then(([code]) => {
    resolve(undefined);
    return code as number | null;
  });
  return {
    child,
    dataDir,
    /** Undefined when the process ended instead of starting. */
    address: await started,
    output: () => output,
    exited,
    async [Symbol.asyncDispose]() {
      // It served, and then ended by itself: only its own words say why.
      if (child.exitCode && (await started)) console.error(output);
      child.kill("SIGTERM");
      await exited;
      // A database that is just ending may still write a last file.
      await rm(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
    },
  };
}

/** A data folder that was started once and stopped: the second start takes a quarter of the first one's work. */
export async function prepareData(folder: string) {
  await using server = await runServer({ DEMO: "1" });
  if (!server.address) throw new Error(server.output());
  server.child.kill("SIGTERM");
  await server.exited;
  await copyFolder(server.dataDir, folder);
}

/** The demo's database and files, where a test run has prepared them; otherwise whoever starts there makes them. */
export async function copyPrepared(dataDir: string) {
  const { PREPARED_DATA: prepared } = process.env;
  if (prepared) await copyFolder(prepared, dataDir);
}

/** With owners and modes, which PostgreSQL insists on. */
const copyFolder = (from: string, to: string) => promisify(execFile)("cp", ["-a", from, to]);
