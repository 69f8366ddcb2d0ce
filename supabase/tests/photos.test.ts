import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { type Person, service, test, visitor } from "./testing/scene.ts";

const nameFor = (person: Person) => `${person.userId}/${randomUUID()}.webp`;
const insert = "insert into storage.objects (bucket_id, name, metadata) values ($1, $2, $3) returning name";
const picture = { size: 40_000, mimetype: "image/webp" };

test("a professional adds photos to the own folder of the one bucket, under a random name", async ({ scene }) => {
  const ana = await scene.signUp("Ana");
  const bruno = await scene.signUp("Bruno");
  const add = (bucket: string, name: string, who: Person = ana) => scene.as(who).run(insert, [bucket, name, picture]);
  expect(await add("photos", nameFor(ana))).toHaveLength(1);
  await scene.sql("insert into storage.buckets (id, name) values ('letters', 'letters')");
  for (const [bucket, name] of [
    ["photos", nameFor(bruno)],
    ["photos", `${ana.userId}/eu.webp`],
    ["photos", `${ana.userId}/../${bruno.userId}/${randomUUID()}.webp`],
    ["photos", `${ana.userId}/x/${randomUUID()}.webp`],
    ["photos", `${ana.userId}/${randomUUID()}.html`],
    ["photos", `${randomUUID()}.webp`],
    ["letters", nameFor(ana)],
  ] as const)
    await expect(add(bucket, name), name).rejects.toThrow("row-level security");
  await expect(scene.as(visitor).run(insert, ["photos", nameFor(ana), picture])).rejects.toThrow("row-level security");
});

test("a photo that arrives after its account has ended is refused, and what such accounts left goes every day", async ({
  scene,
}) => {
  const [ana, bruno] = [await scene.signUp("Ana"), await scene.signUp("Bruno")];
  for (const person of [ana, bruno]) await scene.as(person).run(insert, ["photos", nameFor(person), picture]);
  await scene.sql("delete from auth.users where id = $1", [ana.userId]);
  await expect(scene.as(ana).run(insert, ["photos", nameFor(ana), picture])).rejects.toThrow("row-level security");
  const purge = async () => (await scene.as(service).run("select directory.purge_photos() as gone"))[0]?.gone;
  expect(await purge()).toBe(1);
  expect(await purge()).toBe(0);
  expect(await scene.as(bruno).read("storage.objects")).toHaveLength(1);
});

test("a profile shows a photo of the own folder, under a random name", async ({ scene }) => {
  const [ana, bruno] = [await scene.listed("Ana"), await scene.listed("Bruno")];
  const show = (photo: string) =>
    scene.sql("update directory.profiles set photo = $1 where user_id = $2 returning photo", [photo, ana.userId]);
  expect(await show(nameFor(ana))).toHaveLength(1);
  for (const photo of [nameFor(bruno), `${ana.userId}/eu.webp`, `${ana.userId}/${randomUUID()}.html`]) {
    await scene.sql("savepoint attempt");
    await expect(show(photo), photo).rejects.toThrow("check constraint");
    await scene.sql("rollback to savepoint attempt");
  }
});

test("a dot is no photo", async ({ scene }) => {
  const ana = await scene.signUp("Ana");
  const dot = { ...picture, size: 60 };
  await expect(scene.as(ana).run(insert, ["photos", nameFor(ana), dot])).rejects.toThrow("row-level security");
});

test("the bucket holds ten photos a person, whatever others have", async ({ scene }) => {
  const ana = await scene.signUp("Ana");
  const bruno = await scene.signUp("Bruno");
  for (let n = 0; n < 10; n++) await scene.as(ana).run(insert, ["photos", nameFor(ana), picture]);
  await expect(scene.as(ana).run(insert, ["photos", nameFor(ana), picture])).rejects.toThrow("row-level security");
  expect(await scene.as(bruno).run(insert, ["photos", nameFor(bruno), picture])).toHaveLength(1);
});

test("photos are listed and removed by their owner alone, and changed by nobody", async ({ scene }) => {
  const ana = await scene.signUp("Ana");
  const bruno = await scene.signUp("Bruno");
  await scene.as(ana).run(insert, ["photos", nameFor(ana), picture]);
  for (const other of [bruno, visitor]) {
    expect(await scene.as(other).read("storage.objects")).toEqual([]);
    expect(await scene.as(other).run("delete from storage.objects returning name")).toEqual([]);
  }
  expect(await scene.as(ana).run("update storage.objects set name = 'x' returning name")).toEqual([]);
  expect(await scene.as(ana).run("delete from storage.objects returning name")).toHaveLength(1);
});

test("the bucket takes photographs of at most a megabyte", async ({ scene }) => {
  expect(
    await scene.sql("select public, file_size_limit::int, allowed_mime_types from storage.buckets where id = 'photos'"),
  ).toEqual([{ public: true, file_size_limit: 1_048_576, allowed_mime_types: ["image/webp", "image/jpeg"] }]);
});

test("a profile names a photo of its own folder only, and everybody sees it", async ({ scene }) => {
  const ana = await scene.listed("Ana", { city: "Santos" });
  const bruno = await scene.listed("Bruno", { city: "Santos" });
  const photo = nameFor(ana);
  await scene.as(ana).update({ photo }, ana);
  const mine = `id = '${ana.professionalId}'`;
  expect((await scene.as(visitor).read("professionals", mine))[0]?.photo).toBe(photo);
  expect(await scene.as(visitor).run(`select photo from search_professionals() where ${mine}`)).toEqual([{ photo }]);
  expect(await scene.as(bruno).update({ photo: nameFor(bruno) }, ana)).toEqual([]);
  for (const wrong of [nameFor(bruno), "https://exemplo.com/a.webp", `${ana.userId}/../a.webp`, "javascript:alert(1)"])
    await expect(scene.as(ana).update({ photo: wrong }, ana), wrong).rejects.toThrow("check");
  expect(await scene.as(ana).update({ photo: "" }, ana)).toMatchObject([{ photo: null }]);
});
