import { decodeJwt } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { redirectAddress } from "../sign-in/redirect-address.ts";
import { type AuthServer, password, signUpSomeone, someone, startAuthServer } from "../testing/auth-server.ts";

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer({ redirectUrls: ["https://*.betesda.example/**"] });
});
afterAll(() => server.close());

/** What a browser does with a link: no key, no token; the answer is where it ends up. */
async function click(link: string | undefined, headers = {}) {
  const response = await fetch(link ?? "", { redirect: "manual", headers });
  expect(response.status).toBe(303);
  expect(response.headers.get("Referrer-Policy")).toBe("no-referrer");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const location = new URL(response.headers.get("Location") ?? "");
  const fragment = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  return { address: `${location.origin}${location.pathname}`, query: location.searchParams, fragment };
}

test("the link of a sign-up confirms the address and signs in, once", async () => {
  const { email, auth } = await signUpSomeone(server);
  const { link } = await server.mail("signup", email);
  const { address, fragment } = await click(link);
  expect(address).toBe("http://localhost:3000/");
  expect(fragment).toMatchObject({ type: "signup", token_type: "bearer", expires_in: "3600" });
  const visitor = server.client().auth;
  const { data } = await visitor.setSession(fragment as never);
  expect(data.user?.email_confirmed_at).toBeDefined();
  expect(data.user?.user_metadata.email_verified).toBe(true);
  expect(data.user?.identities?.[0]?.identity_data?.email_verified).toBe(true);
  expect(decodeJwt(fragment.access_token ?? "").amr).toMatchObject([{ method: "otp" }]);
  expect((await visitor.getUser()).data.user?.email_confirmed_at).toBeDefined();
  // Whoever made the account may not be who reads its mails.
  expect((await auth.getUser()).error).toMatchObject({ name: "AuthSessionMissingError" });

  const again = await click(link);
  expect(again.fragment).toEqual({
    error: "access_denied",
    error_code: "otp_expired",
    error_description: "Email link is invalid or has expired",
  });
});

test("a HEAD of a mail scanner uses nothing up", async () => {
  const { email } = await signUpSomeone(server);
  const { link } = await server.mail("signup", email);
  expect((await fetch(link ?? "", { method: "HEAD", redirect: "manual" })).status).toBe(405);
  expect((await click(link)).fragment.access_token).toBeDefined();
});

test("a link is good for an hour, and one that confirms a new address for two days", async () => {
  for (const [type, seconds, isGood] of [
    ["recovery", 3599, true],
    ["recovery", 3600, false],
    ["signup", 48 * 3600 - 1, true],
    ["signup", 48 * 3600, false],
  ] as const) {
    const { email, auth } = await signUpSomeone(server);
    if (type === "recovery") await auth.resetPasswordForEmail(email);
    const { link } = await server.mail(type, email);
    server.advance(seconds);
    expect((await click(link)).fragment.access_token !== undefined, `${type} ${seconds}`).toBe(isGood);
  }
});

test("the digits beside that link, which can be guessed, are good for an hour", async () => {
  for (const [seconds, isGood] of [
    [3599, true],
    [3600, false],
  ] as const) {
    const { email, auth } = await signUpSomeone(server);
    const { token } = await server.mail("signup", email);
    server.advance(seconds);
    const { error } = await auth.verifyOtp({ email, token: token ?? "", type: "signup" });
    expect(error === null).toBe(isGood);
  }
});

for (const version of ["client", "oldClient"] as const) {
  test(`${version}: a forgotten password is replaced by link, and every other session ends`, async () => {
    const { email, auth: elsewhere } = await signUpSomeone(server);
    const { auth } = server[version]();
    const redirectTo = "https://app.betesda.example/nova-senha";
    expect((await auth.resetPasswordForEmail(email, { redirectTo })).error).toBeNull();
    const { address, fragment } = await click((await server.mail("recovery", email)).link);
    expect(address).toBe(redirectTo);
    expect(fragment.type).toBe("recovery");
    await auth.setSession(fragment as never);
    expect((await auth.updateUser({ password: "nova-senha-boa" })).error).toBeNull();
    expect((await auth.getUser()).error).toBeNull();
    expect((await elsewhere.getUser()).error).not.toBeNull();
    const signIn = async (password: string) =>
      (await server.client().auth.signInWithPassword({ email, password })).error;
    expect(await signIn(password)).toMatchObject({ code: "invalid_credentials" });
    expect(await signIn("nova-senha-boa")).toBeNull();
  });

  test(`${version}: a forgotten password in the PKCE flow needs the verifier of the browser that asked`, async () => {
    const { email } = await signUpSomeone(server);
    const { auth } = server[version]("pkce");
    await auth.resetPasswordForEmail(email, { redirectTo: "http://localhost:3000/nova-senha" });
    const { link } = await server.mail("recovery", email);
    expect(link).toContain("token=pkce_");
    const { address, query, fragment } = await click(link);
    expect(address).toBe("http://localhost:3000/nova-senha");
    expect(fragment).toEqual({});
    const code = query.get("code") ?? "";
    const stranger = server.client("pkce").auth;
    expect((await stranger.exchangeCodeForSession(code)).error).not.toBeNull();
    const { data, error } = await auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    expect(decodeJwt(data.session?.access_token ?? "").amr).toMatchObject([{ method: "recovery" }]);
    const body = { auth_code: code, code_verifier: "a".repeat(43) };
    const again = await server.request("POST", "/token?grant_type=pkce", { body });
    expect(again.body).toMatchObject({ code: 404, error_code: "flow_state_not_found" });
  });

  test(`${version}: a code by mail signs in, by hand or by link`, async () => {
    const { email } = await signUpSomeone(server);
    const { auth } = server[version]();
    expect((await auth.signInWithOtp({ email })).error).toBeNull();
    const { token } = await server.mail("magiclink", email);
    const wrong = await auth.verifyOtp({ email, token: token === "000000" ? "000001" : "000000", type: "email" });
    expect(wrong.error).toMatchObject({ status: 403, message: "Token has expired or is invalid" });
    const { data, error } = await auth.verifyOtp({ email, token, type: "email" });
    expect(error).toBeNull();
    expect(data.user?.email_confirmed_at).toBeDefined();
    server.advance(61);
    await auth.signInWithOtp({ email });
    const { fragment } = await click((await server.mail("magiclink", email)).link);
    expect(fragment).toMatchObject({ type: "magiclink", refresh_token: expect.any(String) });
  });
}

test("whoever proves to read an account's mails first does not share it with who made it", async () => {
  const { email, auth: maker } = await signUpSomeone(server);
  await server.client().auth.resetPasswordForEmail(email);
  const { fragment } = await click((await server.mail("recovery", email)).link);
  expect((await maker.getUser()).error).not.toBeNull();
  expect((await server.client().auth.setSession(fragment as never)).error).toBeNull();
});

test("the token of a link can be sent by a page", async () => {
  const { email } = await signUpSomeone(server);
  const { link } = await server.mail("signup", email);
  const token_hash = new URL(link ?? "").searchParams.get("token") ?? "";
  const { auth } = server.client();
  expect((await auth.verifyOtp({ token_hash, type: "recovery" })).error).toMatchObject({ code: "otp_expired" });
  expect((await auth.verifyOtp({ token_hash, type: "signup" })).error).toBeNull();
  expect((await auth.verifyOtp({ token_hash, type: "signup" })).error).toMatchObject({ code: "otp_expired" });
});

test("a sign-up in the PKCE flow is confirmed with a code for the same browser", async () => {
  const { email, auth } = await signUpSomeone(server, "pkce");
  const { query } = await click((await server.mail("signup", email)).link);
  const { data, error } = await auth.exchangeCodeForSession(query.get("code") ?? "");
  expect(error).toBeNull();
  expect(data.user?.email_confirmed_at).toBeDefined();
});

test("a code for the PKCE flow is good for five minutes, once, and not for another verifier, which leaves it as it is", async () => {
  const start = async () => {
    const { email } = await signUpSomeone(server);
    const { auth } = server.client("pkce");
    await auth.signInWithOtp({ email });
    const { query } = await click((await server.mail("magiclink", email)).link);
    return { auth, code: query.get("code") ?? "" };
  };
  const late = await start();
  server.advance(301);
  expect((await late.auth.exchangeCodeForSession(late.code)).error).toMatchObject({ code: "flow_state_expired" });
  const inTime = await start();
  const body = { auth_code: inTime.code, code_verifier: "b".repeat(64) };
  expect((await server.request("POST", "/token?grant_type=pkce", { body })).body).toMatchObject({
    error_code: "bad_code_verifier",
  });
  expect((await inTime.auth.exchangeCodeForSession(inTime.code)).error).toBeNull();
  expect((await server.request("POST", "/token?grant_type=pkce", { body })).body).toMatchObject({
    error_code: "flow_state_not_found",
  });
});

test("an expired link of the PKCE flow leads back with the error in query and fragment", async () => {
  const { email } = await signUpSomeone(server);
  await server.client("pkce").auth.resetPasswordForEmail(email);
  const { link } = await server.mail("recovery", email);
  server.advance(3601);
  const { query, fragment } = await click(link);
  expect(query.get("error_code")).toBe("otp_expired");
  expect(fragment.error_code).toBe("otp_expired");
});

test("a code by mail makes an account for a newcomer, unless told not to", async () => {
  const [newcomer, unwanted] = [someone(), someone()];
  const { auth } = server.client();
  await auth.signInWithOtp({ email: newcomer, options: { data: { name: "Bia" } } });
  const { token } = await server.mail("signup", newcomer);
  const { data } = await auth.verifyOtp({ email: newcomer, token, type: "email" });
  expect(data.user).toMatchObject({ email: newcomer, user_metadata: { name: "Bia", email_verified: true } });
  const answer = await auth.signInWithOtp({ email: unwanted, options: { shouldCreateUser: false } });
  expect(answer.error).toBeNull();
  await server.settle();
  expect(server.mails.filter(({ to }) => to === unwanted)).toEqual([]);
  expect((await auth.signInWithOtp({ phone: "+5511999999999" })).error).toMatchObject({
    code: "phone_provider_disabled",
  });
});

test("the mail of a sign-up can be sent again: the new one counts, the old one no more", async () => {
  const { email, auth } = await signUpSomeone(server);
  const first = await server.mail("signup", email);
  expect((await auth.resend({ type: "signup", email })).error).toMatchObject({
    status: 429,
    code: "over_email_send_rate_limit",
  });
  server.advance(61);
  expect((await auth.resend({ type: "signup", email })).error).toBeNull();
  const second = await server.mail("signup", email);
  expect(second.link).not.toBe(first.link);
  expect((await click(first.link)).fragment.error_code).toBe("otp_expired");
  expect((await click(second.link)).fragment.access_token).toBeDefined();
  server.advance(61);
  const count = server.mails.length;
  expect((await auth.resend({ type: "signup", email })).error).toBeNull();
  await server.settle();
  expect(server.mails).toHaveLength(count);
});

test("what is no verification gets GoTrue's errors", async () => {
  const verify = async (body: object) => (await server.request("POST", "/verify", { body })).body;
  const token = "123456";
  expect(await verify({ token, email: "a@b.c" })).toMatchObject({ msg: "Verify requires a verification type" });
  expect(await verify({ type: "signup" })).toMatchObject({ error_code: "validation_failed" });
  expect(await verify({ type: "nonsense", token, email: "a@b.c" })).toMatchObject({ code: 400 });
  expect(await verify({ type: "constructor", token, email: "a@b.c" })).toMatchObject({ code: 400 });
  expect(await verify({ type: "sms", token, phone: "1" })).toMatchObject({ error_code: "phone_provider_disabled" });
  expect(await verify({ type: "email", token, email: "nobody@example.com" })).toMatchObject({
    code: 403,
    error_code: "otp_expired",
  });
});

test("a link that was cut or mistyped leads to a page of the website, too", async () => {
  for (const query of ["", "?type=signup", "?token=x", "?type=nonsense&token=x", "?token=pkce_x&type="]) {
    const { address, fragment } = await click(`${server.url}/auth/v1/verify${query}`);
    expect(address, query).toBe("http://localhost:3000/");
    expect(fragment, query).toMatchObject({ error: "invalid_request", error_code: "validation_failed" });
  }
});

const tricks = [
  "https://evil.example/",
  "//evil.example",
  "https://localhost:3000@evil.example/",
  "https://evil.example/#.betesda.example/",
  "https://evil.example?.betesda.example/",
  "https://evil.example/.betesda.example/",
  "https://app.betesda.example.evil.example/",
  "https://a.b.betesda.example/x",
  "http://app.betesda.example/x",
  "javascript:alert(1)//betesda.example",
  "http://localhost:3000.evil.example/",
  "http://localhost:3001/",
  "https:\\\\evil.example",
  " https://evil.example/",
];

test("links lead to allowed addresses only, whatever is asked for", async () => {
  const { email } = await signUpSomeone(server);
  for (const trick of tricks) {
    server.advance(61);
    await server.client().auth.resetPasswordForEmail(email, { redirectTo: trick });
    expect((await server.mail("recovery", email)).redirect, trick).toBe("http://localhost:3000");
  }
  const { link } = await server.mail("recovery", email);
  const forged = new URL(link ?? "");
  forged.searchParams.set("redirect_to", "https://evil.example/");
  expect((await click(forged.href)).address).toBe("http://localhost:3000/");
});

test("addresses are matched against the list piece by piece", () => {
  const settings = {
    siteUrl: "https://betesda.example",
    sendMail() {},
    redirectUrls: ["https://*.vercel.example/**", "myapp://login", "http://localhost:*/back", "https://um.example"],
  };
  const allowed = [
    "https://betesda.example/nova-senha?x=1",
    "https://preview-1.vercel.example/a/b?c=d",
    "myapp://login",
    "http://localhost:5173/back",
    "https://um.example",
    "https://um.example/",
  ];
  for (const address of allowed) expect(redirectAddress(settings, address), address).not.toBe(settings.siteUrl);
  const refused = [
    "http://betesda.example/",
    "https://betesda.example:444/",
    "https://a.b.vercel.example/",
    "https://vercel.example/",
    "https://x.vercel.example.evil.example/",
    "https://evil.example/?https://a.vercel.example/",
    "myapp://login.evil",
    "http://localhost:5173/other",
    "https://um.example.evil.example",
    "https://um.example/path",
    "data:text/html,x",
    "javascript:alert(1)",
    "/relative",
    "",
  ];
  for (const address of refused) expect(redirectAddress(settings, address), address).toBe(settings.siteUrl);
  expect(redirectAddress(settings, "https://betesda.example/a#access_token=x")).toBe("https://betesda.example/a");
});
