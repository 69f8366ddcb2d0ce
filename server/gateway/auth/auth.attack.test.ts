import { createHmac, generateKeyPairSync, randomBytes, randomUUID } from "node:crypto";
import { decodeJwt, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AuthServer, password, signUpSomeone, someone, startAuthServer } from "./testing/auth-server.ts";

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.close());

const getUser = (token: string) => server.request("GET", "/user", { headers: { Authorization: `Bearer ${token}` } });

test("a token that we did not sign, or not as an access token, is refused", async () => {
  const { session } = await signUpSomeone(server);
  const claims = decodeJwt(session.access_token);
  const { kid, privateKey } = server.keys.signing;
  const sign = (changes: object, header: object = {}, key: Parameters<SignJWT["sign"]>[0] = privateKey) =>
    new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: "ES256", kid, ...header }).sign(key);
  expect((await getUser(await sign({}))).status).toBe(200);

  const stranger = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;
  const [head, body, signature = ""] = session.access_token.split(".");
  const otherBody = Buffer.from(JSON.stringify({ ...claims, sub: randomUUID() })).toString("base64url");
  const publicKey = Buffer.from(JSON.stringify(server.keys.jwks.keys[0]));
  const forged: Record<string, string> = {
    "another key": await sign({}, {}, stranger),
    "an unknown key": await sign({}, { kid: "unknown" }),
    "no signature": new UnsecuredJWT(claims).encode(),
    "an empty signature": `${head}.${body}.`,
    "another body": `${head}.${otherBody}.${signature}`,
    "the public key as a secret": await sign({}, { alg: "HS256" }, publicKey),
    "the API key as a secret": await sign({}, { alg: "HS256" }, Buffer.from(server.keys.publishableKey)),
    "no end": await sign({ exp: undefined }),
    "an end in the past": await sign({ exp: 1 }),
    "another audience": await sign({ aud: "anon" }),
    "no session": await sign({ session_id: undefined }),
    "no person": await sign({ sub: undefined }),
    "a person of another form": await sign({ sub: "' or true --" }),
    "the publishable key": server.keys.publishableKey,
    "the secret key": server.keys.secretKey,
    "a refresh token": session.refresh_token,
    nonsense: "a.b.c",
  };
  for (const [what, token] of Object.entries(forged)) {
    const { status, body } = await getUser(token);
    expect(status, what).toBe(403);
    expect(body.error_code, what).toBe("bad_jwt");
  }
  expect((await getUser(await sign({ session_id: randomUUID() }))).body.error_code).toBe("session_not_found");
  const other = await signUpSomeone(server);
  const mixed = await sign({ session_id: decodeJwt(other.session.access_token).session_id });
  expect((await getUser(mixed)).body.error_code).toBe("session_not_found");
});

test("a token that has run out by the service's clock is refused", async () => {
  const { session } = await signUpSomeone(server);
  server.advance(3599);
  expect((await getUser(session.access_token)).status).toBe(200);
  server.advance(1);
  expect((await getUser(session.access_token)).status).toBe(403);
});

test("every call but a clicked link needs a key", async () => {
  const bare = async (method: string, path: string, headers = {}) =>
    (await fetch(`${server.url}/auth/v1${path}`, { method, headers, redirect: "manual" })).status;
  for (const path of ["/signup", "/token?grant_type=password", "/recover", "/otp", "/verify", "/logout"]) {
    expect(await bare("POST", path)).toBe(401);
    expect(await bare("POST", path, { apikey: "wrong" })).toBe(401);
  }
  for (const path of ["/health", "/settings", "/.well-known/jwks.json"]) expect(await bare("GET", path)).toBe(200);
  expect(await bare("GET", "/verify?type=signup&token=x")).toBe(303);
});

test("nobody gives themselves a role, an audience, app metadata or a confirmed address", async () => {
  const loot = {
    role: "service_role",
    aud: "admin",
    id: randomUUID(),
    is_super_admin: true,
    is_sso_user: true,
    email_confirm: true,
    email_confirmed_at: "2020-01-01",
    banned_until: null,
    app_metadata: { operator: true },
    user_metadata: { operator: true },
    encrypted_password: "x",
  };
  const email = someone();
  const data = { email_verified: true, phone_verified: true, sub: randomUUID(), email: "outra@example.com" };
  const { body } = await server.request("POST", "/signup", { body: { ...loot, email, password, data } });
  const check = (user: Record<string, unknown>) => {
    expect(user).toMatchObject({
      role: "authenticated",
      aud: "authenticated",
      app_metadata: { provider: "email", providers: ["email"] },
      user_metadata: { sub: user.id, email, email_verified: false, phone_verified: false },
    });
    expect(user.email_confirmed_at).toBeUndefined();
    expect(user.id).not.toBe(loot.id);
    expect(user.app_metadata).not.toHaveProperty("operator");
  };
  check(body.user);
  const headers = { Authorization: `Bearer ${body.access_token}` };
  const put = (body: object) => server.request("PUT", "/user", { body, headers });
  expect((await put(loot)).body).toMatchObject({ code: 403, error_code: "not_admin" });
  const { app_metadata: _, ...rest } = loot;
  check((await put({ ...rest, data })).body);
  expect((await put({ data: { name: "Ana" } })).body.user_metadata.name).toBe("Ana");
  const { owner } = server.database;
  const [row] = await owner`select is_super_admin, is_sso_user, role from auth.users where email = ${email}`;
  expect(row).toEqual({ is_super_admin: false, is_sso_user: false, role: "authenticated" });
});

test("even the secret key makes no user whose tokens outrank row-level security", async () => {
  const headers = { apikey: server.keys.secretKey };
  const body = { email: someone(), password, role: "service_role" };
  expect((await server.request("POST", "/admin/users", { body, headers })).status).toBe(400);
  expect(
    (await server.request("POST", "/admin/users", { body: { ...body, role: "authenticated" }, headers })).status,
  ).toBe(200);
});

test("recovering, resending and asking for a code answer the same for everybody", async () => {
  const { email } = await signUpSomeone(server);
  await server.settle();
  const calls = {
    "/recover": {},
    "/otp": { create_user: false },
    "/magiclink": { create_user: false },
    "/resend": { type: "email_change" },
  };
  for (const [path, fields] of Object.entries(calls)) {
    const ask = async (email: string) => {
      server.advance(61);
      const { status, body, headers } = await server.request("POST", path, { body: { email, ...fields } });
      return { status, body, names: [...headers.keys()].sort() };
    };
    const [known, unknown] = [await ask(email), await ask(someone())];
    expect(known).toEqual(unknown);
    expect([known.status, known.body]).toEqual([200, {}]);
  }
  // The limit on mails does not tell them apart either.
  for (const address of [email, someone()]) {
    server.advance(61);
    const ask = () => server.request("POST", "/recover", { body: { email: address } });
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 429]);
  }
});

test("asking for another's address as one's own is answered as asking for a free one, also in mails", async () => {
  const { email: taken } = await signUpSomeone(server);
  const ask = async (newEmail: string) => {
    const { email, user, session } = await signUpSomeone(server);
    await server.settle();
    const count = server.mails.length;
    const headers = { Authorization: `Bearer ${session.access_token}` };
    const put = () => server.request("PUT", "/user", { body: { email: newEmail }, headers });
    const answers = [await put(), await put(), await getUser(session.access_token)];
    server.advance(61);
    answers.push(await server.request("POST", "/resend", { body: { type: "email_change", email } }));
    await server.settle();
    const own = server.mails.slice(count).filter(({ to }) => to === email);
    const { link } = await server.mail("email_change_current", email);
    answers.push(await server.request("GET", new URL(link ?? "").href.split("/auth/v1")[1] ?? ""));
    answers.push(await getUser(session.access_token));
    const neutral = (value: unknown) =>
      JSON.stringify(value)
        .replaceAll(newEmail, "new@")
        .replaceAll(email, "own@")
        .replaceAll(user.id, "user")
        .replaceAll(user.identities?.[0]?.identity_id ?? "", "identity")
        .replace(/"\d{4}-[^"]+Z"|\d{4}-\d\d-\d\dT[^"]+/g, '"time"');
    return {
      answers: answers.map(({ status, headers, body, location }) => [
        status,
        [...headers.keys()].sort(),
        neutral(body),
        location.hash,
      ]),
      mails: own.map(({ kind, newEmail }) => [kind, neutral(newEmail)]),
      statuses: answers.map(({ status }) => status),
      others: server.mails.slice(count).filter(({ to }) => to === newEmail).length,
    };
  };
  const free = await ask(someone());
  const another = await ask(taken);
  expect(free.statuses).toEqual([200, 429, 200, 200, 303, 200]);
  expect(another.answers).toEqual(free.answers);
  expect(another.mails).toEqual(free.mails);
  expect(free.mails).toHaveLength(2);
  // The owner of the address is not written to.
  expect([free.others, another.others]).toEqual([2, 0]);
});

test("how many mails an address got, which only an account gets, changes nothing about asking for it", async () => {
  const limited = await startAuthServer({ limits: { mailByMailbox: { hits: 2, seconds: 3600 } } }, server.database);
  const outcomes = [];
  for (const address of [(await signUpSomeone(limited)).email, someone()]) {
    for (let number = 0; number < 3; number++) {
      await limited.request("POST", "/recover", { body: { email: address } });
      limited.advance(61);
    }
    const { auth, email } = await signUpSomeone(limited);
    const { error } = await auth.updateUser({ email: address });
    outcomes.push([error, (await limited.mail("email_change_current", email)).newEmail === address]);
  }
  expect(outcomes).toEqual([
    [null, true],
    [null, true],
  ]);
  await limited.close();
});

test("one account asks for few changes of its address, which mail strangers", async () => {
  const { auth, email } = await signUpSomeone(server);
  const wanted = Array.from({ length: 12 }, someone);
  const errors = [];
  for (const address of wanted) errors.push((await auth.updateUser({ email: address })).error?.code);
  // Each is a mail to its own mailbox as well, which got one by signing up.
  expect(errors).toEqual([...Array(9).fill(undefined), ...Array(3).fill("over_email_send_rate_limit")]);
  await server.settle();
  expect(server.mails.filter(({ to }) => wanted.includes(to))).toHaveLength(9);
  expect(server.mails.filter(({ to, kind }) => to === email && kind === "email_change_current")).toHaveLength(9);
});

test("a code is dead after five guesses, its link is not, and a new mail brings a new code", async () => {
  const { email } = await signUpSomeone(server);
  const ask = async () => {
    server.advance(61);
    await server.client().auth.signInWithOtp({ email });
    return server.mail("magiclink", email);
  };
  const guess = async (token: string) =>
    (await server.request("POST", "/verify", { body: { type: "email", email, token } })).status;
  const wrongFor = (right: string) => (right === "000000" ? "000001" : "000000");
  const mail = await ask();
  for (let number = 0; number < 4; number++) expect(await guess(wrongFor(mail.token))).toBe(403);
  const renewed = await ask();
  for (let number = 0; number < 5; number++) expect(await guess(wrongFor(renewed.token))).toBe(403);
  expect(await guess(renewed.token)).toBe(403);
  const token_hash = new URL(renewed.link ?? "").searchParams.get("token") ?? "";
  expect((await server.client().auth.verifyOtp({ token_hash, type: "magiclink" })).error).toBeNull();
  expect(await guess((await ask()).token)).toBe(200);
});

test("codes of one address do nothing for another, and are no link tokens", async () => {
  const [ana, bia] = [await signUpSomeone(server), await signUpSomeone(server)];
  const { token } = await server.mail("signup", ana.email);
  const own = await server.mail("signup", bia.email);
  const verify = async (body: object) => (await server.request("POST", "/verify", { body })).status;
  if (own.token !== token) expect(await verify({ type: "signup", email: bia.email, token })).toBe(403);
  expect(await verify({ type: "signup", token_hash: token })).toBe(403);
  const guessed = createHmac("sha224", "").update(`${ana.email}${token}`).digest("hex");
  expect(await verify({ type: "signup", token_hash: guessed })).toBe(403);
  const { owner } = server.database;
  const [row] = await owner`select token_hash from auth.one_time_tokens where relates_to = ${ana.email}`;
  expect(await verify({ type: "signup", token_hash: row?.token_hash })).toBe(403);
  expect(await verify({ type: "signup", email: ana.email, token })).toBe(200);
});

test("one link clicked twice at once, in two processes, opens one session", async () => {
  const other = await startAuthServer({ now: server.now }, server.database);
  const { email } = await signUpSomeone(server);
  const { link = "" } = await server.mail("signup", email);
  const clicks = [link, link.replace(server.url, other.url)].map((each) => fetch(each, { redirect: "manual" }));
  const locations = (await Promise.all(clicks)).map((response) => response.headers.get("Location") ?? "");
  expect(locations.filter((location) => location.includes("access_token="))).toHaveLength(1);
  expect(locations.filter((location) => location.includes("otp_expired"))).toHaveLength(1);
  await other.close();
});

test("a session id given from outside is never taken up", async () => {
  const session_id = randomUUID();
  const body = { email: someone(), password, session_id, refresh_token: randomBytes(24).toString("base64url") };
  const answer = await server.request("POST", "/signup", { body });
  expect(decodeJwt(answer.body.access_token).session_id).not.toBe(session_id);
  expect(answer.body.refresh_token).not.toBe(body.refresh_token);
});

test("the public facts hold nothing else, and the keys only their public halves", async () => {
  expect((await server.request("GET", "/settings")).body).toEqual({
    external: {
      ...{ anonymous_users: false, email: true, phone: false, apple: false, azure: false, discord: false },
      ...{ facebook: false, github: false, gitlab: false, google: false, keycloak: false, linkedin_oidc: false },
    },
    disable_signup: false,
    mailer_autoconfirm: true,
    phone_autoconfirm: false,
    sms_provider: "",
    saml_enabled: false,
  });
  const { body } = await server.request("GET", "/.well-known/jwks.json");
  expect(body).toEqual(server.keys.jwks);
  expect(JSON.stringify(body)).not.toContain('"d"');
  const { data } = await (await signUpSomeone(server)).auth.getClaims();
  expect(data?.claims.role).toBe("authenticated");
});

test("the answer about a mail does not wait for a look at the account", async () => {
  const { email } = await signUpSomeone(server);
  await server.database.owner.begin(async (tx) => {
    await tx`lock table auth.users in access exclusive mode`;
    for (const address of [email, someone()])
      for (const path of ["/recover", "/otp"])
        expect((await server.request("POST", path, { body: { email: address } })).status).toBe(200);
  });
  expect((await server.mail("recovery", email)).to).toBe(email);
});

test("time tells nobody whether an account exists", async () => {
  // Dear enough that a missing hash would show as a factor of four or more.
  const dear = await startAuthServer(
    { argon2: { memory: 38_912, passes: 1, parallelism: 1 }, limits: unlimited },
    server.database,
  );
  const { email } = await signUpSomeone(dear);
  const signIn = (email: string) =>
    dear.request("POST", "/token?grant_type=password", { body: { email, password: "errada-errada" } });
  const signUp = (email: string) => dear.request("POST", "/signup", { body: { email, password } });
  for (const call of [signIn, signUp]) {
    const [known, unknown] = await least(
      () => call(email),
      () => call(someone()),
    );
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(2.5);
  }
  await dear.close();
});

const unlimited = Object.fromEntries(
  ["signUpByAddress", "signInByAddress", "signInByAccount", "signInByAccountAndAddress", "mailByAddress"].map(
    (name) => [name, { hits: 10_000, seconds: 300 }],
  ),
);

/** Taken in turn, by the time that the processor spent on it. Of each the least: whatever else runs only adds to it. */
async function least(first: () => Promise<unknown>, second: () => Promise<unknown>) {
  const rounds = 5;
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++)
    for (const [which, call] of [first, second].entries()) {
      const start = process.cpuUsage();
      await call();
      const { user, system } = process.cpuUsage(start);
      times[which]?.push(user + system);
    }
  return times.map((each) => Math.min(...each)) as [number, number];
}
