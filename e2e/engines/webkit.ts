import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { OpenDriver } from "./engine.ts";

/** WebKit, which Safari is made of, as Debian has it, by WebDriver: Playwright drives only one of its own. */
export const openWebKit: OpenDriver = async () => {
  const home = await mkdtemp(join(tmpdir(), "betesda-webkit-"));
  const env = { ...process.env, HOME: home, XDG_CONFIG_HOME: home, WEBKIT_DISABLE_DMABUF_RENDERER: "1" };
  // Without a graphics card it ends when a page fades into the next: it is asked for less motion.
  await mkdir(join(home, "gtk-3.0"));
  await writeFile(join(home, "gtk-3.0/settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  const port = await freePort();
  const child = spawn("xvfb-run", ["-a", "WebKitWebDriver", `--port=${port}`], {
    stdio: "ignore",
    detached: true,
    // As root it cannot make a sandbox.
    env: { ...env, ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" }) },
  });
  await once(child, "spawn");
  async function command(method: "GET" | "POST", path: string, body?: object) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Answer };
    if (value?.error) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  }
  for (let turn = 0; !(await command("GET", "/status").catch(() => undefined)); turn++) {
    if (turn === 100) throw new Error("WebKitWebDriver does not answer");
    await setTimeout(100);
  }
  const { sessionId } = (await command("POST", "/session", { capabilities: {} })) ?? {};
  const page = `/session/${sessionId}`;
  await command("POST", `${page}/window/rect`, { width: 450, height: 800 });
  return {
    go: (url) => command("POST", `${page}/url`, { url }),
    back: () => command("POST", `${page}/back`, {}),
    evaluate: (expression) => command("POST", `${page}/execute/sync`, { script: `return ${expression}`, args: [] }),
    async [Symbol.asyncDispose]() {
      // With all that it started.
      process.kill(-Number(child.pid), "SIGTERM");
      await once(child, "exit");
      await rm(home, { recursive: true, force: true, maxRetries: 10 });
    },
  };
};

type Answer = { error?: string; message?: string; sessionId?: string } | null;

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}
