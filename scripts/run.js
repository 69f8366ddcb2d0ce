import { spawn, spawnSync } from "node:child_process";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * `node scripts/run.js server/main.ts`, on any Node from 20: runs it with the Node that came with the packages, or with
 * one of this machine that is new enough. npm 10 loses its own link to the former.
 */
const carried = fileURLToPath(
  new URL(`../node_modules/node-${process.platform}-${process.arch}/bin/node`, import.meta.url),
);
const folders = (process.env.PATH ?? "").split(delimiter);
const node = [carried, process.execPath, ...folders.map((folder) => join(folder, "node"))].find(isRecent);
if (!node) {
  console.error(`É preciso o Node 24.7 ou mais novo, e este é o ${process.version}: instale-o de https://nodejs.org`);
  process.exit(1);
}

const child = spawn(node, process.argv.slice(2), {
  stdio: "inherit",
  // First on the path: what the script starts by name, such as the tools in node_modules/.bin, takes the same Node.
  env: { ...process.env, PATH: [dirname(node), ...folders].join(delimiter) },
});
const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
for (const signal of signals) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => {
  if (!signal) process.exit(code);
  for (const name of signals) process.removeAllListeners(name);
  process.kill(process.pid, signal);
});

/** Whether it has Argon2, which came with 24.7; from 23.6 on Node runs TypeScript too. */
function isRecent(path) {
  const [major, minor] = (/^v(\d+)\.(\d+)/.exec(spawnSync(path, ["--version"]).stdout) ?? []).slice(1).map(Number);
  return major > 24 || (major === 24 && minor >= 7);
}
