import { expect } from "vitest";
import { test, visitor } from "./testing/scene.ts";

/** Away from the other tests' city: listings of one kind share a count, and wait for each other. */
const place = { city: "Santos" };

test("a profile is paused and resumed by its owner alone", async ({ scene }) => {
  const ana = await scene.listed("Ana", place);
  const bruno = await scene.listed("Bruno", place);
  const isListed = async () => (await scene.as(visitor).read("professionals", `id = '${ana.professionalId}'`)).length;
  expect(await scene.as(ana).run("select pause_listing() as listed")).toEqual([{ listed: false }]);
  expect(await isListed()).toBe(0);
  expect(
    await scene.as(bruno).run("select is_active, paused_at from professionals where id = $1", [bruno.professionalId]),
  ).toEqual([{ is_active: true, paused_at: null }]);
  await scene.as(bruno).run("select resume_listing()");
  expect(await isListed()).toBe(0);
  expect(await scene.as(ana).run("select resume_listing() as listed")).toEqual([{ listed: true }]);
  expect(await isListed()).toBe(1);
});

test("pausing twice keeps the first moment, and visitors pause nobody", async ({ scene }) => {
  const ana = await scene.listed("Ana", place);
  await scene.sql("update directory.memberships set paused_at = '2026-01-01' where user_id = $1", [ana.userId]);
  await scene.as(ana).run("select pause_listing()");
  expect(await scene.as(ana).run("select paused_at from professionals where user_id = $1", [ana.userId])).toEqual([
    { paused_at: new Date("2026-01-01") },
  ]);
  for (const call of ["pause_listing", "resume_listing"])
    await expect(scene.as(visitor).run(`select ${call}()`)).rejects.toThrow("permission denied");
});

test("resuming lists nobody whose profile is incomplete", async ({ scene }) => {
  const vitoria = await scene.signUp("Vitoria");
  await scene.as(vitoria).run("select pause_listing()");
  expect(await scene.as(vitoria).run("select resume_listing() as listed")).toEqual([{ listed: false }]);
});

test("the pause and a suspension are told to the owner and written by nobody through the record", async ({ scene }) => {
  const ana = await scene.listed("Ana", place);
  const bruno = await scene.listed("Bruno", place);
  await scene.sql("update directory.memberships set suspended_at = now() where user_id = $1", [ana.userId]);
  expect((await scene.as(ana).read("professionals", `user_id = '${ana.userId}'`))[0]?.suspended_at).toBeInstanceOf(
    Date,
  );
  for (const change of [{ suspended_at: null }, { paused_at: "2026-01-01" }])
    await expect(scene.as(ana).update(change, ana)).rejects.toThrow("Só os dados do perfil");
  for (const reader of [visitor, ana])
    expect(
      await scene
        .as(reader)
        .run("select paused_at, suspended_at from professionals where id = $1", [bruno.professionalId]),
    ).toEqual([{ paused_at: null, suspended_at: null }]);
});
