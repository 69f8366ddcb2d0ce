import { expect } from "vitest";
import { enrol, signIn } from "../testing/account-scene.ts";
import { call, flagOf, operator } from "../testing/operator-scene.ts";
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
    scene.as(ana).run("update professionals set held_at = null where id = $1", [ana.professionalId]),
  ).rejects.toMatchObject({ code: "42501" });
  await scene
    .as(ana)
    .run("update directory.profiles set description = $2 where id = $1", [ana.professionalId, forbidden]);
  expect(await shown(scene, ana.professionalId)).toBe("Atendo com calma.");
  await scene.as(ana).run("delete from directory.held_texts");
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
  expect(record).toMatchObject({ description: "Sessão por R$ 90.", held_at: expect.anything() });
});

test.for([
  ["name", "Cura Garantida Souza", "Ana Souza"],
  ["schedule", "De manhã, R$ 90 a sessão", "De manhã"],
  ["address", "Rua da Cura Garantida, 10", "Rua das Flores, 10"],
  ["district", "Cura garantida", "Centro"],
] as const)("whatever is written freely waits like a description: %s", async ([column, words, before], { scene }) => {
  const ana = await scene.listed("Ana", { [column]: before });
  await scene.as(ana).update({ [column]: words }, ana);
  const read = `select ${column} as said, held_texts from professionals where id = $1`;
  expect(await scene.as(visitor).run(read, [ana.professionalId])).toEqual([{ said: before, held_texts: [] }]);
  expect(await scene.as(ana).run(read, [ana.professionalId])).toEqual([{ said: words, held_texts: [column] }]);
  await scene.as(ana).update({ whatsapp: "(11) 98765-4321" }, ana);
  expect(await scene.as(visitor).run(read, [ana.professionalId])).toMatchObject([{ said: before }]);
  await scene.as(ana).update({ [column]: before }, ana);
  expect(await scene.as(ana).run(read, [ana.professionalId])).toEqual([{ said: before, held_texts: [] }]);
});

test("names of services wait, each for itself, while the services themselves are offered", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  const named = (first: string, second: string, minutes = 50) => ({
    booking_rules: {
      services: [
        { id: "a", name: first, minutes },
        { id: "b", name: second, minutes: 30 },
      ],
    },
  });
  const offered = async (reader: Parameters<Scene["as"]>[0]) => {
    const read = "select booking_rules -> 'services' as services from professionals where id = $1";
    const [row] = await scene.as(reader).run(read, [ana.professionalId]);
    const services = row?.services as { name: string; minutes: number }[] | undefined;
    return services?.map(({ name, minutes }) => [name, minutes]);
  };
  await scene.as(ana).update({ booking_rules: { services: [{ id: "a", name: "Consulta", minutes: 50 }] } }, ana);
  await scene.as(ana).update(named("Cura garantida", "Pacote com desconto", 40), ana);
  expect(await offered(visitor)).toEqual([
    ["Consulta", 40],
    ["Serviço 2", 30],
  ]);
  expect(await offered(ana)).toEqual([
    ["Cura garantida", 40],
    ["Pacote com desconto", 30],
  ]);
  await scene.as(ana).update(named("Cura garantida", "Retorno", 40), ana);
  expect((await offered(visitor))?.[1]).toEqual(["Retorno", 30]);
  await scene.as(ana).update({ booking_rules: {} }, ana);
  expect(await scene.sql("select * from directory.held_texts")).toEqual([]);
});

test("what was let pass once lets nothing else of its kind pass behind it", async ({ scene }) => {
  const [ana, olga] = [await scene.listed("Ana", { description: null }), await operator(scene)];
  const passed = "Escrevi um livro sobre a cura garantida nos anúncios antigos.";
  await scene.as(ana).update({ description: passed }, ana);
  await call(scene, olga, "operator_dismiss_flag", await flagOf(scene, ana), "Fala do livro.");
  await scene.as(ana).update({ description: `${passed}\n\nAqui a cura é garantida.` }, ana);
  expect(await shown(scene, ana.professionalId)).toBe(passed);
  // The operator reads the new passage; both let pass, neither is read again.
  expect(await call(scene, olga, "operator_flags")).toMatchObject([
    { excerpt: "aqui a cura e garantida.", isHeld: true },
  ]);
  await call(scene, olga, "operator_dismiss_flag", await flagOf(scene, ana), "Fala do anúncio.");
  expect(await shown(scene, ana.professionalId)).toContain("Aqui a cura é garantida.");
  await scene.as(ana).update({ description: `${passed}\n\nAqui a cura é garantida.\n\nAqui há calma.` }, ana);
  expect(await shown(scene, ana.professionalId)).toContain("calma");
});

test("a name that was written at sign-up waits once there is a council to forbid it", async ({ scene }) => {
  const ana = await scene.signUp("Cura Garantida Souza");
  await scene.as(ana).update({ specialty: "Psicologia", name: "Cura Garantida Souza" }, ana);
  expect(await scene.sql("select name from directory.profiles where id = $1", [ana.professionalId])).toEqual([
    { name: "" },
  ]);
});

test("with a second factor, the password alone neither reads nor takes back what waits", async ({ scene }) => {
  const ana = await scene.listed("Ana", { description: null });
  await scene.as(ana).update({ description: forbidden }, ana);
  await enrol(scene, ana);
  const [half, whole] = [await signIn(scene, ana), await signIn(scene, ana, { level: "aal2" })];
  const left = () => scene.sql("select from directory.held_texts");
  expect(await scene.as(half).run("select * from directory.held_texts")).toEqual([]);
  // Also without reading it first, which asks another policy.
  await scene.as(half).run("delete from directory.held_texts");
  expect(await left()).toHaveLength(1);
  expect(await scene.as(whole).run("select texts from directory.held_texts")).toHaveLength(1);
  await scene.as(whole).run("delete from directory.held_texts");
  expect(await left()).toEqual([]);
});

test("nobody else reads, takes back or lets pass what waits", async ({ scene }) => {
  const [ana, bruno] = [await scene.listed("Ana", { description: null }), await scene.listed("Bruno")];
  await scene.as(ana).update({ description: forbidden }, ana);
  for (const somebody of [visitor, bruno]) {
    expect(await scene.as(somebody).run("select * from directory.held_texts")).toEqual([]);
    expect(
      await scene
        .as(somebody)
        .run("select description, held_at from professionals where id = $1", [ana.professionalId]),
    ).toEqual([{ description: null, held_at: null }]);
  }
  await scene.as(bruno).run("delete from directory.held_texts");
  expect(await scene.sql("select texts from directory.held_texts")).toEqual([{ texts: { description: forbidden } }]);
  await expect(scene.as(visitor).run("delete from directory.held_texts")).rejects.toMatchObject({
    code: "42501",
  });
  for (const somebody of [ana, bruno, await operator(scene)])
    await expect(
      scene.as(somebody).run("select directory.publish_held(array[$1::uuid])", [ana.professionalId]),
    ).rejects.toMatchObject({ code: "42501" });
});
