import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { OpenDriver } from "./engine.ts";

/** Firefox as it is installed, by WebDriver BiDi: Playwright drives only one of its own. */
export const openFirefox: OpenDriver = async () => {
  const profile = await mkdtemp(join(tmpdir(), "betesda-firefox-"));
  const args = ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile];
  const child = spawn("firefox-esr", args, {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, HOME: profile },
  });
  await once(child, "spawn");
  const socket = new WebSocket(`${await addressOf(child.stderr)}/session`);
  await once(socket, "open");
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener("message", ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    waiting.get(answer.id)?.(answer);
  });
  let count = 0;
  async function command(method: string, params: object) {
    count += 1;
    const { promise, resolve } = Promise.withResolvers<Answer>();
    waiting.set(count, resolve);
    socket.send(JSON.stringify({ id: count, method, params }));
    const { type, result, message } = await promise;
    if (type === "error") throw new Error(`${method}: ${message}`);
    return result;
  }
  await command("session.new", { capabilities: {} });
  const { context } = await command("browsingContext.create", { type: "tab" });
  const ofPage = { context };
  await command("browsingContext.setViewport", { ...ofPage, viewport: { width: 400, height: 800 } });
  return {
    go: (url) => command("browsingContext.navigate", { ...ofPage, url, wait: "complete" }),
    back: () => command("browsingContext.traverseHistory", { ...ofPage, delta: -1 }),
    async evaluate(expression) {
      const { result } = await command("script.evaluate", {
        ...{ expression: `JSON.stringify(${expression})`, awaitPromise: true },
        target: ofPage,
      });
      return result?.value && JSON.parse(result.value);
    },
    async [Symbol.asyncDispose]() {
      child.kill();
      await once(child, "exit");
      await rm(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
};

type Answer = {
  id: number;
  type: string;
  result: { context?: string; result?: { value?: string } };
  message?: string;
};

/** Where it listens, which it says at its start. */
async function addressOf(stream: NodeJS.ReadableStream) {
  for await (const line of createInterface(stream)) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error("Firefox ended before it listened");
}
