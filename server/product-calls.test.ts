import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { createClient as createOldClient } from "supabase-js-2-30";
import { afterAll, beforeAll, expect, test } from "vitest";
import { completeProfile } from "../supabase/tests/testing/scene.ts";
import type { Database } from "./database/schema.generated.ts";
import { type RunningServer, runServer } from "./testing/run-server.ts";

/** The calls that the original product made, made by the real client, the current one and the original product's. */
let server: RunningServer;
let publishableKey: string;
beforeAll(async () => {
  server = await runServer();
  publishableKey = JSON.parse(await readFile(join(server.dataDir, "keys.json"), "utf8")).publishable_key;
});
afterAll(() => server[Symbol.asyncDispose]());

const options = { auth: { persistSession: false, autoRefreshToken: false } };
const clients = {
  "2.119": () => createClient<Database>(String(server.address), publishableKey, options),
  "2.30": () =>
    createOldClient(String(server.address), publishableKey, options) as unknown as ReturnType<
      typeof createClient<Database>
    >,
};

for (const [version, connect] of Object.entries(clients)) {
  test(`a professional signs up, is found, reads the panel and signs out (client ${version})`, async () => {
    const email = `ana-${version}@betesda.test`;
    const registration = `CRP 24/${version.replace(/\D/g, "")}`;
    const professional = connect();
    const signUp = await professional.auth.signUp({
      email,
      password: "segredo1",
      options: { data: { name: "Ana Souza" } },
    });
    expect(signUp.error).toBeNull();
    const userId = String(signUp.data.user?.id);

    const { email: _, ...profile } = { ...completeProfile, registration, email, city: "Rio Branco", state: "AC" };
    const saved = await professional.from("professionals").update(profile).eq("user_id", userId);
    expect(saved.error).toBeNull();

    const visitor = connect();
    const found = await visitor
      .from("professionals")
      .select("*")
      .eq("is_active", true)
      .eq("specialty", "Psicologia")
      .or("modality.eq.presencial,modality.eq.ambos")
      .ilike("city", "%rio br%");
    expect(found.error).toBeNull();
    const record = found.data?.find((row) => row.user_id === userId);
    expect(record).toMatchObject({ name: "Ana Souza", city: "Rio Branco", email: null, trial_end_date: null });

    const panel = connect();
    const login = await panel.auth.signInWithPassword({ email, password: "segredo1" });
    expect(login.error).toBeNull();
    const own = await panel.from("professionals").select("*").eq("user_id", userId).single();
    expect(own.data).toMatchObject({ email, subscription_status: "trial", is_active: true });
    const publicProfile = await visitor.from("professionals").select("*").eq("id", String(own.data?.id)).single();
    expect(publicProfile.data).toMatchObject({ name: "Ana Souza", subscription_status: null });

    const cheating = await panel.from("professionals").update({ subscription_status: "active" }).eq("user_id", userId);
    expect(cheating.error).toMatchObject({ code: "42501" });
    expect((await panel.auth.signOut({ scope: "global" })).error).toBeNull();
    const wrong = await panel.auth.signInWithPassword({ email, password: "errada" });
    expect(wrong.error?.message).toBe("Invalid login credentials");
    const missing = await visitor.from("professionals").select("*").eq("id", crypto.randomUUID()).single();
    expect(missing.error).toMatchObject({ code: "PGRST116" });
  });
}

test("a forgotten password is mended by the mail in the demo's mailbox", async () => {
  const email = "esquecida@betesda.test";
  const client = clients["2.119"]();
  await client.auth.signUp({ email, password: "segredo1" });
  expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull();
  const emails = async () => {
    const response = await fetch(`${server.address}/dev/mailbox?to=${email}`, {
      headers: { Accept: "application/json" },
    });
    return (await response.json()) as { subject: string; text: string }[];
  };
  await expect.poll(async () => (await emails()).map((message) => message.subject)).toContain("Crie uma nova senha");
  const message = (await emails()).find(({ subject }) => subject === "Crie uma nova senha");
  const link = String(/http\S+/.exec(message?.text ?? ""));
  const answer = await fetch(link, { redirect: "manual" });
  const fragment = new URLSearchParams(String(answer.headers.get("location")).split("#")[1]);
  await client.auth.setSession({
    access_token: String(fragment.get("access_token")),
    refresh_token: String(fragment.get("refresh_token")),
  });
  expect((await client.auth.updateUser({ password: "nova-senha" })).error).toBeNull();
  expect((await client.auth.signInWithPassword({ email, password: "nova-senha" })).error).toBeNull();
  expect((await client.auth.signInWithPassword({ email, password: "segredo1" })).error?.message).toBe(
    "Invalid login credentials",
  );
});

test("the services expose nothing beyond their contract", async () => {
  for (const path of [
    "/rest/v1/",
    "/rest/v1/profiles",
    "/rest/v1/memberships",
    "/auth/v1/admin/users",
    "/pg/query",
    "/auth/v1/config",
  ]) {
    const response = await fetch(String(server.address) + path, { headers: { apikey: publishableKey } });
    expect(response.status, path).toBeGreaterThanOrEqual(400);
    expect(response.status, path).toBeLessThan(500);
  }
});
