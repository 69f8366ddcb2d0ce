import { decodeJwt } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AuthServer, password, signUpSomeone, someone, startAuthServer } from "../testing/auth-server.ts";

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer({ requireReauthentication: true });
});
afterAll(() => server.close());

const tokenOf = (link: string | undefined) => new URL(link ?? "").searchParams.get("token") ?? "";

test("metadata is merged key by key, null removes, and the next token carries it", async () => {
  const { auth } = await signUpSomeone(server);
  await auth.updateUser({ data: { city: "Recife", plan: { nested: [1, "dois"] } } });
  const { data } = await auth.updateUser({ data: { city: null } });
  expect(data.user?.user_metadata).toMatchObject({ name: "Ana", plan: { nested: [1, "dois"] } });
  expect(data.user?.user_metadata).not.toHaveProperty("city");
  const refreshed = await auth.refreshSession();
  expect(decodeJwt(refreshed.data.session?.access_token ?? "").user_metadata).toEqual(data.user?.user_metadata);
});

test("metadata has a size, because every token carries it", async () => {
  const { auth } = await signUpSomeone(server);
  const { error } = await auth.updateUser({ data: { text: "x".repeat(5000) } });
  expect(error).toMatchObject({ status: 422, code: "validation_failed" });
  expect((await auth.updateUser({ data: { text: "x".repeat(3000) } })).error).toBeNull();
  expect((await auth.updateUser({ data: { more: "x".repeat(3000) } })).error).not.toBeNull();
});

test("a new password ends the other sessions and must be new and strong", async () => {
  const { email, auth } = await signUpSomeone(server);
  const elsewhere = server.client().auth;
  await elsewhere.signInWithPassword({ email, password });
  expect((await auth.updateUser({ password })).error).toMatchObject({ status: 422, code: "same_password" });
  expect((await auth.updateUser({ password: "123" })).error).toMatchObject({ code: "weak_password" });
  expect((await elsewhere.getUser()).error).toBeNull();
  expect((await auth.updateUser({ password: "senha-nova-1" })).error).toBeNull();
  expect((await auth.getUser()).error).toBeNull();
  expect((await elsewhere.getUser()).error).not.toBeNull();
  expect((await elsewhere.refreshSession()).error).not.toBeNull();
});

test("in a session of yesterday a new password needs the code from a mail", async () => {
  const { email, auth } = await signUpSomeone(server);
  server.advance(86_400);
  await auth.refreshSession();
  expect((await auth.updateUser({ password: "senha-nova-1" })).error).toMatchObject({
    status: 400,
    code: "reauthentication_needed",
  });
  expect((await auth.reauthenticate()).error).toBeNull();
  const mail = await server.mail("reauthentication", email);
  expect(mail.link).toBeUndefined();
  const nonce = mail.token;
  const wrong = nonce === "000000" ? "000001" : "000000";
  expect((await auth.updateUser({ password: "senha-nova-1", nonce: wrong })).error).toMatchObject({
    status: 422,
    code: "reauthentication_not_valid",
  });
  expect((await auth.updateUser({ password: "senha-nova-1", nonce })).error).toBeNull();
  expect((await auth.updateUser({ password: "senha-nova-2", nonce })).error).not.toBeNull();
});

test("who came by a link has no password, and makes one after a code from another mail", async () => {
  const email = someone();
  const { auth } = server.client();
  await auth.signInWithOtp({ email });
  await auth.verifyOtp({ email, token: (await server.mail("signup", email)).token, type: "email" });
  const newPassword = { email, password: "senha-nova-1" };
  expect((await server.client().auth.signInWithPassword(newPassword)).error).not.toBeNull();
  // Days later the session is too old; the code signs in anew.
  server.advance(3 * 86_400);
  await auth.refreshSession();
  await auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
  const { token } = await server.mail("magiclink", email);
  expect((await auth.verifyOtp({ email, token, type: "email" })).error).toBeNull();
  expect((await auth.updateUser({ password: newPassword.password })).error).toBeNull();
  expect((await server.client().auth.signInWithPassword(newPassword)).error).toBeNull();
});

test("somebody else's reauthentication code is no help", async () => {
  const [ana, bia] = [await signUpSomeone(server), await signUpSomeone(server)];
  server.advance(86_400);
  for (const { auth } of [ana, bia]) {
    await auth.refreshSession();
    await auth.reauthenticate();
  }
  const { token: nonce } = await server.mail("reauthentication", bia.email);
  const own = await server.mail("reauthentication", ana.email);
  if (own.token !== nonce)
    expect((await ana.auth.updateUser({ password: "senha-nova-1", nonce })).error).not.toBeNull();
  expect((await bia.auth.updateUser({ password: "senha-nova-1", nonce })).error).toBeNull();
});

test("a new address counts when both mailboxes have agreed, in either order", async () => {
  for (const order of [
    ["email_change_current", "email_change_new"],
    ["email_change_new", "email_change_current"],
  ] as const) {
    const { email, auth } = await signUpSomeone(server);
    const newEmail = someone();
    const { data } = await auth.updateUser({ email: newEmail });
    expect(data.user).toMatchObject({ email, new_email: newEmail });
    const [first, second] = [await server.mail(order[0]), await server.mail(order[1])];
    expect([first, second].map(({ to }) => to).sort()).toEqual([email, newEmail].sort());

    const visitor = server.client().auth;
    const half = await visitor.verifyOtp({ token_hash: tokenOf(first.link), type: "email_change" });
    expect(half.error).toBeNull();
    expect(half.data.session).toBeNull();
    expect((await auth.getUser()).data.user?.email).toBe(email);
    const twice = await visitor.verifyOtp({ token_hash: tokenOf(first.link), type: "email_change" });
    expect(twice.error).toMatchObject({ code: "otp_expired" });
    const whole = await visitor.verifyOtp({ email: second.to, token: second.token, type: "email_change" });
    expect(whole.error).toBeNull();
    expect(whole.data.user).toMatchObject({ email: newEmail });
    expect(whole.data.user?.email_confirmed_at).toBeDefined();
    expect(whole.data.user?.new_email).toBeUndefined();
    expect(whole.data.user?.identities?.[0]?.identity_data).toMatchObject({ email: newEmail, email_verified: true });
    expect((await server.client().auth.signInWithPassword({ email: newEmail, password })).error).toBeNull();
    expect((await server.client().auth.signInWithPassword({ email, password })).error).not.toBeNull();
  }
});

test("clicking the first link of an address change says that the other is waited for", async () => {
  const { auth } = await signUpSomeone(server);
  await auth.updateUser({ email: someone() });
  const { link } = await server.mail("email_change_current");
  const response = await fetch(link ?? "", { redirect: "manual" });
  expect(response.headers.get("Location")).toContain("#message=Confirmation+link+accepted");
});

test("mails sent to the old address are void once it has changed", async () => {
  const { email, auth } = await signUpSomeone(server);
  await auth.resetPasswordForEmail(email);
  const recovery = await server.mail("recovery", email);
  await auth.updateUser({ email: someone() });
  for (const kind of ["email_change_current", "email_change_new"] as const) {
    const { link } = await server.mail(kind);
    await server.client().auth.verifyOtp({ token_hash: tokenOf(link), type: "email_change" });
  }
  const { error } = await server.client().auth.verifyOtp({ token_hash: tokenOf(recovery.link), type: "recovery" });
  expect(error).toMatchObject({ code: "otp_expired" });
});

test("a new password ends a change of address that was under way", async () => {
  const { email, auth } = await signUpSomeone(server);
  await auth.updateUser({ email: someone() });
  const { link } = await server.mail("email_change_new");
  expect((await auth.updateUser({ password: "tâmaras-no-pote" })).error).toBeNull();
  expect((await auth.getUser()).data.user?.new_email).toBeUndefined();
  const { error } = await server.client().auth.verifyOtp({ token_hash: tokenOf(link), type: "email_change" });
  expect(error).toMatchObject({ code: "otp_expired" });
  server.advance(61);
  await auth.resend({ type: "email_change", email });
  await server.settle();
  const pending = await server.database.owner`
    select from auth.one_time_tokens where relates_to = ${email} and token_type::text like 'email_change%'`;
  expect(pending).toHaveLength(0);
});

test("the first confirmation ends a change of address that a stranger began", async () => {
  const { email, auth } = await signUpSomeone(server);
  expect((await auth.updateUser({ email: someone() })).error).toBeNull();
  const { token } = await server.mail("signup", email);
  const owner = server.client().auth;
  expect((await owner.verifyOtp({ email, token, type: "signup" })).error).toBeNull();
  server.advance(61);
  const count = server.mails.length;
  await owner.resend({ type: "email_change", email });
  await server.settle();
  expect(server.mails).toHaveLength(count);
  const [user] = await server.database.owner`
    select email_change, (select count(*)::int from auth.one_time_tokens t where t.user_id = u.id) as tokens
    from auth.users u where email = ${email}`;
  expect(user).toEqual({ email_change: "", tokens: 0 });
});

test("a request whose body comes after its session has ended changes nothing", async () => {
  const { email, auth, session } = await signUpSomeone(server);
  const { writable, readable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const slow = fetch(`${server.url}/auth/v1/user`, {
    method: "PUT",
    headers: { apikey: server.keys.publishableKey, Authorization: `Bearer ${session.access_token}` },
    body: readable,
    duplex: "half",
  } as RequestInit);
  const encode = (text: string) => new TextEncoder().encode(text);
  await writer.write(encode(`{"email": "${someone()}", "data": {"name": "Ladra"}`));
  // The session was found before the body is waited for.
  await new Promise((resolve) => setTimeout(resolve, 300));
  await auth.signOut();
  await writer.write(encode("}"));
  await writer.close();
  const answer = await slow;
  expect([answer.status, await answer.json()]).toMatchObject([403, { error_code: "session_not_found" }]);
  const [user] = await server.database.owner`
    select email_change, raw_user_meta_data ->> 'name' as name from auth.users where email = ${email}`;
  expect(user).toEqual({ email_change: "", name: "Ana" });
});

test("an address that somebody else has cannot be taken over", async () => {
  const [ana, bia] = [await signUpSomeone(server), await signUpSomeone(server)];
  expect((await ana.auth.updateUser({ email: bia.email })).data.user).toMatchObject({ new_email: bia.email });
  const own = await server.mail("email_change_current", ana.email);
  await server.client().auth.verifyOtp({ token_hash: tokenOf(own.link), type: "email_change" });
  expect((await ana.auth.getUser()).data.user?.email).toBe(ana.email);
  // Free when asked for, taken when confirmed.
  const wanted = someone();
  expect((await ana.auth.updateUser({ email: wanted })).error).toBeNull();
  const mails = [await server.mail("email_change_current"), await server.mail("email_change_new", wanted)];
  await server.client().auth.signUp({ email: wanted, password });
  await server.client().auth.verifyOtp({ token_hash: tokenOf(mails[0]?.link), type: "email_change" });
  const last = await server.client().auth.verifyOtp({ token_hash: tokenOf(mails[1]?.link), type: "email_change" });
  expect(last.error).toMatchObject({ code: "email_exists" });
  expect((await ana.auth.getUser()).data.user?.email).toBe(ana.email);
});

test("a change of address can be resent, and starts anew", async () => {
  const { email, auth } = await signUpSomeone(server);
  await auth.updateUser({ email: someone() });
  const old = await server.mail("email_change_new");
  server.advance(61);
  expect((await auth.resend({ type: "email_change", email })).error).toBeNull();
  const renewed = await server.mail("email_change_new");
  expect(renewed.link).not.toBe(old.link);
  const verify = (link: string | undefined) =>
    server.client().auth.verifyOtp({ token_hash: tokenOf(link), type: "email_change" });
  expect((await verify(old.link)).error).toMatchObject({ code: "otp_expired" });
  expect((await verify(renewed.link)).error).toBeNull();
});

test("the old client reads and changes its user", async () => {
  const { email } = await signUpSomeone(server);
  const { auth } = server.oldClient();
  await auth.signInWithPassword({ email, password });
  expect((await auth.updateUser({ data: { city: "Olinda" } })).data.user?.user_metadata.city).toBe("Olinda");
  expect((await auth.getUser()).data.user?.user_metadata.city).toBe("Olinda");
});
