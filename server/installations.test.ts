import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { nameTarget } from "./backup/target.ts";
import { createInstallation } from "./backup/testing/installation.ts";
import { readConfig } from "./config/config.ts";
import { generateKeys } from "./kernel/keys.ts";
import { productionSettings } from "./testing/production-settings.ts";
import { runServer } from "./testing/run-server.ts";

/** The ways to run it other than the first: a database of one's own, several processes, a Supabase project. */
const scripts = join(import.meta.dirname, "../scripts");
const run = promisify(execFile);
const { PATH, NODE_COMPILE_CACHE } = process.env;
const command = (name: string, env: Record<string, string>, ...args: string[]) =>
  run(process.execPath, [join(scripts, `${name}.ts`), ...args], {
    env: { PATH, NODE_COMPILE_CACHE, ...env },
    cwd: tmpdir(),
  });
const connect = (address: string | undefined, key: string) =>
  createClient(String(address), key, { auth: { persistSession: false, autoRefreshToken: false } });
const login = { email: "ana@betesda.test", password: "betesda-demo" };

test("an installation moves from the embedded database to another, sessions and all, and runs in two processes", async () => {
  const folder = await mkdtemp(join(tmpdir(), "move-"));
  const live = join(folder, "live.tar.gz");
  await using old = await runServer();
  const keys = JSON.parse(await readFile(join(old.dataDir, "keys.json"), "utf8"));
  const key = keys.publishable_key;
  const before = await connect(old.address, key).auth.signInWithPassword(login);
  const { stdout } = await command("backup", { DATA_DIR: old.dataDir }, live);
  expect(stdout).toMatch(/^Backup em .*live\.tar\.gz\n[\d.]+ linhas de \d+ tabelas, \d+ arquivos, [\d.]+ bytes\.\n$/);
  await expect(command("restore", { DATA_DIR: old.dataDir }, live, "--replace", old.dataDir)).rejects.toMatchObject({
    stderr: expect.stringMatching(/^Outro processo da aplicação já usa DATA_DIR/),
  });
  old.child.kill("SIGTERM");
  await old.exited;

  await using installation = await createInstallation();
  const env = { ...installation.addresses, DATA_DIR: installation.dataDir };
  await rehearses(live, { ...env, DATA_DIR: join(folder, "copy") });
  // The rehearsal did not touch it: this one asks for no confirmation.
  expect((await command("restore", env, live)).stdout).toMatch(/^Destino:\n/);

  const both = await Promise.all([runServer({ ...env, DEMO: "1" }), runServer({ ...env, DEMO: "1" })]);
  try {
    const [a, b] = both.map(({ address, output }) => {
      expect(address, output()).toBeDefined();
      return { address, client: connect(address, key) };
    }) as [Place, Place];
    await sharesSessions(a, b, String(before.data.session?.refresh_token));
    await sharesMessages({ ...a, client: connect(a.address, keys.secret_key) }, b);
    await sharesPages(a, b);
    // No backup has them: the start has published them anew.
    const [published] = await installation.owner`select count(*)::int as files from website.assets`;
    expect(published?.files).toBeGreaterThan(50);
    await expect(
      command("restore", env, live, "--replace", nameTarget(readConfig({ ...env, DEMO: "1" })).name),
    ).rejects.toMatchObject({
      stderr: expect.stringMatching(/^Um servidor ainda usa o banco de destino/),
    });
  } finally {
    await Promise.all(both.map((server) => server[Symbol.asyncDispose]()));
    await rm(folder, { recursive: true });
  }
  // A dozen starts and commands, one after the other: on a busy machine that takes minutes.
}, 600_000);

/** The production's own environment, and one word more. */
async function rehearses(file: string, production: Record<string, string>) {
  let connections = 0;
  const mailServer = createServer(() => connections++).listen(0, "127.0.0.1");
  await once(mailServer, "listening");
  const { port } = mailServer.address() as AddressInfo;
  const env = {
    ...{ ...production, REHEARSAL: "1", SMTP_URL: `smtp://127.0.0.1:${port}`, LOG_LEVEL: "error" },
    ...{ STRIPE_SECRET_KEY: "sk_live_x", STRIPE_WEBHOOK_SECRET: "whsec_x", PUBLIC_URL: "https://www.casa.com.br" },
  };
  const { stdout } = await command("restore", env, file);
  expect(stdout).toMatch(
    /^Destino \(ensaio\):\n {2}banco {5}embutido, em .*copy\/rehearsal\n.*\nRestaurado o backup de/,
  );
  await using server = await runServer(env);
  expect(server.address, server.output()).toBeDefined();
  for (const path of ["/", "/nada-disso", "/dashboard"]) {
    const page = await fetch(`${server.address}${path}`);
    expect(await page.text()).toContain("<strong>Ensaio.</strong>");
    expect(page.headers.get("x-robots-tag")).toBe("noindex");
  }
  expect((await fetch(`${server.address}/dev/mailbox`)).status).toBe(404);
  expect((await fetch(`${server.address}/webhooks/stripe`, { method: "POST" })).status).toBe(404);
  const { publishable_key } = JSON.parse(
    await readFile(join(production.DATA_DIR ?? "", "rehearsal/keys.json"), "utf8"),
  );
  await connect(server.address, publishable_key).auth.resetPasswordForEmail(login.email);
  const metrics = () => fetch(`${server.address}/metrics`).then((response) => response.text());
  await expect.poll(metrics).toMatch(/emails_total\{result="sent"\} [1-9]/);
  expect(connections).toBe(0);
  mailServer.close();
}

type Place = { address: string; client: ReturnType<typeof connect> };

async function sharesSessions(a: Place, b: Place, oldToken: string) {
  const { data, error } = await a.client.auth.refreshSession({ refresh_token: oldToken });
  expect([error, data.user?.email]).toEqual([null, login.email]);
  expect((await b.client.auth.getUser(data.session?.access_token)).data.user?.email).toBe(login.email);
  await a.client.auth.signOut();
  const refused = await b.client.auth.refreshSession({ refresh_token: String(data.session?.refresh_token) });
  expect(refused.data.session).toBeNull();
}

/** In a public channel only programs with the secret key speak. */
async function sharesMessages(a: Place, b: Place) {
  const heard = Promise.withResolvers<unknown>();
  const channel = b.client.channel("sala").on("broadcast", { event: "oi" }, ({ payload }) => heard.resolve(payload));
  await new Promise((resolve) => channel.subscribe((status) => status === "SUBSCRIBED" && resolve(status)));
  await a.client.channel("sala").httpSend("oi", { from: "a" });
  expect(await heard.promise).toEqual({ from: "a" });
  await b.client.removeAllChannels();
}

async function sharesPages(a: Place, b: Place) {
  const { data } = await a.client.auth.signInWithPassword(login);
  const { data: ana } = await a.client.from("professionals").select("id").eq("user_id", data.user?.id).single();
  const page = async ({ address }: Place) => (await fetch(`${address}/profissional/${ana?.id}`)).text();
  for (const place of [a, b]) expect(await page(place)).not.toContain("Ana das Duas Casas");
  const change = await a.client.from("professionals").update({ name: "Ana das Duas Casas" }).eq("id", ana?.id).select();
  expect(change.error).toBeNull();
  for (const place of [a, b]) await expect.poll(() => page(place)).toContain("Ana das Duas Casas");
}

test("accounts, tables and files may be a Supabase project's, and pages and functions are ours over its database", async () => {
  await using project = await createInstallation("migrated");
  await using services = await runProject(project);
  const { PUBLISHABLE_KEY: publishable, SECRET_KEY: secret } = services.keys;
  await using product = await runServer({
    ...project.addresses,
    ...productionSettings,
    ...{ SUPABASE_URL: `${services.address}/`, SUPABASE_PUBLISHABLE_KEY: publishable, SUPABASE_SECRET_KEY: secret },
  });
  expect(product.address, product.output()).toBeDefined();
  await expect.poll(async () => (await fetch(`${product.address}/readyz`)).text()).toMatch(/^ready\n/);

  const page = await fetch(String(product.address));
  const [html, policy] = [await page.text(), page.headers.get("content-security-policy")];
  expect(html).toContain(services.address);
  expect(html).toContain(publishable);
  expect(html).not.toContain(secret);
  const socket = services.address.replace("http", "ws");
  expect(policy).toContain(`connect-src 'self' ${services.address} ${socket}`);
  for (const path of ["/auth/v1/settings", "/rest/v1/", "/storage/v1/bucket"])
    expect((await fetch(`${product.address}${path}`, { headers: { apikey: publishable } })).status).toBe(404);

  const client = connect(services.address, publishable);
  const { data, error } = await client.auth.signUp({
    ...{ email: "nova@exemplo.com.br", password: "segredo-longo-1" },
    options: { data: { name: "Nova" } },
  });
  expect(error).toBeNull();
  expect((await client.from("professionals").select("name").eq("user_id", data.user?.id)).data).toEqual([
    { name: "Nova" },
  ]);
  const call = (token: string) =>
    fetch(`${product.address}/functions/v1/export-my-data`, {
      method: "POST",
      headers: { apikey: publishable, Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: "{}",
    });
  const exported = await call(String(data.session?.access_token));
  expect(exported.status).toBe(200);
  expect(await exported.text()).toContain("nova@exemplo.com.br");
  expect((await call(publishable)).status).toBeGreaterThanOrEqual(401);
});

/** Our own gateway as a process of its own stands in for the project: it speaks the same protocol. */
async function runProject({ addresses, dataDir }: { addresses: Record<string, string>; dataDir: string }) {
  const script = join(import.meta.dirname, "gateway/standalone.ts");
  const { publishable_key, secret_key, signing_keys } = generateKeys();
  const keys = { PUBLISHABLE_KEY: publishable_key, SECRET_KEY: secret_key };
  const settings = { ...keys, SIGNING_KEYS: JSON.stringify(signing_keys), ...addresses, DATA_DIR: dataDir };
  const env = { ...settings, PORT: "0", LOG_LEVEL: "silent", NODE_COMPILE_CACHE };
  const child = spawn(process.execPath, [script], { env, stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(child.stdout, "data");
  return {
    keys,
    address: String(/http:\S+/.exec(String(line))),
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}
