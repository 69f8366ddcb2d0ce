import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { createClient as createOldClient } from "supabase-js-2-30";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type StandaloneProcess, startStandalone } from "./testing/standalone-process.ts";

/** The page's tables of what is served and what is not: each row is asked of a running gateway, with both ages of the client. */
const page = await readFile(join(import.meta.dirname, "../../docs/gateway.md"), "utf8");

let alone: StandaloneProcess;
beforeAll(async () => {
  alone = await startStandalone({
    PGRST_DB_AGGREGATES_ENABLED: "true",
    PGRST_DB_PLAN_ENABLED: "true",
    GOTRUE_EXTERNAL_GITHUB_ENABLED: "true",
    GOTRUE_EXTERNAL_GITHUB_CLIENT_ID: "id",
    GOTRUE_EXTERNAL_GITHUB_SECRET: "secret",
  });
  await alone.change(`
    create table public.notes (id int generated always as identity primary key, body text, price int default 2);
    create table public.marks (id int primary key, note_id int references public.notes);
    grant all on public.notes, public.marks to anon, service_role;
    create function public.twice(n int) returns int language sql immutable as 'select n * 2';
    insert into public.notes (body) values ('one'), ('two');
    insert into public.marks values (1, 1), (2, 1);`);
});
afterAll(() => alone.stop());

const quiet = { auth: { persistSession: false, autoRefreshToken: false } };
type Client = ReturnType<typeof createClient>;
type Asked = { visitor: Client; service: Client; ask: typeof ask };
type Probe = (asked: Asked) => Promise<unknown>;

async function ask(path: string, init: RequestInit = {}) {
  const headers = { apikey: alone.keys.SECRET_KEY, "Content-Type": "application/json", ...init.headers };
  const answer = await fetch(alone.address + path, { ...init, headers });
  const body = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
  return [answer.status, body.error_code ?? body.code ?? body.error];
}

let people = 0;
const signUp = async (visitor: Client) => {
  const email = `pessoa${people++}@exemplo.test`;
  const { data, error } = await visitor.auth.signUp({ email, password: "uma-senha-comprida" });
  if (error) throw error;
  return { email, id: data.user?.id ?? "" };
};
const post = (body: unknown = {}) => ({ method: "POST", body: JSON.stringify(body) });
const db = (client: Client) =>
  client as unknown as { from(table: string): ReturnType<Client["from"]>; rpc: Client["rpc"] };

/** What the page says, and what shows it: the answer to expect is the last member. */
const served: [what: string, probe: Probe, answer: unknown][] = [
  [
    "rest: filters, order, ranges, counts",
    async ({ visitor }) =>
      (await db(visitor).from("notes").select("*", { count: "exact", head: true }).like("body", "t%")).count,
    1,
  ],
  [
    "rest: embedded resources",
    async ({ visitor }) => (await db(visitor).from("notes").select("marks(id)").eq("id", 1)).data,
    [{ marks: [{ id: 1 }, { id: 2 }] }],
  ],
  [
    "rest: `select=count` and `relation(count)`",
    async ({ visitor }) => (await db(visitor).from("notes").select("marks(count)").eq("id", 1)).data,
    [{ marks: [{ count: 2 }] }],
  ],
  [
    "rest: aggregates, where allowed",
    async ({ visitor }) => (await db(visitor).from("notes").select("price.sum()")).data,
    [{ sum: 4 }],
  ],
  [
    "rest: functions, by POST and GET",
    async ({ visitor }) => (await visitor.rpc("twice", { n: 4 } as never, { get: true })).data,
    8,
  ],
  [
    "rest: CSV",
    async ({ visitor }) => (await db(visitor).from("notes").select("body").eq("id", 1).csv()).data,
    "body\none",
  ],
  [
    "rest: plans, where allowed, for the secret key",
    async ({ service }) => typeof (await db(service).from("notes").select().explain()).data,
    "string",
  ],
  [
    "auth: passwords, sessions, refresh tokens",
    async ({ visitor }) => {
      await signUp(visitor);
      return (await visitor.auth.refreshSession()).error;
    },
    null,
  ],
  [
    "auth: magic links, codes and recovery by email",
    async ({ visitor, service }) => {
      const { email } = await signUp(visitor);
      const link = await service.auth.admin.generateLink({ type: "magiclink", email });
      return (await visitor.auth.verifyOtp({ email, type: "email", token: link.data.properties?.email_otp ?? "" }))
        .error;
    },
    null,
  ],
  [
    "auth: a new address, confirmed in both mailboxes",
    async ({ visitor }) => {
      const [taken, own] = [(await signUp(visitor)).email, await signUp(visitor)];
      const { data } = await visitor.auth.updateUser({ email: taken });
      return [data.user?.email === own.email, data.user?.new_email === taken];
    },
    [true, true],
  ],
  [
    "auth: a second factor by TOTP",
    async ({ visitor }) => {
      await signUp(visitor);
      return (await visitor.auth.mfa.enroll({ factorType: "totp" })).data?.type;
    },
    "totp",
  ],
  [
    "auth: signing in with a provider",
    async ({ visitor }) => {
      const { data } = await visitor.auth.signInWithOAuth({
        provider: "github",
        options: { skipBrowserRedirect: true },
      });
      const { headers } = await fetch(data.url ?? "", { redirect: "manual" });
      return headers.get("Location")?.split("?")[0];
    },
    "https://github.com/login/oauth/authorize",
  ],
  [
    "auth: the administration of accounts",
    async ({ service }) => (await service.auth.admin.listUsers({ perPage: 1 })).error,
    null,
  ],
  [
    "storage: buckets, uploads, signed addresses, listings, resized images",
    async ({ service }) => {
      await service.storage.createBucket(`files-${people++}`);
      const files = service.storage.from(`files-${people - 1}`);
      await files.upload("a.txt", "text", { contentType: "text/plain" });
      return (await files.createSignedUrl("a.txt", 60)).error;
    },
    null,
  ],
  [
    "realtime: table changes, broadcast, presence, private channels",
    async ({ visitor }) => {
      const status = await new Promise((resolve) => visitor.channel("room").subscribe(resolve, 100_000));
      await visitor.removeAllChannels();
      return status;
    },
    "SUBSCRIBED",
  ],
];

const notServed: [what: string, probe: Probe, answer: unknown][] = [
  [
    "rest: GeoJSON and XML",
    ({ ask }) => ask("/rest/v1/notes", { headers: { Accept: "application/geo+json" } }),
    [406, "PGRST107"],
  ],
  [
    "rest: plans for anybody without the secret key",
    async ({ visitor }) => (await db(visitor).from("notes").select().explain()).status,
    406,
  ],
  [
    "auth: accounts by phone",
    async ({ visitor }) => (await visitor.auth.signInWithOtp({ phone: "+5511999999999" })).error?.message,
    "Unsupported phone provider",
  ],
  ["auth: anonymous accounts", ({ ask }) => ask("/auth/v1/signup", post()), [422, "anonymous_provider_disabled"]],
  ["auth: SAML", ({ ask }) => ask("/auth/v1/sso", post({ domain: "x" })), [404, "saml_provider_disabled"]],
  [
    "auth: passkeys and WebAuthn",
    ({ ask }) => ask("/auth/v1/passkeys/authentication/options", post()),
    [404, "passkey_disabled"],
  ],
  ["auth: Web3", ({ ask }) => ask("/auth/v1/token?grant_type=web3", post()), [422, "web3_provider_disabled"]],
  ["auth: the OAuth server", ({ ask }) => ask("/auth/v1/admin/oauth/clients"), [404, "feature_disabled"]],
  ["auth: custom OAuth providers", ({ ask }) => ask("/auth/v1/admin/custom-providers"), [404, "feature_disabled"]],
  [
    "auth: providers that are not in the table above",
    ({ ask }) => ask("/auth/v1/authorize?provider=zoom"),
    [400, "validation_failed"],
  ],
  [
    "auth: ID tokens of other providers than these four",
    ({ ask }) => ask("/auth/v1/token?grant_type=id_token", post({ provider: "github", id_token: "x" })),
    [400, "provider_disabled"],
  ],
  ["storage: resumable uploads", ({ ask }) => ask("/storage/v1/upload/resumable", post()), [404, "NotFound"]],
  ["storage: the S3 protocol", ({ ask }) => ask("/storage/v1/s3/files"), [404, "NotFound"]],
  [
    "storage: buckets for analytics and vectors",
    ({ ask }) => ask("/storage/v1/bucket", post({ name: "x", type: "ANALYTICS" })),
    [400, "InvalidRequest"],
  ],
  [
    "functions: code of one's own; whoever embeds the gateway brings handlers",
    ({ ask }) => ask("/functions/v1/none", post()),
    [404, "NOT_FOUND"],
  ],
];

const ages = [
  { version: "2.119", connect: (key: string): Client => createClient(alone.address, key, quiet) },
  { version: "2.30", connect: (key: string) => createOldClient(alone.address, key, quiet) as unknown as Client },
];

describe.each(ages)("supabase-js $version", ({ connect }) => {
  test.for([...served, ...notServed])("%s", async ([, probe, answer]) => {
    const [visitor, service] = [connect(alone.keys.PUBLISHABLE_KEY), connect(alone.keys.SECRET_KEY)];
    expect(await probe({ visitor, service, ask })).toEqual(answer);
  });
});

test("the page lists these, and no others", () => {
  const rowsUnder = (heading: string) => {
    const section = page.split(`## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
    const rows = section.split("\n").filter((line) => line.startsWith("| ") && !/^\| (service|---)/.test(line));
    return rows.map((row) =>
      row
        .split("|")
        .slice(1, 3)
        .map((cell) => cell.trim())
        .join(": "),
    );
  };
  expect(rowsUnder("What is served")).toEqual(served.map(([what]) => what));
  expect(rowsUnder("What is not served")).toEqual(notServed.map(([what]) => what));
});
