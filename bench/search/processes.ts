import { execFileSync } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";

/** Milliseconds of CPU and bytes of memory, from the kernel. */
export type Use = { cpu: number; rss: number };

const ticks = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));

/** The server's own process, and its PostgreSQL: the postmaster with those that ended, and all that live. */
export async function readUse(server: number): Promise<Record<"node" | "postgres", Use>> {
  const all = await listProcesses();
  const children = (pid: number) => all.filter(({ parent }) => parent === pid);
  const node = all.find(({ pid }) => pid === server);
  const postmasters = children(server).filter(({ name }) => name.startsWith("postgres"));
  const backends = postmasters.flatMap(({ pid }) => children(pid));
  return {
    node: { cpu: node?.cpu ?? Number.NaN, rss: node?.rss ?? Number.NaN },
    postgres: sum([...postmasters.map((one) => ({ ...one, cpu: one.cpu + one.cpuOfEnded })), ...backends]),
  };
}

function sum(uses: Use[]): Use {
  return uses.reduce((all, { cpu, rss }) => ({ cpu: all.cpu + cpu, rss: all.rss + rss }), { cpu: 0, rss: 0 });
}

async function listProcesses() {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(pids.map(readProcess));
  return found.filter((process) => process !== undefined);
}

async function readProcess(pid: string) {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => undefined);
  if (!stat) return undefined;
  const name = stat.slice(stat.indexOf("(") + 1, stat.lastIndexOf(")"));
  const fields = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
  const milliseconds = (first: number) => (((fields[first] ?? 0) + (fields[first + 1] ?? 0)) * 1_000) / ticks;
  return {
    ...{ pid: Number(pid), parent: fields[1], name },
    ...{ cpu: milliseconds(11), cpuOfEnded: milliseconds(13), rss: (fields[21] ?? 0) * 4096 },
  };
}
