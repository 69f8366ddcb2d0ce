import { afterAll, beforeEach, expect, test } from "vitest";
import type { MailKind } from "../auth-settings.ts";
import { password, signUpSomeone, someone, startAuthServer } from "../testing/auth-server.ts";

// A mailbox is counted without tags: "x+1@", "x+2@" and "X@" are one, whichever mail is asked for.

let address = "192.0.2.1";
const server = await startAuthServer({ limits: {}, clientAddress: () => address });
afterAll(() => server.close());

let victim = "";
beforeEach(() => {
  victim = someone();
  // The accounts of one test are no others' limit.
  server.advance(3601);
});

const tagged = (tag: number) => victim.replace("@", `+${tag}@`);
const everywhere = (turn: number) => {
  address = `198.51.100.${turn}`;
};
const post = async (path: string, body: object) => (await server.request("POST", path, { body })).status;

async function mailsToVictim() {
  await server.settle();
  return server.mails.filter(({ to }) => to.replace(/\+[^@]*/, "") === victim).length;
}

/** Each asks for its mail from another network; the limits of networks do not count. */
const ways: Record<
  Exclude<MailKind, "invite" | "email_change_current" | "reauthentication">,
  (turn: number) => Promise<unknown>
> = {
  signup: (turn) => post("/signup", { email: tagged(turn), password }),
  magiclink: (turn) => post("/otp", { email: tagged(turn) }),
  async recovery(turn) {
    await post("/signup", { email: tagged(turn), password });
    return post("/recover", { email: tagged(turn) });
  },
  async email_change_new(turn) {
    const { auth } = await signUpSomeone(server);
    return auth.updateUser({ email: tagged(turn) });
  },
};

test.each(Object.entries(ways))(
  "%s: thirty networks with a tag each have ten mails an hour sent to a mailbox",
  async (_, ask) => {
    for (let turn = 1; turn <= 30; turn++) {
      everywhere(turn);
      await ask(turn);
    }
    expect(await mailsToVictim()).toBe(10);
    server.advance(3601);
    everywhere(31);
    expect(await post("/otp", { email: victim })).toBe(200);
    expect(await mailsToVictim()).toBe(11);
  },
);

test("thirty sign-ups from one network at once send one mail to a mailbox", async () => {
  address = "203.0.113.1";
  for (let turn = 1; turn <= 30; turn++) expect(await post("/signup", { email: tagged(turn), password })).toBe(200);
  expect(await mailsToVictim()).toBe(1);
});

test("an account with a stranger's address fills it neither by changing to others, nor by asking again", async () => {
  address = "203.0.113.2";
  const { auth } = server.client();
  await auth.signUp({ email: victim, password });
  for (let turn = 1; turn <= 30; turn++) {
    server.advance(61);
    await auth.updateUser({ email: someone() });
    await post("/resend", { type: "email_change", email: victim });
  }
  expect(await mailsToVictim()).toBe(10);
});

test("somebody with tagged accounts of their own gets the mails of each", async () => {
  address = "203.0.113.3";
  for (let turn = 1; turn <= 3; turn++) {
    server.advance(61);
    expect(await post("/signup", { email: tagged(turn), password })).toBe(200);
  }
  expect(await mailsToVictim()).toBe(3);
});
