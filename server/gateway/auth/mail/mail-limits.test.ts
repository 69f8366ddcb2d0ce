import { afterAll, expect, test } from "vitest";
import { type AuthServer, password, signUpSomeone, startAuthServer } from "../testing/auth-server.ts";

// Strangers who ask for somebody's mails, to use up what the mailbox may get: the owner's way by e-mail stays open.

let address = "192.0.2.1";
const server: AuthServer = await startAuthServer({ limits: {}, clientAddress: () => address });
afterAll(() => server.close());

const ask = async (path: string, body: object) => (await server.request("POST", path, { body })).status;
const recover = (email: string) => ask("/recover", { email });

/** Does it once from each of so many networks. */
async function fromElsewhere(networks: number, deed: (network: number) => Promise<unknown>) {
  for (let number = 0; number < networks; number++) {
    address = `198.51.100.${number}`;
    await deed(number);
  }
}

async function recoveryMails(email: string) {
  await server.settle();
  return server.mails.filter(({ kind, to }) => kind === "recovery" && to === email).length;
}

/** Somebody who signed up at home and confirmed the address, more than an hour ago. */
async function someoneConfirmed(home: string) {
  address = home;
  const person = await signUpSomeone(server);
  const { token } = await server.mail("signup", person.email);
  await person.auth.verifyOtp({ email: person.email, token, type: "signup" });
  server.advance(3601);
  return person;
}

test("mails that are never sent are not counted, nor are refused requests", async () => {
  const { email } = await someoneConfirmed("192.0.2.2");
  await fromElsewhere(3, async () => {
    for (let number = 0; number < 40; number++) await ask("/resend", { type: "signup", email });
  });
  await fromElsewhere(12, () => ask("/signup", { email, password }));
  await fromElsewhere(12, async () => {
    const { auth } = await signUpSomeone(server);
    expect((await auth.updateUser({ email })).error).toBeNull();
  });
  address = "203.0.113.1";
  expect(await recover(email)).toBe(200);
  expect(await recoveryMails(email)).toBe(1);
});

test("ten mails an hour are sent for strangers, and any more where the owner has been before", async () => {
  const home = "192.0.2.3";
  const { email } = await someoneConfirmed(home);
  await fromElsewhere(14, async () => expect(await recover(email)).toBe(200));
  expect(await recoveryMails(email)).toBe(10);
  address = home;
  expect(await recover(email)).toBe(200);
  expect(await recoveryMails(email)).toBe(11);
  server.advance(3601);
  address = "203.0.113.2";
  await recover(email);
  expect(await recoveryMails(email)).toBe(12);
});

test("a mail that is not sent leaves the one before it good", async () => {
  const { email } = await someoneConfirmed("192.0.2.4");
  await fromElsewhere(14, () => recover(email));
  const { token } = await server.mail("recovery", email);
  const { error } = await server.client().auth.verifyOtp({ email, token, type: "recovery" });
  expect(error).toBeNull();
});

test("a network has its own limit, known or not, to which asking too soon does not count", async () => {
  const { email } = await someoneConfirmed("192.0.2.5");
  for (let number = 0; number < 20; number++) await recover(email);
  const statuses: number[] = [];
  for (let number = 0; number < 10; number++) {
    server.advance(61);
    statuses.push(await recover(email));
  }
  expect(statuses).toEqual([...Array(9).fill(200), 429]);
});
