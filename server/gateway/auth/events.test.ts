import { afterAll, beforeAll, expect, test } from "vitest";
import type { AuthEvent } from "./auth-settings.ts";
import { type AuthServer, password, signUpSomeone, startAuthServer } from "./testing/auth-server.ts";

const events: AuthEvent[] = [];
let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer({
    async onEvent(event, tx) {
      events.push(event);
      // Whatever is written here stands or falls with the deed itself.
      await tx`select 1`;
    },
    clientAddress: () => "2001:db8:0:7:1:2:3:4",
  });
});
afterAll(() => server.close());

const eventsOf = (id: string) => events.filter(({ account }) => account.id === id).map(({ type }) => type);

test("sign-ins, a new password and a new address are told with whose they are", async () => {
  const { auth, email, user } = await signUpSomeone(server);
  expect(eventsOf(user.id)).toEqual(["signed_in"]);
  expect(events[0]).toMatchObject({
    account: { id: user.id, email, userMetadata: { name: "Ana" } },
    network: "2001:db8:0:7",
  });
  await server.client().auth.signInWithPassword({ email, password });
  await auth.updateUser({ password: "outra-senha-longa" });
  expect(eventsOf(user.id)).toEqual(["signed_in", "signed_in", "password_changed"]);

  await server.admin().updateUserById(user.id, { email: `novo-${email}` });
  expect(events.at(-1)).toMatchObject({ type: "email_changed", oldEmail: email, account: { email: `novo-${email}` } });
});

test("a change of address is told when both mailboxes have agreed, not before", async () => {
  const { auth, email, user } = await signUpSomeone(server);
  const newEmail = `outro-${email}`;
  await auth.updateUser({ email: newEmail });
  for (const kind of ["email_change_current", "email_change_new"] as const) {
    expect(eventsOf(user.id)).not.toContain("email_changed");
    const { link } = await server.mail(kind, kind === "email_change_new" ? newEmail : email);
    await fetch(String(link), { redirect: "manual" });
  }
  const event = events.find(({ account, type }) => account.id === user.id && type === "email_changed");
  expect(event).toMatchObject({ oldEmail: email, account: { email: newEmail } });
});

test("a wrong password tells nothing", async () => {
  const { email, user } = await signUpSomeone(server);
  await server.client().auth.signInWithPassword({ email, password: "errada-mesmo" });
  expect(eventsOf(user.id)).toEqual(["signed_in"]);
});

test("whoever is told and fails changes nothing for the account", async () => {
  const failing = await startAuthServer(
    { onEvent: (_, tx) => tx`select * from there_is_no_such_table` },
    server.database,
  );
  const { session } = await signUpSomeone(failing);
  expect(session.access_token).toBeTruthy();
  expect(failing.failures.splice(0).join()).toContain("an event handler failed");
  await failing.close();
});
