import { createClient } from "@supabase/supabase-js";
import { createClient as createOldClient } from "supabase-js-2-30";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type StandaloneProcess, startStandalone } from "./testing/standalone-process.ts";

let alone: StandaloneProcess;
beforeAll(async () => {
  alone = await startStandalone();
});
afterAll(() => alone.stop());

const quiet = { auth: { persistSession: false, autoRefreshToken: false } };
const clients = [
  { version: "2.119", connect: (key: string) => createClient(alone.address, key, quiet) },
  {
    version: "2.30",
    connect: (key: string) => createOldClient(alone.address, key, quiet) as unknown as ReturnType<typeof createClient>,
  },
];

/** A driver that learned the array types before the first migration made ours would fail in half of these. */
describe.each(clients)("every call about accounts works over a database made a moment ago, with $version", (client) => {
  const version = client.version.replace(".", "-");
  const visitor = () => client.connect(alone.keys.PUBLISHABLE_KEY).auth;
  const admin = () => client.connect(alone.keys.SECRET_KEY).auth.admin;
  const password = "correta-cavalo-grampo";
  const signUp = async (name: string) => {
    const auth = visitor();
    const email = `${name}-${version}@exemplo.test`;
    const { data, error } = await auth.signUp({ email, password });
    expect(error).toBeNull();
    return { auth, email, id: data.user?.id ?? "" };
  };
  const succeed = async (call: Promise<{ error: unknown }>) => expect((await call).error).toBeNull();

  test("of the account's owner", async () => {
    const { auth, email } = await signUp("ana");
    await succeed(auth.getUser());
    await succeed(auth.refreshSession());
    await succeed(auth.updateUser({ data: { name: "Ana" } }));
    await succeed(auth.updateUser({ password: "outra-senha-comprida" }));
    await succeed(auth.updateUser({ email: `nova-${email}` }));
    await succeed(auth.reauthenticate());
    await succeed(auth.resend({ type: "email_change", email }));
    const { data: factor } = await auth.mfa.enroll({ factorType: "totp" });
    await succeed(auth.mfa.challenge({ factorId: factor?.id ?? "" }));
    await succeed(auth.mfa.unenroll({ factorId: factor?.id ?? "" }));
    await succeed(auth.mfa.listFactors());
    await succeed(auth.signOut({ scope: "global" }));
  });

  test("of somebody who is not signed in", async () => {
    const { email } = await signUp("bruno");
    await succeed(visitor().signInWithPassword({ email, password }));
    await succeed(visitor().resetPasswordForEmail(email));
    await succeed(visitor().signInWithOtp({ email }));
    await succeed(visitor().resend({ type: "signup", email: `ninguem-${email}` }));
  });

  test("of the administration, and the links that it makes", async () => {
    const email = `carla-${version}@exemplo.test`;
    const { data } = await admin().createUser({ email, password });
    const id = data.user?.id ?? "";
    const follow = async (type: "recovery" | "magiclink" | "invite", to: string) => {
      const link = await admin().generateLink({ type, email: to });
      expect(link.error).toBeNull();
      await succeed(visitor().verifyOtp({ type, token_hash: link.data.properties?.hashed_token ?? "" } as never));
    };
    await follow("recovery", email);
    await follow("magiclink", email);
    await follow("invite", `daniel-${version}@exemplo.test`);
    const code = await admin().generateLink({ type: "magiclink", email });
    const token = code.data.properties?.email_otp ?? "";
    await succeed(visitor().verifyOtp({ type: "email", email, token }));
    await succeed(admin().inviteUserByEmail(`eva-${version}@exemplo.test`));
    await succeed(admin().getUserById(id));
    await succeed(admin().listUsers());
    await succeed(admin().updateUserById(id, { email: `outra-${email}`, password: "mais-uma-senha-longa" }));
    await succeed(admin().mfa.listFactors({ userId: id }));
    await succeed(admin().deleteUser(id));
  });
});
