import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startEmbedded } from "#server/database/embedded/embedded.ts";
import { endOnSignal } from "#server/kernel/end-on-signal.ts";
import { buildIfStale } from "#server/pages/assets/build.ts";
import { Tally, visit, work } from "./traffic.ts";
import { startNginx } from "./upgrade/nginx.ts";

/**
 * `npm run bench:upgrade -- --from <commit>`: three processes of that commit behind nginx with the manual's example, rolled
 * one by one to the code of this folder while people read and save. Requests that fail, and files of pages that were
 * opened before and are there no more, fail the command. With `--freeze` one process is stopped in its tracks afterwards,
 * for half a minute; what is saved through it just then cannot be repeated, and is only counted. Needs nginx and git; everything stays on loopback and stops by itself.
 */
const root = join(import.meta.dirname, "..");
const { values } = parseArgs({
  options: { from: { type: "string" }, freeze: { type: "boolean" }, port: { type: "string", default: "4510" } },
});
if (!values.from) {
  console.error("Give the older code: --from <commit>");
  process.exit(1);
}
const base = Number(values.port);
const ports = [1, 2, 3].map((number) => base + number);

const home = await mkdtemp(join(tmpdir(), "upgrade-"));
await chmod(home, 0o711);
const ends: (() => Promise<unknown>)[] = [];
endOnSignal(close, 1);
try {
  await run(values.from);
} finally {
  await close();
}

async function run(from: string) {
  const old = join(home, "old");
  execFileSync("sh", ["-c", `mkdir "${old}" && git archive "${from}" | tar x -C "${old}"`], { cwd: root });
  await symlink(join(root, "node_modules"), join(old, "node_modules"));
  execFileSync(process.execPath, ["scripts/build.ts"], { cwd: old, stdio: "ignore" });
  await buildIfStale(() => console.log("Building first, which is not measured"));
  const cluster = await startEmbedded(join(home, "cluster"), { onRestart() {}, onGivenUp() {} });
  ends.push(() => cluster.stop());
  const env = {
    ...{ DATABASE_URL: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(cluster.socketFolder)}` },
    ...{ DATA_DIR: join(home, "data"), DEMO: "1", PROXIES: "2", LOG_LEVEL: "error" },
  };
  const running = [];
  for (const port of ports) running.push(await start(old, port, env));
  const nginx = await startNginx(home, base, ports);
  ends.push(nginx.stop);
  const { publishable_key: key } = JSON.parse(await readFile(join(home, "data/keys.json"), "utf8"));
  console.log(`three processes of ${from} serve; load of the machine ${loadavg()[0]?.toFixed(1)}`);

  const [tally, ending] = [new Tally(), new AbortController()];
  const traffic = { address: nginx.address, tally, signal: ending.signal };
  const people = (["ana", "bruno"] as const).map((who) => work(traffic, { key, who }));
  const everybody = Promise.all([...people, ...Array.from({ length: 4 }, () => visit(traffic))]);
  await wait(10_000);
  const opened = new Set(tally.assets);
  for (const [at, port] of ports.entries()) {
    const began = performance.now();
    await running[at]?.stop();
    running[at] = await start(root, port, env);
    console.log(`process ${at + 1} is of the new release after ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
  await wait(5_000);
  const { failed } = tally;
  if (values.freeze) await freeze(running[0]?.pid ?? 0, tally);
  ending.abort();
  await everybody;
  tally.print();
  console.log("nginx on the processes behind it:", await nginx.readErrors());
  const dead = await findDead(nginx.address, opened);
  console.log(`${opened.size} files of pages that were opened before, ${dead.length} of them dead`, ...dead);
  process.exitCode = failed + dead.length > 0 ? 1 : 0;
}

/** A process that accepts connections and says nothing: the worst neighbour. */
async function freeze(pid: number, tally: Tally) {
  const [failed, from] = [tally.failed, tally.times.length];
  process.kill(pid, "SIGSTOP");
  await wait(30_000);
  process.kill(pid, "SIGCONT");
  const times = tally.times.slice(from);
  const slow = times.filter((ms) => ms > 5_000).length;
  console.log(
    `frozen for 30 s: ${times.length} requests, ${tally.failed - failed} failed, ${slow} waited more than 5 s, the longest ${Math.max(...times).toFixed(0)} ms`,
  );
}

async function start(folder: string, port: number, env: Record<string, string>) {
  const child = spawn(process.execPath, [join(folder, "server/main.ts")], {
    ...{ cwd: home, stdio: ["ignore", "ignore", "inherit"] },
    env: { PATH: process.env.PATH, ...env, PORT: String(port) },
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  ends.push(stop);
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (child.exitCode === null && !(await isReady())) await wait(100);
  if (child.exitCode !== null) throw new Error(`the server of ${folder} did not start`);
  return { stop, pid: child.pid };
}

async function findDead(address: string, files: Set<string>) {
  const dead = [];
  for (const file of files) {
    const { status } = await fetch(address + file);
    if (status !== 200) dead.push(`${file} ${status}`);
  }
  return dead;
}

async function close() {
  for (const end of ends.splice(0).reverse()) await end().catch(() => {});
  await rm(home, { recursive: true, force: true });
}
