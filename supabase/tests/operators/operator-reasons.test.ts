import { expect } from "vitest";
import { call, logged, operator, waitingVerification } from "../testing/operator-scene.ts";
import { type Scene, service, test, visitor } from "../testing/scene.ts";

const words = "Maria Silva, paciente, ligou e contou.";
const reasons = async (scene: Scene) => (await scene.sql("select words from directory.operator_reasons")).length;

test("the log of acts keeps ids, dates and words of ours, and nothing that somebody wrote", async ({ scene }) => {
  const [ana, olga] = [await scene.listed("Ana"), await operator(scene)];
  await call(scene, olga, "operator_decide_registration", await waitingVerification(scene, ana), "differs", words);
  await call(scene, olga, "operator_suspend", ana.professionalId, words);
  const lines = await scene.sql("select l.* from directory.operator_log l where target_id = $1 order by id", [
    ana.professionalId,
  ]);
  expect(lines).toHaveLength(2);
  expect(JSON.stringify(lines)).not.toMatch(/Maria|paciente|Ana|CRP/);
  expect(lines[0]).toMatchObject({ after: { decision: "differs", deadline: expect.any(String) } });
  expect(await reasons(scene)).toBe(2);
});

test("what an act tells the log is left out when it could be a name or a sentence", async ({ scene }) => {
  const change = {
    ...{
      name: "Ana",
      email: "ana@exemplo.com.br",
      registration: "CRP 06/12345",
      text: "Psicóloga cristã",
      list: ["Ana"],
    },
    ...{
      days: 5,
      is_hidden: true,
      gone: null,
      decision: "not_found",
      charge: "in_1NxYz",
      at: "2026-11-16T06:29:09.12+00:00",
    },
    id: "be7e5da0-0000-4000-8000-000000000001",
  };
  const [row] = await scene.sql("select directory.without_words($1) as kept", [change]);
  const { name: _, email: _e, registration: _r, text: _t, list: _l, ...plain } = change;
  expect(row?.kept).toEqual(plain);
});

test("who is decided about takes the acts and their reasons along, and not who did them", async ({ scene }) => {
  const [ana, bruno, olga] = [await scene.listed("Ana"), await scene.listed("Bruno"), await operator(scene)];
  await call(scene, olga, "operator_suspend", ana.professionalId, "O conselho pediu.");
  const exported = async (account: string) =>
    (await scene.sql("select directory.export_account($1) -> 'decisions' as it", [account]))[0]?.it;
  expect(await exported(ana.userId)).toEqual([{ at: expect.any(String), act: "suspend", reason: "O conselho pediu." }]);
  expect(await exported(bruno.userId)).toBeNull();
});

test("who is suspended reads the operator's reason where the subscription was, and buys nothing", async ({ scene }) => {
  const [ana, olga] = [await scene.listed("Ana"), await operator(scene)];
  const block = async () => (await scene.as(ana).run("select public.subscription_overview() -> 'block' as it"))[0]?.it;
  expect(await block()).toBeNull();
  await call(scene, olga, "operator_suspend", ana.professionalId, "Conferindo uma denúncia.");
  expect(await block()).toMatchObject({ reason: "suspended", words: "Conferindo uma denúncia." });
});

test("a reason goes with the data of whom it is about; the act stays", async ({ scene }) => {
  const [ana, bruno, olga] = [await scene.listed("Ana"), await scene.listed("Bruno"), await operator(scene)];
  const [review] = await scene.sql(
    "insert into public.reviews (professional_id, stars, source) values ($1, 1, 'contact') returning id",
    [bruno.professionalId],
  );
  await call(scene, olga, "operator_suspend", ana.professionalId, words);
  await call(scene, olga, "operator_suspend", bruno.professionalId, words);
  await call(scene, olga, "operator_hide_review", review?.id, words, "other");
  expect(await reasons(scene)).toBe(3);
  await scene.as(service).run("select directory.delete_account($1)", [ana.userId]);
  expect(await reasons(scene)).toBe(2);
  await scene.sql("delete from public.reviews");
  expect(await reasons(scene)).toBe(1);
  expect((await logged(scene)).map(({ act, why }) => [act, why])).toEqual([
    ["add_operator", null],
    ["suspend", null],
    ["suspend", words],
    ["hide_review", null],
  ]);
  const shown: { why: string | null }[] = await call(scene, olga, "operator_log");
  expect(shown.map(({ why }) => why)).toEqual([null, words, null, null]);
});

test("what an operator answered to a report goes with the profile or the review that it was about", async ({
  scene,
}) => {
  const [ana, bruno, olga] = [await scene.listed("Ana"), await scene.listed("Bruno"), await operator(scene)];
  const [review] = await scene.sql(
    "insert into public.reviews (professional_id, stars, source) values ($1, 1, 'contact') returning id",
    [bruno.professionalId],
  );
  const report = (kind: string, of: unknown) =>
    scene.as(visitor).run("select directory.report($1, $2, 'other', 'Nada bom.')", [kind, of]);
  await report("profile", ana.professionalId);
  await report("profile", bruno.professionalId);
  await report("review", review?.id);
  for (const { id } of await scene.sql("select id from directory.reports"))
    await call(scene, olga, "operator_close_report", id, false, words);
  expect(await reasons(scene)).toBe(3);
  await scene.as(service).run("select directory.delete_account($1)", [ana.userId]);
  expect(await reasons(scene)).toBe(2);
  await scene.sql("delete from public.reviews");
  expect(await reasons(scene)).toBe(1);
});
