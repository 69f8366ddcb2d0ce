import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { productSchema } from "../database/database.ts";
import { migrate } from "../database/migrations/migrations.ts";
import type { AuthMail } from "../gateway/auth/auth-settings.ts";
import { type AuthServer, password, startAuthServer } from "../gateway/auth/testing/auth-server.ts";
import { createGatewayDatabase, type GatewayDatabase } from "../gateway/testing/gateway-database.ts";
import { accountEmails } from "./account-emails.ts";
import { enqueueAuthMail } from "./enqueue-auth-mail.ts";

const chrome = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36";
const newerChrome = chrome.replace("130", "131");
const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Safari/604.1";

let database: GatewayDatabase;
let auth: AuthServer;
let email: string;
beforeAll(async () => {
  database = await createGatewayDatabase();
  await migrate(database.owner, productSchema);
  const sendMail = (mail: AuthMail) => enqueueAuthMail(database.settings.sql, mail);
  auth = await startAuthServer({ onEvent: accountEmails("secret"), sendMail }, database);
});
beforeEach(() => {
  email = `ana-${randomBytes(4).toString("hex")}@exemplo.com.br`;
});
afterAll(async () => {
  await auth.close();
  await database.drop();
});

async function kinds() {
  await auth.settle();
  const rows = await database.owner`select kind from email.outbox where recipient = ${email} order by kind`;
  return rows.map(({ kind }) => kind);
}

async function message(kind: string) {
  await auth.settle();
  const rows = await database.owner`
    select * from email.outbox where recipient = ${email} and kind = ${kind} order by created_at`;
  return rows.at(-1);
}

async function signUp(userAgent = chrome) {
  const body = { email, password, data: { name: "Ana Beatriz" } };
  const answer = await auth.request("POST", "/signup", { body, headers: { "User-Agent": userAgent } });
  expect(answer.status).toBe(200);
  return String(answer.body.access_token);
}

const signIn = (userAgent: string) =>
  auth.request("POST", "/token?grant_type=password", {
    body: { email, password },
    headers: { "User-Agent": userAgent },
  });

/** How many hours an email may wait for its mail server. */
const patienceOf = async (kind: string) => {
  const { created_at, expires_at } = (await message(kind)) as { created_at: Date; expires_at: Date };
  return Math.round((expires_at.getTime() - created_at.getTime()) / 3_600_000);
};

test("a sign-up posts its emails and waits for no mail server", async () => {
  await signUp();
  expect(await kinds()).toEqual(["confirm-email", "welcome"]);
  // As long as its link serves, and no email longer.
  expect(await patienceOf("confirm-email")).toBe(48);
  await auth.request("POST", "/recover", { body: { email } });
  expect(await patienceOf("recover-password")).toBe(1);
  expect(await message("confirm-email")).toMatchObject({
    data: {
      name: "Ana Beatriz",
      code: expect.stringMatching(/^\d{6}$/),
      link: expect.stringContaining("/verify?token="),
    },
  });
});

test("a new kind of device is told of once; another version of the same is none", async () => {
  await signUp();
  await signIn(newerChrome);
  expect(await kinds()).not.toContain("new-sign-in");
  await signIn(iPhone);
  await signIn(iPhone);
  expect((await kinds()).filter((kind) => kind === "new-sign-in")).toHaveLength(1);
  expect(await message("new-sign-in")).toMatchObject({
    data: { device: "Safari no iPhone", name: "Ana Beatriz", timeZone: "America/Sao_Paulo" },
  });
  const kept = JSON.stringify(await database.owner`select * from directory.known_devices`);
  expect(kept).not.toMatch(/iPhone|Chrome|127\.0\.0\.1/);
});

test("a changed password and address are told of", async () => {
  const token = await signUp();
  const headers = { Authorization: `Bearer ${token}` };
  await auth.request("PUT", "/user", { body: { password: "outra-senha-longa" }, headers });
  expect(await kinds()).toContain("password-changed");

  await auth.request("PUT", "/user", { body: { email: `nova-${email}` }, headers });
  expect(await kinds()).toContain("email-change-current");
  const [asked] = await database.owner`select * from email.outbox where recipient = ${`nova-${email}`}`;
  expect(asked).toMatchObject({ kind: "email-change-new", data: { newEmail: `nova-${email}` } });
});

test("a link that is asked for again replaces the one that still waits", async () => {
  await signUp();
  const first = await message("confirm-email");
  auth.advance(120);
  expect((await auth.request("POST", "/resend", { body: { type: "signup", email } })).status).toBe(200);
  const second = await message("confirm-email");
  expect(second).toMatchObject({ sent_at: null, failed_at: null, data: { link: expect.any(String) } });
  expect(second?.data.link).not.toBe(first?.data.link);
  const [replaced] = await database.owner`select * from email.outbox where id = ${first?.id}`;
  expect([replaced?.last_error, replaced?.data]).toEqual(["superseded", {}]);
});

test("nobody is written to for an address without an account", async () => {
  expect((await auth.request("POST", "/recover", { body: { email } })).status).toBe(200);
  expect(await kinds()).toEqual([]);
});
