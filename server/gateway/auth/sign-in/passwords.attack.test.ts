import { afterAll, beforeAll, expect, test } from "vitest";
import { type AuthServer, password, signUpSomeone, someone, startAuthServer } from "../testing/auth-server.ts";

// Guessing passwords: from many networks, to get in or to lock the owner out; and with what everybody tries first.

let server: AuthServer;
let address = "203.0.113.1";
beforeAll(async () => {
  server = await startAuthServer({
    limits: { signInByAccount: { hits: 20, seconds: 3600 } },
    clientAddress: () => address,
    // Whoever runs the gateway says which; the product's own are in app/features/account/sign-in/weak-password.ts.
    isWeakPassword: (given, { email }) => given === "123456" || Boolean(email?.startsWith(given)),
  });
});
afterAll(() => server.close());

const signIn = (email: string, given: string) =>
  server.request("POST", "/token?grant_type=password", { body: { email, password: given } });

/** So many wrong passwords, nine from each network. */
async function guess(email: string, times: number) {
  for (let number = 0; number < times; number++) {
    address = `198.51.100.${Math.floor(number / 9)}`;
    await signIn(email, `errada-${number}`);
  }
}

test("guesses from many networks are stopped, and the owner still gets in from where the owner has been before", async () => {
  const home = "192.0.2.7";
  address = home;
  const { email } = await signUpSomeone(server);
  await guess(email, 21);
  address = "198.51.100.200";
  expect((await signIn(email, password)).body).toMatchObject({ error_code: "over_request_rate_limit" });
  address = home;
  expect((await signIn(email, password)).status).toBe(200);
  // Even there ten wrong ones are enough.
  for (let number = 0; number < 10; number++) await signIn(email, "errada");
  expect((await signIn(email, password)).status).toBe(429);
});

test("nor is the owner locked out anywhere of the way by e-mail", async () => {
  address = "192.0.2.8";
  const { email } = await signUpSomeone(server);
  await guess(email, 21);
  address = "192.0.2.200";
  expect((await signIn(email, password)).status).toBe(429);
  const auth = server.client().auth;
  await auth.resetPasswordForEmail(email);
  const { token } = await server.mail("recovery", email);
  expect((await auth.verifyOtp({ email, token, type: "recovery" })).error).toBeNull();
  // And from then on this network is known as well.
  expect((await signIn(email, password)).status).toBe(200);
});

test("a network is known for one account alone, and for ninety days", async () => {
  address = "192.0.2.9";
  const [ana, bruno] = [await signUpSomeone(server), { email: someone() }];
  await guess(bruno.email, 21);
  address = "192.0.2.9";
  expect((await signIn(bruno.email, password)).status).toBe(429);
  server.advance(90 * 86_400 + 1);
  await guess(ana.email, 21);
  address = "192.0.2.9";
  expect((await signIn(ana.email, password)).status).toBe(429);
});

test("a weak password is refused where people choose one themselves, and judged with the own address", async () => {
  address = "192.0.2.10";
  const refusal = { code: "weak_password", reasons: ["pwned"] };
  const { error } = await server.client().auth.signUp({ email: someone(), password: "123456" });
  expect(error).toMatchObject(refusal);
  const { auth, email } = await signUpSomeone(server);
  for (const weak of ["123456", String(email.split("@")[0])])
    expect((await auth.updateUser({ password: weak })).error).toMatchObject(refusal);
});
