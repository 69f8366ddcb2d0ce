import { expect } from "vitest";
import { operator } from "../testing/operator-scene.ts";
import { type Scene, test, visitor } from "../testing/scene.ts";

const forbidden = "Sessão por R$ 90, com desconto.";
const shown = async (scene: Scene, id: string) =>
  (await scene.sql("select description from directory.profiles where id = $1", [id]))[0]?.description;

test("words that wait are not published by saving again, by other fields, or by taking them back", async ({
  scene,
}) => {
  const ana = await scene.listed("Ana", { description: "Atendo com calma." });
  await scene.as(ana).update({ description: forbidden }, ana);
  await scene.as(ana).update({ description: `${forbidden} ` }, ana);
  await scene.as(ana).update({ description: forbidden, schedule: "De manhã" }, ana);
  expect(await shown(scene, ana.professionalId)).toBe("Atendo com calma.");
  await expect(
    scene.as(ana).run("update professionals set description_held_at = null where id = $1", [ana.professionalId]),
  ).rejects.toMatchObject({ code: "42501" });
  await scene
    .as(ana)
    .run("update directory.profiles set description = $2 where id = $1", [ana.professionalId, forbidden]);
  expect(await shown(scene, ana.professionalId)).toBe("Atendo com calma.");
  await scene.as(ana).run("delete from directory.held_descriptions");
  expect(await shown(scene, ana.professionalId)).toBe("Atendo com calma.");
});

test("nor by writing them where a council allows it, and going back to the own specialty", async ({ scene }) => {
  const ana = await scene.listed("Ana", { description: "Atendo com calma." });
  const psychiatry = { specialty: "Psiquiatria", approach: null, registration: "CRM/SP 123456" };
  await scene.as(ana).update({ ...psychiatry, description: "Sessão por R$ 90." }, ana);
  expect(await shown(scene, ana.professionalId)).toBe("Sessão por R$ 90.");
  await scene.as(ana).update({ specialty: "Psicologia", registration: "CRP 06/12345" }, ana);
  expect(await shown(scene, ana.professionalId)).toBeNull();
  const [record] = await scene.as(ana).read("professionals", `id = '${ana.professionalId}'`);
  expect(record).toMatchObject({ description: "Sessão por R$ 90.", description_held_at: expect.anything() });
});

test("nobody else reads, takes back or lets pass what waits", async ({ scene }) => {
  const [ana, bruno] = [await scene.listed("Ana", { description: null }), await scene.listed("Bruno")];
  await scene.as(ana).update({ description: forbidden }, ana);
  for (const somebody of [visitor, bruno]) {
    expect(await scene.as(somebody).run("select * from directory.held_descriptions")).toEqual([]);
    expect(
      await scene
        .as(somebody)
        .run("select description, description_held_at from professionals where id = $1", [ana.professionalId]),
    ).toEqual([{ description: null, description_held_at: null }]);
  }
  await scene.as(bruno).run("delete from directory.held_descriptions");
  expect(await scene.sql("select description from directory.held_descriptions")).toEqual([{ description: forbidden }]);
  await expect(scene.as(visitor).run("delete from directory.held_descriptions")).rejects.toMatchObject({
    code: "42501",
  });
  for (const somebody of [ana, bruno, await operator(scene)])
    await expect(
      scene.as(somebody).run("select directory.publish_held(array[$1::uuid])", [ana.professionalId]),
    ).rejects.toMatchObject({ code: "42501" });
});
