import { expect } from "vitest";
import { keptFor } from "#app/features/privacy/retention.ts";
import { call, logged, operator } from "../testing/operator-scene.ts";
import { type Person, type Scene, service, test, visitor } from "../testing/scene.ts";

const facts = {
  ...{ knownAt: "2026-11-09T12:00:00+00:00", nature: "confidentiality", circumstances: "Um backup foi copiado." },
  ...{ dataAffected: "Nomes e e-mails", peopleAffected: "Profissionais", isRelevant: null },
};
type Entry = { id: number; incident: string; measures: string | null; recordedBy: string };
const record = (scene: Scene, who: Person, known: Entry | undefined, changes = {}) =>
  call(scene, who, "operator_record_incident", known?.incident ?? null, known?.id ?? null, { ...facts, ...changes });
const register = (scene: Scene, who: Person): Promise<Entry[][]> => call(scene, who, "operator_incidents");

test("an incident is recorded, grows by entries, and every earlier one stays in view", async ({ scene }) => {
  const [olga, otto] = [await operator(scene), await operator(scene, "Otto")];
  expect(await record(scene, olga, undefined)).toEqual({ outcome: "done" });
  const [first] = (await register(scene, olga))[0] ?? [];
  expect(first).toMatchObject({ ...facts, recordedBy: "olga@exemplo.com.br" });
  expect(await record(scene, otto, first, { measures: "Trocamos as chaves." })).toEqual({ outcome: "done" });
  // Who had seen the first entry alone is told so, and writes over nothing.
  expect(await record(scene, olga, first, { measures: "Nada." })).toEqual({ outcome: "conflict" });
  const incidents = await register(scene, olga);
  expect(incidents).toHaveLength(1);
  expect(incidents[0]?.map(({ measures }) => measures)).toEqual(["Trocamos as chaves.", null]);
  expect((await logged(scene)).filter(({ act }) => String(act).endsWith("_incident"))).toMatchObject([
    {
      act: "record_incident",
      target_id: first?.incident,
      before: null,
      after: { nature: "confidentiality" },
      why: null,
    },
    { act: "update_incident", operator_email: "otto@exemplo.com.br", before: { nature: "confidentiality" } },
  ]);
  const log: { target: string }[] = await call(scene, olga, "operator_log");
  expect(log[0]?.target).toBe("incidente de 09/11/2026");
});

test("the register takes nothing that cannot be, and asks why an incident was not told", async ({ scene }) => {
  const olga = await operator(scene);
  for (const wrong of [
    { knownAt: "2126-01-01T00:00:00Z" },
    { happenedAt: "2026-11-10T00:00:00Z" },
    { anpdNotifiedAt: "2026-11-08T00:00:00Z" },
    { circumstances: "?" },
    { nature: "other" },
    { isRelevant: false },
  ])
    await expect(record(scene, olga, undefined, wrong), JSON.stringify(wrong)).rejects.toThrow("violates check");
  expect(await record(scene, olga, undefined, { isRelevant: false, communication: "Dados cifrados." })).toEqual({
    outcome: "done",
  });
});

test("nobody changes or empties the register, and only operators read it", async ({ scene }) => {
  const [olga, ana] = [await operator(scene), await scene.listed("Ana")];
  await record(scene, olga, undefined);
  for (const statement of [
    "update directory.incidents set measures = 'nada'",
    "delete from directory.incidents",
    "truncate directory.incidents",
  ]) {
    await scene.sql("savepoint attempt");
    await expect(scene.sql(statement)).rejects.toThrow("só recebe novas linhas");
    await scene.sql("rollback to savepoint attempt");
    await expect(scene.as(service).run(statement)).rejects.toThrow("permission denied");
  }
  for (const who of [visitor, service, ana, olga])
    await expect(scene.as(who).read("directory.incidents")).rejects.toThrow("permission denied");
});

test("an incident goes as a whole, five years after its last entry", async ({ scene }) => {
  expect(keptFor("incidents")).toBe("5 anos");
  const insert = (incident: string, age: string) =>
    scene.sql(
      `insert into directory.incidents (incident, at, recorded_by, known_at, nature, circumstances, data_affected, people_affected)
       values ($1, now() - interval '${age}', 'olga', now() - interval '9 years', 'integrity', 'Perfis mudados.', 'Perfis', 'Todos')`,
      [incident],
    );
  const [old, young] = ["be7e5da0-0000-4000-8000-000000000001", "be7e5da0-0000-4000-8000-000000000002"];
  await insert(old, "8 years");
  await insert(old, "5 years 1 minute");
  await insert(young, "8 years");
  await insert(young, "5 years -1 minute");
  expect(await scene.as(service).run("select directory.purge_incidents() as n")).toEqual([{ n: 2 }]);
  expect(await scene.sql("select distinct incident from directory.incidents")).toEqual([{ incident: young }]);
});
