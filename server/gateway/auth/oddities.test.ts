import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AuthServer, password, signUpSomeone, someone, startAuthServer } from "./testing/auth-server.ts";

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer({ limits: unlimited() });
});
afterAll(() => server.close());

function unlimited() {
  const many = { hits: 1_000_000, seconds: 60 };
  return {
    signUpByAddress: many,
    signInByAddress: many,
    refreshByAddress: many,
    verifyByAddress: many,
    updateByUser: many,
    mailByAddress: many,
    mailByMailbox: many,
    mailByMailboxAndKind: many,
  };
}

const posts = [
  "/signup",
  "/token?grant_type=password",
  "/token?grant_type=refresh_token",
  "/token?grant_type=pkce",
  "/otp",
  "/magiclink",
  "/verify",
  "/recover",
  "/resend",
];

test("what is no JSON is 400 bad_json everywhere", async () => {
  for (const path of posts)
    for (const raw of ["{", "nonsense", '{"email": }', "\u00ff{"]) {
      const { status, body } = await server.request("POST", path, { raw });
      expect(status, `${path} ${raw}`).toBe(400);
      expect(body.error_code).toBe("bad_json");
    }
});

test("JSON of another shape is refused, never a failure", async () => {
  const shapes = ["[]", "null", "1", '"x"', '{"email": 1}', '{"email": {}}', '{"email": ["a"]}', '{"data": []}'];
  for (const path of posts)
    for (const raw of shapes) {
      const { status, body } = await server.request("POST", path, { raw });
      expect([400, 422], `${path} ${raw}`).toContain(status);
      expect(body.error_code).toBeTypeOf("string");
    }
});

test("a body of more than 64 kB is refused, with a length or in pieces", async () => {
  const big = JSON.stringify({ email: someone(), password, data: { text: "x".repeat(70_000) } });
  expect((await server.request("POST", "/signup", { raw: big })).status).toBe(413);
  const pieces = new ReadableStream({
    start(controller) {
      for (let piece = 0; piece < 70; piece++) controller.enqueue(new TextEncoder().encode("x".repeat(1024)));
      controller.close();
    },
  });
  const response = await fetch(`${server.url}/auth/v1/signup`, {
    method: "POST",
    headers: { apikey: server.keys.publishableKey },
    body: pieces,
    duplex: "half",
  } as RequestInit);
  expect(response.status).toBe(413);
  const small = JSON.stringify({ email: someone(), password, data: { text: "x".repeat(3000) } });
  expect((await server.request("POST", "/signup", { raw: small })).status).toBe(200);
});

test("text that the database cannot hold is refused, odd text that it can is kept", async () => {
  const signUp = (name: string) =>
    server.request("POST", "/signup", {
      raw: `{"email":"${someone()}","password":"${password}","data":{"name":${name}}}`,
    });
  for (const name of ['"\\u0000"', '"\\ud800"', '{"\\u0000": 1}', `${"[".repeat(5000)}${"]".repeat(5000)}`])
    expect((await signUp(name)).body).toMatchObject({ code: 400, error_code: "validation_failed" });
  for (const name of ['"\'; drop table auth.users; --"', '"\\ud83d\\ude00"', '{"__proto__": {"x": 1}}', '"$1 $$ \\\\"'])
    expect((await signUp(name)).body.user.user_metadata.name).toEqual(JSON.parse(name));
  expect(({} as { x?: number }).x).toBeUndefined();
});

test("addresses that are none are refused before anything is done", async () => {
  const odd = [
    "a@b.c\n",
    "a@b.c\r\nBcc: d@e.f",
    "a b@c.d",
    "<a@b.c>",
    "a@b.c,d@e.f",
    "ana@exämple.com",
    "\u212Aelvin@example.com",
    "@b.c",
    "a@",
    "a@b..c",
    `${"a".repeat(250)}@b.com`,
    "a@b.c' or 1=1 --",
  ];
  for (const email of odd)
    for (const path of ["/signup", "/recover", "/otp"])
      expect(
        (await server.request("POST", path, { body: { email, password } })).body,
        `${path} ${email}`,
      ).toMatchObject({
        code: 400,
        error_code: "validation_failed",
      });
  const body = { email: "a.b+c'd@sub.example.com", password };
  expect((await server.request("POST", "/signup", { body })).status).toBe(200);
});

test("whatever is sent, nothing fails and nothing tells of the database", async () => {
  const { session } = await signUpSomeone(server);
  const headers = { Authorization: `Bearer ${session.access_token}` };
  const names = ["email", "password", "data", "token", "type", "token_hash", "refresh_token", "nonce", "phone"];
  const value = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.string({ unit: "binary" }), fc.emailAddress());
  const body = fc.dictionary(fc.constantFrom(...names), value);
  const call = fc.constantFrom(...posts.map((path) => ["POST", path]), ["PUT", "/user"], ["POST", "/factors"]);
  await fc.assert(
    fc.asyncProperty(call, body, async ([method = "", path = ""], body) => {
      const answer = await server.request(method, path, { body, headers });
      expect(answer.status).toBeLessThan(500);
      expect(JSON.stringify(answer.body)).not.toMatch(/postgres|syntax error|relation|constraint|stack/i);
    }),
    { numRuns: 100, seed: 20261115 },
  );
});

test("unknown paths, methods and ids answer in the service's format", async () => {
  const { session } = await signUpSomeone(server);
  const headers = { Authorization: `Bearer ${session.access_token}` };
  const ask = async (method: string, path: string) => {
    const { status, body } = await server.request(method, path, { headers });
    return [status, body.error_code];
  };
  expect(await ask("GET", "/nonsense")).toEqual([404, "not_found"]);
  expect(await ask("DELETE", "/user")).toEqual([404, "not_found"]);
  expect(await ask("POST", "/sso")).toEqual([404, "saml_provider_disabled"]);
  expect(await ask("DELETE", "/factors/nonsense")).toEqual([404, "validation_failed"]);
  expect(await ask("DELETE", "/user/identities/nonsense")).toEqual([404, "validation_failed"]);
  expect(await ask("DELETE", "/factors/%00")).toEqual([404, "validation_failed"]);
});
