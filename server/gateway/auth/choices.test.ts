import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AuthServer, password, signUpSomeone, someone, startAuthServer } from "./testing/auth-server.ts";
import { bothClients } from "./testing/both-clients.ts";

/** What an operator may choose about accounts. */
let confirming: AuthServer;
let closed: AuthServer;
beforeAll(async () => {
  confirming = await startAuthServer({ emailConfirmation: "required" });
  closed = await startAuthServer({ isSignUpClosed: true, isLinkingClosed: true });
});
afterAll(() => Promise.all([confirming.close(), closed.close()]));

describe.each(bothClients(() => confirming))("an address that must be confirmed first, with $version", (client) => {
  test("signs nobody in before, and opens with its link", async () => {
    const email = someone();
    const made = await client.connect().auth.signUp({ email, password, options: { data: { name: "Ana" } } });
    expect(made.error).toBeNull();
    expect(made.data).toMatchObject({ session: null, user: { email, identities: [{ provider: "email" }] } });
    const early = await client.connect().auth.signInWithPassword({ email, password });
    expect(early.error).toMatchObject({ status: 400, message: "Email not confirmed" });
    const mail = await confirming.mail("signup", email);
    const { auth } = client.connect();
    const verified = await auth.verifyOtp({ email, token: mail.token, type: "signup" });
    expect(verified.data.session).not.toBeNull();
    expect((await client.connect().auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  test("that somebody has is answered with an account that is none, and nothing happens to theirs", async () => {
    const email = someone();
    await client.connect().auth.signUp({ email, password });
    const mail = await confirming.mail("signup", email);
    await client.connect().auth.verifyOtp({ email, token: mail.token, type: "signup" });
    const sent = confirming.mails.length;
    const again = await client.connect().auth.signUp({ email, password: "outra-senha-comprida" });
    expect(again.error).toBeNull();
    expect(again.data).toMatchObject({ session: null, user: { email, identities: [] } });
    const [row] = await confirming.database.owner`select id from auth.users where email = ${email}`;
    expect(again.data.user?.id).not.toBe(row?.id);
    await confirming.settle();
    expect(confirming.mails).toHaveLength(sent);
    expect((await client.connect().auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  test("gets its mail again by signing up again, and keeps its first password", async () => {
    const email = someone();
    const first = await client.connect().auth.signUp({ email, password });
    await confirming.settle();
    confirming.advance(61);
    const again = await client.connect().auth.signUp({ email, password: "outra-senha-comprida" });
    expect(again.data.user?.id).toBe(first.data.user?.id);
    await confirming.settle();
    expect(confirming.mails.filter((mail) => mail.to === email)).toHaveLength(2);
    const mail = await confirming.mail("signup", email);
    await client.connect().auth.verifyOtp({ email, token: mail.token, type: "signup" });
    expect((await client.connect().auth.signInWithPassword({ email, password })).error).toBeNull();
  });
});

test("a wrong password says nothing of an address that waits", async () => {
  const email = someone();
  await confirming.client().auth.signUp({ email, password });
  const wrong = await confirming.client().auth.signInWithPassword({ email, password: "nada-disso-aqui" });
  expect(wrong.error).toMatchObject({ code: "invalid_credentials" });
});

test("clients are told what is chosen", async () => {
  const settings = async (server: AuthServer) => (await server.request("GET", "/settings")).body;
  expect(await settings(confirming)).toMatchObject({ mailer_autoconfirm: false, disable_signup: false });
  expect(await settings(closed)).toMatchObject({ mailer_autoconfirm: true, disable_signup: true });
});

describe.each(bothClients(() => closed))("where nobody may sign up, with $version", (client) => {
  test("only the administration makes accounts", async () => {
    const email = someone();
    expect((await client.connect().auth.signUp({ email, password })).error).toMatchObject({
      status: 422,
      message: "Signups not allowed for this instance",
    });
    expect((await client.connect().auth.signInWithOtp({ email })).error).toBeNull();
    await closed.settle();
    expect(await closed.database.owner`select from auth.users where email = ${email}`).toHaveLength(0);
    expect((await client.admin().createUser({ email, password, email_confirm: true })).error).toBeNull();
    const { auth } = client.connect();
    expect((await auth.signInWithPassword({ email, password })).error).toBeNull();
    const { session } = (await auth.getSession()).data;
    const linking = await closed.request("GET", "/user/identities/authorize?provider=google", {
      headers: { Authorization: `Bearer ${session?.access_token}` },
    });
    expect(linking).toMatchObject({ status: 404, body: { error_code: "manual_linking_disabled" } });
  });
});

describe.each(bothClients(() => confirming))("accounts that the administration makes, with $version", (client) => {
  test("have the metadata that was given, and nothing else", async () => {
    const user_metadata = { name: "Davi", likes: ["tea"] };
    const made = await client.admin().createUser({ email: someone(), password, user_metadata });
    expect(made.data.user?.user_metadata).toEqual(user_metadata);
    const confirmed = await client.admin().createUser({ email: someone(), email_confirm: true, user_metadata });
    expect(confirmed.data.user?.user_metadata).toEqual({ ...user_metadata, email_verified: true });
    for (const type of ["signup", "invite", "magiclink"] as const) {
      const options = { data: user_metadata };
      const link = await client.admin().generateLink({ type, email: someone(), password, options } as never);
      expect(link.error).toBeNull();
      expect(link.data.user?.user_metadata).toEqual(user_metadata);
    }
    const moved = await client.admin().updateUserById(made.data.user?.id ?? "", { email: someone() });
    expect(moved.data.user?.user_metadata).toEqual(user_metadata);
  });
});

test("who signs up has the claims of the address in the metadata, as from the service", async () => {
  const server = await startAuthServer();
  try {
    const { user, email } = await signUpSomeone(server);
    expect(user.user_metadata).toEqual({
      name: "Ana",
      sub: user.id,
      email,
      email_verified: false,
      phone_verified: false,
    });
  } finally {
    await server.close();
  }
});

test("what is not served says so as the service does", async () => {
  const { session } = await signUpSomeone(await pastServer());
  const headers = { Authorization: `Bearer ${session.access_token}` };
  const admin = { apikey: past.keys.secretKey };
  const asked = async (method: string, path: string, given: Record<string, string> = headers) => {
    const { status, body } = await past.request(method, path, { headers: given });
    return [status, body.error_code, body.msg];
  };
  const noOAuthServer = [404, "feature_disabled", "OAuth server is disabled"];
  expect(await asked("POST", "/token?grant_type=web3")).toEqual([
    422,
    "web3_provider_disabled",
    "Web3 provider is disabled",
  ]);
  expect(await asked("GET", "/oauth/authorizations/abc")).toEqual(noOAuthServer);
  expect(await asked("POST", "/oauth/authorizations/abc/consent")).toEqual(noOAuthServer);
  expect(await asked("POST", "/oauth/token")).toEqual(noOAuthServer);
  expect(await asked("GET", "/user/oauth/grants")).toEqual(noOAuthServer);
  expect(await asked("GET", "/admin/oauth/clients", admin)).toEqual(noOAuthServer);
  expect(await asked("GET", "/admin/oauth/clients")).toEqual([403, "not_admin", "User not allowed"]);
  expect(await asked("GET", "/admin/custom-providers", admin)).toEqual([
    404,
    "feature_disabled",
    "Custom OAuth providers are disabled",
  ]);
  expect(await asked("POST", "/passkeys/authentication/options")).toEqual([
    404,
    "passkey_disabled",
    "Passkeys are disabled",
  ]);
  await past.close();
});

let past: AuthServer;
async function pastServer() {
  past = await startAuthServer();
  return past;
}
