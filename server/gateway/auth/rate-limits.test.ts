import { afterAll, beforeAll, expect, test } from "vitest";
import { networkOf, outerNetworkOf } from "../../http/network.ts";
import { stepAt, totpCode } from "./factors/totp.ts";
import { type AuthServer, password, signUpSomeone, someone, startAuthServer } from "./testing/auth-server.ts";

let server: AuthServer;
let other: AuthServer;
let address = "203.0.113.1";

beforeAll(async () => {
  // The others as they are by default.
  const limits = { signInByAccount: { hits: 25, seconds: 3600 }, refreshByAddress: { hits: 20, seconds: 300 } };
  const overrides = { limits, clientAddress: () => address };
  server = await startAuthServer(overrides);
  other = await startAuthServer({ ...overrides, now: server.now }, server.database);
});
afterAll(async () => {
  await other.close();
  await server.close();
});

let lastAddress = 1;
const elsewhere = () => {
  lastAddress++;
  address = `203.0.113.${lastAddress}`;
};

const signIn = (at: AuthServer, email: string, given: string) =>
  at.request("POST", "/token?grant_type=password", { body: { email, password: given } });

test("ten wrong passwords from one address lock it out of the account, over both processes", async () => {
  const { email } = await signUpSomeone(server);
  for (let number = 0; number < 10; number++)
    expect((await signIn(number % 2 ? server : other, email, "errada")).status).toBe(400);
  for (const process of [server, other]) {
    const locked = await signIn(process, email, password);
    expect(locked.status).toBe(429);
    expect(locked.body).toMatchObject({ error_code: "over_request_rate_limit" });
    expect(Number(locked.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(Number(locked.headers.get("Retry-After"))).toBeLessThanOrEqual(900);
  }
  // The owner, who is elsewhere, is not locked out; nor is anybody once the window has passed.
  elsewhere();
  expect((await signIn(other, email, password)).status).toBe(200);
  server.advance(901);
  expect((await signIn(server, email, password)).status).toBe(200);
});

test("an account is guarded against guesses from many addresses, known or not", async () => {
  for (const email of [(await signUpSomeone(server)).email, someone()]) {
    for (let number = 0; number < 25; number++) {
      if (number % 9 === 0) elsewhere();
      await signIn(server, email, "errada");
    }
    elsewhere();
    expect((await signIn(other, email, password)).status).toBe(429);
  }
});

test("a success wipes the failures before it", async () => {
  elsewhere();
  const { email } = await signUpSomeone(server);
  for (let round = 0; round < 2; round++) {
    for (let number = 0; number < 6; number++) await signIn(server, email, "errada");
    expect((await signIn(server, email, password)).status).toBe(200);
  }
});

test("sign-ups from one address have an end, and start again when the window has passed", async () => {
  elsewhere();
  const signUp = () => server.request("POST", "/signup", { body: { email: someone(), password } });
  const statuses = [];
  for (let number = 0; number < 31; number++) statuses.push((await signUp()).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
  server.advance(301);
  expect((await signUp()).status).toBe(200);
});

const refresh = (refresh_token: string, at = server) =>
  at.request("POST", "/token?grant_type=refresh_token", { body: { refresh_token } });

test("invented refresh tokens have an end, and cost nobody of the same network the session", async () => {
  elsewhere();
  const { session } = await signUpSomeone(server);
  for (let number = 0; number < 20; number++)
    expect((await refresh(`inventado ${number}`, number % 2 ? server : other)).status).toBe(400);
  const flooding = await refresh("inventado");
  expect(flooding.body).toMatchObject({ code: 429, error_code: "over_request_rate_limit" });
  expect(Number(flooding.headers.get("Retry-After"))).toBeGreaterThan(0);
  const renewed = await refresh(session.refresh_token);
  expect(renewed.status).toBe(200);
  // A second tab, a moment later.
  expect((await refresh(session.refresh_token, other)).status).toBe(200);
  server.advance(11);
  expect((await refresh(session.refresh_token)).body).toMatchObject({ error_code: "refresh_token_already_used" });
});

test("a session is renewed sixty times in five minutes, which does not count for the next one", async () => {
  elsewhere();
  const [busy, calm] = [await signUpSomeone(server), await signUpSomeone(server)];
  let token = busy.session.refresh_token;
  for (let number = 0; number < 60; number++) token = (await refresh(token)).body.refresh_token;
  expect((await refresh(token)).status).toBe(429);
  expect((await refresh(calm.session.refresh_token)).status).toBe(200);
  server.advance(301);
  expect((await refresh(token)).status).toBe(200);
});

test("challenges of a second factor have an end, but not where its owner gave it before", async () => {
  elsewhere();
  const home = address;
  const { auth, session, user } = await signUpSomeone(server);
  const { data } = await auth.mfa.enroll({ factorType: "totp" });
  const factorId = data?.id ?? "";
  const code = totpCode(data?.totp.secret ?? "", stepAt(server.now()));
  const verified = await auth.mfa.challengeAndVerify({ factorId, code });
  const headers = { Authorization: `Bearer ${verified.data?.access_token ?? session.access_token}` };
  const challenge = async () => (await server.request("POST", `/factors/${factorId}/challenge`, { headers })).status;
  const issued = async () =>
    (
      await server.database.owner`
      select from auth.audit_log_entries
      where payload->>'action' = 'challenge_created' and payload->>'actor_id' = ${user.id}`
    ).length;
  const before = await issued();
  const statuses = [];
  for (let number = 0; number < 160; number++) {
    if (number % 40 === 0) elsewhere();
    statuses.push(await challenge());
  }
  expect(statuses.slice(0, 40).filter((status) => status === 200)).toHaveLength(30);
  // The first challenge counted, too.
  expect(statuses.filter((status) => status === 200)).toHaveLength(99);
  expect((await issued()) - before).toBe(99);
  address = home;
  expect(await challenge()).toBe(200);
});

test("one mailbox gets one mail a minute and ten an hour", async () => {
  elsewhere();
  const email = someone();
  const recover = (at: AuthServer) => at.request("POST", "/recover", { body: { email } });
  expect((await recover(server)).status).toBe(200);
  const tooSoon = await recover(other);
  expect(tooSoon.body).toMatchObject({ code: 429, error_code: "over_email_send_rate_limit" });
  expect(tooSoon.headers.get("Retry-After")).toBe("60");
  const statuses = [];
  for (let number = 0; number < 12; number++) {
    server.advance(61);
    statuses.push((await recover(server)).status);
  }
  expect(statuses).toContain(429);
  server.advance(3601);
  expect((await recover(server)).status).toBe(200);
});

test("a household's IPv6 addresses count as one", async () => {
  const statuses = [];
  for (let number = 0; number < 31; number++) {
    address = `2001:db8:1:2::${number.toString(16)}`;
    statuses.push((await server.request("POST", "/signup", { body: { email: someone(), password } })).status);
  }
  expect(statuses.at(-1)).toBe(429);
  address = "2001:db8:1:3::1";
  expect((await server.request("POST", "/signup", { body: { email: someone(), password } })).status).toBe(200);
});

test("a flood of sign-ins is turned away, not queued without end", async () => {
  const busy = await startAuthServer(
    { hashing: { atOnce: 1, waiting: 2 }, argon2: { memory: 19_456, passes: 1, parallelism: 1 } },
    server.database,
  );
  const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(busy, someone(), "errada")));
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toContain(429);
  expect(statuses.filter((status) => status === 400).length).toBeGreaterThanOrEqual(3);
  expect((await signIn(busy, someone(), "errada")).status).toBe(400);
  await busy.close();
});

test("limits count an IPv4 address, and a /64 of IPv6", () => {
  const network = networkOf;
  expect(network("203.0.113.7")).toBe("203.0.113.7");
  expect(network("::ffff:203.0.113.7")).toBe("203.0.113.7");
  expect(network("2001:db8:0:1:a:b:c:d")).toBe("2001:db8:0:1");
  expect(network("2001:DB8:0:1::d")).toBe("2001:db8:0:1");
  expect(network("2001:db8::1")).toBe("2001:db8:0:0");
  expect(network("::1")).toBe("0:0:0:0");
  expect(network("fe80::1%eth0")).toBe("fe80:0:0:0");
  expect(network(undefined)).toBe("unknown");
});

test("this machine is no network of somebody's", () => {
  for (const own of ["127.0.0.1", "::ffff:127.0.0.1", "::1", "", undefined])
    expect(outerNetworkOf(own)).toBeUndefined();
  expect(outerNetworkOf("::ffff:203.0.113.7")).toBe("203.0.113.7");
});
