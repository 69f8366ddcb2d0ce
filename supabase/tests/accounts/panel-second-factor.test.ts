import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { signIn } from "../testing/account-scene.ts";
import { test } from "../testing/scene.ts";

test("an account with a second factor uses the panel only with it", async ({ scene }) => {
  const ana = await scene.listed("Ana", { city: "Santos" });
  const photo = [`${ana.userId}/${randomUUID()}.webp`, { size: 40_000, mimetype: "image/webp" }];
  const add = "insert into storage.objects (bucket_id, name, metadata) values ('photos', $1, $2) returning name";
  const plan = "insert into time_off (starts_on, ends_on) values ('2027-02-08', '2027-02-10')";
  await scene.as(ana).run(plan);
  await scene.sql("insert into billing.payers (account_id, name) values ($1, 'Clínica Luz')", [ana.userId]);
  await scene.sql(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', 'verified', 'x', now(), now())`,
    [ana.userId],
  );

  expect(await scene.as(ana).read("time_off")).toEqual([]);
  expect(await scene.as(ana).run("select * from my_statistics()")).toEqual([]);
  expect(await scene.as(ana).run("select subscription_overview() as it")).toEqual([{ it: null }]);
  expect(await scene.as(ana).run("select my_payer() as it")).toEqual([{ it: null }]);
  await expect(scene.as(ana).run("select pause_listing()")).rejects.toThrow("Entre na sua conta");
  await expect(scene.as(ana).run(add, photo)).rejects.toThrow("row-level security");

  const strong = await signIn(scene, ana, { level: "aal2" });
  expect(await scene.as(strong).read("time_off")).toHaveLength(1);
  expect(await scene.as(strong).run("select * from my_statistics()")).toHaveLength(30);
  const [own] = await scene.as(strong).run("select subscription_overview() as it");
  expect(own?.it).toMatchObject({ status: "trial" });
  expect(await scene.as(strong).run("select my_payer() ->> 'name' as name")).toEqual([{ name: "Clínica Luz" }]);
  expect(await scene.as(strong).run(add, photo)).toHaveLength(1);
  expect(await scene.as(strong).run("select pause_listing() as listed")).toEqual([{ listed: false }]);
});
