import { decodeJwt, decodeProtectedHeader } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AuthServer, password, someone, startAuthServer } from "../testing/auth-server.ts";

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.close());

for (const version of ["client", "oldClient"] as const) {
  test(`${version}: signing up answers with a session at once and asks to confirm the address`, async () => {
    const email = someone();
    const { auth } = server[version]();
    const { data, error } = await auth.signUp({
      email: email.toUpperCase(),
      password,
      options: { data: { name: "Ana" }, emailRedirectTo: "http://localhost:3000/dashboard" },
    });
    expect(error).toBeNull();
    expect(data.session).toMatchObject({ token_type: "bearer", expires_in: 3600 });
    expect(data.user).toMatchObject({
      email,
      aud: "authenticated",
      role: "authenticated",
      phone: "",
      app_metadata: { provider: "email", providers: ["email"] },
      user_metadata: { name: "Ana", email, email_verified: false, phone_verified: false, sub: data.user?.id },
      is_anonymous: false,
    });
    expect(data.user?.email_confirmed_at).toBeUndefined();
    expect(data.user?.identities).toHaveLength(1);
    expect(data.user?.identities?.[0]).toMatchObject({
      provider: "email",
      id: data.user?.id,
      identity_data: { email, email_verified: false, sub: data.user?.id },
    });
    const mail = await server.mail("signup", email);
    expect(mail.token).toMatch(/^\d{6}$/);
    expect(mail.redirect).toBe("http://localhost:3000/dashboard");
    expect(mail.link).toContain(`${server.url}/auth/v1/verify?token=`);
    expect((await auth.getUser()).data.user?.email).toBe(email);
  });
}

test("the access token says what GoTrue's says", async () => {
  const email = someone();
  const { data } = await server.client().auth.signUp({ email, password });
  const token = data.session?.access_token ?? "";
  expect(decodeProtectedHeader(token)).toMatchObject({ alg: "ES256", kid: server.keys.signing.kid });
  const issuedAt = Math.floor(server.now().getTime() / 1000);
  expect(decodeJwt(token)).toEqual({
    iss: `${server.url}/auth/v1`,
    aud: "authenticated",
    sub: data.user?.id,
    role: "authenticated",
    email,
    phone: "",
    iat: issuedAt,
    exp: issuedAt + 3600,
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: data.user?.user_metadata,
    session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    aal: "aal1",
    amr: [{ method: "password", timestamp: issuedAt }],
    is_anonymous: false,
  });
  expect(data.session?.expires_at).toBe(issuedAt + 3600);
});

test("a taken address is refused, whatever its case; a free one is not", async () => {
  const email = someone();
  await server.client().auth.signUp({ email, password });
  const again = await server.client().auth.signUp({ email: email.toUpperCase(), password: "outra-senha" });
  expect(again.error).toMatchObject({ status: 422, code: "user_already_exists" });
  expect(again.data.session).toBeNull();
  expect((await server.client().auth.signInWithPassword({ email, password })).error).toBeNull();
});

test("passwords have between 6 characters and 72 bytes", async () => {
  const attempt = async (password: string) => (await server.client().auth.signUp({ email: someone(), password })).error;
  expect(await attempt("12345")).toMatchObject({ status: 422, code: "weak_password", reasons: ["length"] });
  expect(await attempt("a".repeat(73))).toMatchObject({ code: "weak_password" });
  expect(await attempt("ã".repeat(37))).toMatchObject({ code: "weak_password" });
  expect(await attempt("ãããããã")).toBeNull();
  expect(await attempt("a".repeat(72))).toBeNull();
});

test("what is no sign-up by e-mail gets GoTrue's errors", async () => {
  const signUp = async (body: unknown) => (await server.request("POST", "/signup", { body })).body;
  expect(await signUp({})).toMatchObject({ code: 422, error_code: "anonymous_provider_disabled" });
  expect(await signUp({ phone: "5511999999999", password })).toMatchObject({
    error_code: "phone_provider_disabled",
  });
  expect(await signUp({ email: "nonsense", password })).toMatchObject({
    code: 400,
    error_code: "validation_failed",
    msg: "Unable to validate email address: invalid format",
  });
  expect(await signUp({ email: someone() })).toMatchObject({ error_code: "validation_failed" });
  expect((await server.client().auth.signInAnonymously()).error).toMatchObject({
    code: "anonymous_provider_disabled",
  });
});

test("errors have the form that the asked version of the API has", async () => {
  const body = { email: someone(), password: "123" };
  const old = await server.request("POST", "/signup", { body });
  expect(old.body).toEqual({
    code: 422,
    error_code: "weak_password",
    msg: "Password should be at least 6 characters.",
    weak_password: { reasons: ["length"] },
  });
  expect(old.headers.get("X-Supabase-Api-Version")).toBeNull();
  const headers = { "X-Supabase-Api-Version": "2024-01-01" };
  const current = await server.request("POST", "/signup", { body, headers });
  expect(current.body).toEqual({
    code: "weak_password",
    message: "Password should be at least 6 characters.",
    weak_password: { reasons: ["length"] },
  });
  expect(current.headers.get("X-Supabase-Api-Version")).toBe("2024-01-01");
});

test("a mailer that fails or never answers holds nobody up", async () => {
  const mailers = [() => Promise.reject(new Error("SMTP is down")), () => new Promise<void>(() => {})];
  for (const sendMail of mailers) {
    const other = await startAuthServer({ sendMail, waitUntil() {} }, server.database);
    const { error } = await other.client().auth.signUp({ email: someone(), password });
    expect(error).toBeNull();
    other.failures.length = 0;
    await other.close();
  }
});

test("confirmation can be assumed: the address counts at once and no mail is sent", async () => {
  const other = await startAuthServer({ emailConfirmation: "assumed" }, server.database);
  const { data } = await other.client().auth.signUp({ email: someone(), password });
  expect(data.user?.email_confirmed_at).toBeDefined();
  expect(data.user?.user_metadata.email_verified).toBe(true);
  await other.settle();
  expect(other.mails).toEqual([]);
  await other.close();
});

test("the database keeps neither the password, a token, nor the address of the computer", async () => {
  const email = someone();
  const { data } = await server.client().auth.signUp({ email, password });
  const mail = await server.mail("signup", email);
  const { owner } = server.database;
  const [user] = await owner`select encrypted_password, confirmation_token from auth.users where email = ${email}`;
  expect(user?.encrypted_password).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
  expect(user?.confirmation_token).toBe("");
  const dump = JSON.stringify([
    await owner`select * from auth.refresh_tokens`,
    await owner`select * from auth.one_time_tokens`,
    await owner`select * from auth.sessions`,
    await owner`select * from auth.audit_log_entries`,
    await owner`select * from auth.rate_limits`,
  ]);
  const token = new URL(mail.link ?? "").searchParams.get("token") ?? "";
  for (const secret of [data.session?.refresh_token ?? "", token, password, "127.0.0.1"])
    expect(dump).not.toContain(secret);
});

test("a trigger that refuses the new row shows nothing of its words", async () => {
  const { owner } = server.database;
  await owner.unsafe(`
    create function public.refuse() returns trigger language plpgsql as $$
      begin raise exception 'segredo interno %', new.email; end $$;
    grant trigger on auth.users to current_user;
    create trigger refuse before insert on auth.users for each row
      when (new.email like 'recusada%') execute function public.refuse()`);
  const body = { email: "recusada@example.com", password };
  const answer = await server.request("POST", "/signup", { body });
  expect(answer).toMatchObject({
    status: 500,
    body: { error_code: "unexpected_failure", msg: "Database error saving new user" },
  });
  expect(server.failures.join()).not.toMatch(/segredo|recusada/);
  server.failures.length = 0;
});
