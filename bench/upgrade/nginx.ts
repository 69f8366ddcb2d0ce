import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const example = join(import.meta.dirname, "../../docs/examples/nginx.conf");

/** nginx with the manual's own example, on loopback and without a certificate: what is tried is what people copy. */
export async function startNginx(folder: string, port: number, targets: number[]) {
  await mkdir(join(folder, "nginx"), { recursive: true });
  const site = adapt(await readFile(example, "utf8"), folder, port, targets);
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/nginx/${name};`,
  );
  const file = join(folder, "nginx.conf");
  await writeFile(
    file,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/nginx-error.log warn;
    events {} http { ${places.join(" ")} ${site} }`,
  );
  const child = spawn("nginx", ["-c", file, "-p", folder, "-e", join(folder, "nginx-error.log")], { stdio: "inherit" });
  const address = `http://127.0.0.1:${port}`;
  while (child.exitCode === null && !(await fetch(`${address}/healthz`).catch(() => undefined))) await wait(50);
  if (child.exitCode !== null) throw new Error("nginx did not start");
  return {
    address,
    /** What it had to say of the processes behind it, by kind. */
    async readErrors() {
      const lines = (await readFile(join(folder, "nginx-error.log"), "utf8")).split("\n");
      const kinds = ["no live upstreams", "timed out", "refused", "prematurely closed", "reset by peer"];
      const counts = kinds.map((kind) => [kind, lines.filter((line) => line.includes(kind)).length] as const);
      return Object.fromEntries(counts.filter(([, count]) => count > 0));
    },
    async stop() {
      child.kill("SIGQUIT");
      await once(child, "exit");
    },
  };
}

function adapt(text: string, folder: string, port: number, targets: number[]) {
  const servers = targets.map((target) => `server 127.0.0.1:${target} max_fails=10 fail_timeout=10s;`).join("\n");
  return (
    text
      // The first of the two only sends people to HTTPS.
      .replace(/server \{\s+listen 80;[\s\S]*?\n\}\n/, "")
      .replace(/listen 443 ssl;\s+listen \[::\]:443 ssl;/, `listen 127.0.0.1:${port};`)
      .replace(/ssl_certificate\S*\s+\S+;/g, "")
      .replace(/server 127\.0\.0\.1:3000[^;]*;/, servers)
      .replaceAll("/var/log/betesda/acesso.log", `${folder}/access.log`)
      .replaceAll("/var/log/nginx/error.log emerg", `${folder}/nginx-error.log warn`)
  );
}
