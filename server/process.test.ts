import { spawn } from "node:child_process";
import { once } from "node:events";
import { access, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { createInstallation } from "./backup/testing/installation.ts";
import { type Config, readConfig } from "./config/config.ts";
import { openDatabase } from "./database/database.ts";
import { generateKeys, type StoredKeys } from "./kernel/keys.ts";
import { StartError } from "./kernel/start-error.ts";
import { type RunningServer, runServer } from "./testing/run-server.ts";

test("once it serves, everything is loaded; pages outlive a killed database; SIGTERM ends it in order", async () => {
  const folder = await mkdtemp(join(tmpdir(), "loads-"));
  const noted = join(folder, "loads");
  await using server = await runServer({
    NODE_OPTIONS: `--import=${join(import.meta.dirname, "testing/note-loads.fixture.ts")}`,
    ...{ NOTED_LOADS: noted, STRIPE_SECRET_KEY: "sk_test_x", STRIPE_WEBHOOK_SECRET: "whsec_x", LOG_LEVEL: "info" },
  });
  const loads = () => readFile(noted, "utf8").then((text) => text.trim().split("\n"));
  await expect.poll(() => server.output()).toContain("everything is loaded");
  // Of the jobs' library, which comes when the site serves already, the last.
  for (const name of ["stripe", "CronFileParser"])
    await expect.poll(loads).toContainEqual(expect.stringContaining(name));
  const before = await loads();
  await sendsMailAndDraws(server);
  await outlivesItsDatabase(server);
  // Packages and the build may be replaced under it.
  expect((await loads()).slice(before.length)).toEqual([]);
  await endsInOrder(server);
  await rm(folder, { recursive: true });
});

async function sendsMailAndDraws({ address, dataDir }: RunningServer) {
  const asked = await fetch(`${address}/auth/v1/recover`, {
    method: "POST",
    headers: {
      apikey: JSON.parse(await readFile(join(dataDir, "keys.json"), "utf8")).publishable_key,
      "Content-Type": "application/json",
    },
    body: JSON.stringify({ email: "ana@betesda.test" }),
  });
  expect(asked.status).toBe(200);
  const read = (path: string) => fetch(`${address}${path}`).then((response) => response.text());
  await expect.poll(() => read("/metrics")).toMatch(/emails_total\{result="sent"\} [1-9]/);
  const [, profile = ""] = /href="(\/profissional\/[^"?#]+)"/.exec(await read("/buscar")) ?? [];
  const [, picture = ""] = /property="og:image" content="([^"]+)"/.exec(await read(profile)) ?? [];
  expect((await fetch(picture)).headers.get("content-type")).toBe("image/png");
}

/** It is killed, and killed again while it is coming back. */
async function outlivesItsDatabase({ address, dataDir }: RunningServer) {
  const pidFile = join(dataDir, "postgres/postmaster.pid");
  // Zero while there is none: to kill that would be to kill ourselves.
  const pid = async () => Number((await readFile(pidFile, "utf8").catch(() => "")).split("\n")[0]);
  // Each time a page that nobody has asked for before, too.
  const pages: [status: number, isCrash: boolean][] = [];
  let isOver = false;
  const visit = async () => {
    for (; !isOver; await wait(20)) {
      const page = await fetch(`${address}/buscar?depois=${pages.length}`);
      pages.push([page.status, (await page.text()).includes("Unexpected Application Error!")]);
    }
  };
  // Apart from the pages, which may wait through all of an outage.
  const readiness = async () => (await fetch(`${address}/readyz`)).status;
  await expect.poll(readiness).toBe(200);
  const visits = visit();
  const first = await pid();
  process.kill(first, "SIGKILL");
  await expect.poll(readiness, { interval: 5 }).toBe(503);
  const second = await vi.waitUntil(async () => [await pid()].find((known) => known > 0 && known !== first), {
    interval: 5,
    timeout: 100_000,
  });
  process.kill(second, "SIGKILL");
  await expect.poll(readiness, { interval: 20 }).toBe(200);
  expect((await fetch(String(address))).status).toBe(200);
  expect(await pid()).not.toBe(second);
  isOver = true;
  await visits;
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.filter(([status, isCrash]) => isCrash || (status !== 200 && status !== 503))).toEqual([]);
}

/** SIGTERM, even twice, lets a request under way end, then stops the database too. */
async function endsInOrder({ address, child, dataDir, exited }: RunningServer) {
  const socket = connect(Number(new URL(String(address)).port), "127.0.0.1");
  const form = "application/x-www-form-urlencoded";
  socket.write(
    `POST /lgpd HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${form}\r\nExpect: 100-continue\r\nContent-Length: 4\r\n\r\nab`,
  );
  // It has begun: a connection that nobody has heard of yet would be closed as an idle one.
  expect(String(await once(socket, "data"))).toMatch(/^HTTP\/1\.1 100/);
  child.kill("SIGTERM");
  const refused = () =>
    fetch(`${address}/healthz`).then(
      () => "answered",
      () => "refused",
    );
  await expect.poll(refused).toBe("refused");
  child.kill("SIGTERM");
  socket.write("cd");
  const [answer] = await once(socket, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200/);
  socket.end();
  expect(await exited).toBe(0);
  await databaseIsStopped(dataDir);
}

/** PostgreSQL takes the file away when it has ended in order. */
const databaseIsStopped = (dataDir: string) =>
  expect(access(join(dataDir, "postgres/postmaster.pid"))).rejects.toThrow("ENOENT");

/** Keys as several processes are given them. */
function sharedKeys(sign = ({ signing_keys }: StoredKeys): object[] => signing_keys) {
  const keys = generateKeys();
  const SIGNING_KEYS = JSON.stringify(sign(keys));
  return { PUBLISHABLE_KEY: keys.publishable_key, SECRET_KEY: keys.secret_key, SIGNING_KEYS };
}

const errors: [string, Record<string, string>, RegExp][] = [
  ["a port that is no number", { PORT: "abc" }, /PORT deve ser um número inteiro de 0 a 65535/],
  ["a wrong database address", { DATABASE_URL: "mysql://x" }, /DATABASE_URL deve ser um endereço como postgres:/],
  [
    "a public address without mail and payments",
    { HOST: "0.0.0.0" },
    /falta configurar PUBLIC_URL, SMTP_URL, STRIPE_\* ou PIX_\*.*DEMO=1/,
  ],
  ["a database of one's own without production settings", { DATABASE_URL: "postgres://127.0.0.1:1/x" }, /DEMO=1/],
  [
    "half of Supabase's settings",
    { SUPABASE_URL: "https://x.supabase.co", DEMO: "1" },
    /Junto com SUPABASE_URL falta definir SUPABASE_/,
  ],
  [
    "a signing key whose halves do not belong together",
    { ...sharedKeys(({ signing_keys: [key] }) => [{ ...key, d: generateKeys().signing_keys[0]?.d }]), DEMO: "1" },
    /As chaves de SIGNING_KEYS não servem para assinar/,
  ],
  ["a data folder that is a file", { DATA_DIR: "/dev/null/data" }, /Não é possível gravar em DATA_DIR/],
  ["a data folder in a place without folders", { DATA_DIR: "/proc/betesda/data" }, /Não é possível gravar em DATA_DIR/],
  ["a read-only data folder", { DATA_DIR: "/sys/betesda" }, /Não é possível gravar em DATA_DIR/],
];
// In this process: how one ends that meets such an error is the same for all, and shown below.
for (const [what, env, message] of errors) {
  test(`${what} is refused with one clear line`, async () => {
    const folder = await mkdtemp(join(tmpdir(), "refused-"));
    await expectRefusal(() => readConfig({ DATA_DIR: join(folder, "data"), ...env }), message);
    await rm(folder, { recursive: true });
  });
}

test("a rehearsal that no restore has filled is refused with one clear line", async () => {
  await using empty = await createInstallation();
  await expectRefusal(
    () => ({ ...empty.config, rehearsal: true }),
    /Não há o que ensaiar.*REHEARSAL=1 npm run restore/,
  );
});

async function expectRefusal(read: () => Config, message: RegExp) {
  const open = async () => (await openDatabase(read(), { onRestart() {}, onGivenUp() {} })).close();
  const error: Error = await open().then(
    () => expect.fail("it was opened"),
    (refusal) => refusal,
  );
  expect(error).toBeInstanceOf(StartError);
  expect(error.message).toMatch(message);
  expect(error.message).not.toContain("\n");
}

test("an unreachable database ends with one clear line", async () => {
  await using failing = await runServer({ DATABASE_URL: "postgres://a:secret@127.0.0.1:1/x", DEMO: "1" });
  expect(failing.address).toBeUndefined();
  expect(await failing.exited).toBe(1);
  expect(failing.output()).toMatch(/^Não foi possível conectar ao banco de DATABASE_URL \(ECONNREFUSED\).*\n$/);
  expect(failing.output()).not.toContain("secret");
});

test("a full disk ends with one clear line", async () => {
  // A limit on the size of files makes writes fail as a full disk does, for root too.
  const home = await mkdtemp(join(tmpdir(), "full-"));
  const child = spawn(
    "sh",
    ["-c", `ulimit -f 8; exec "${process.execPath}" "${join(import.meta.dirname, "main.ts")}"`],
    {
      env: { PATH: process.env.PATH, PORT: "0", DATA_DIR: join(home, "data") },
    },
  );
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  expect(code).not.toBe(0);
  expect(output.trim()).toMatch(/^Não é possível gravar em DATA_DIR .*não há espaço/);
  await rm(home, { recursive: true });
});

test("a used port ends with one clear line and a stopped database", async () => {
  const holder = createServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  const { port } = holder.address() as AddressInfo;
  await using failing = await runServer({ PORT: String(port) });
  expect(await failing.exited).toBe(1);
  expect(failing.output()).toMatch(new RegExp(`^A porta ${port} já está em uso`));
  await databaseIsStopped(failing.dataDir);
  holder.close();
});

test("settings in a .env file count", async () => {
  const folder = await mkdtemp(join(tmpdir(), "env-"));
  await writeFile(join(folder, ".env"), "PORT=not-a-port\n");
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    cwd: folder,
    env: { PATH: process.env.PATH },
  });
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  expect(code).toBe(1);
  expect(output).toMatch(/^.*PORT deve ser um número inteiro de 0 a 65535.*\n$/);
  await rm(folder, { recursive: true });
});
