import { expect } from "vitest";
import { attributeChoices, mostThemes, planMonths } from "#app/features/professionals/attributes/attribute-choices.ts";
import { firstAttributes } from "#app/features/professionals/attributes/first-attributes.ts";
import { specialties } from "#app/features/professionals/specialties.ts";
import { call, logged, operator, withoutFactor } from "./testing/operator-scene.ts";
import { type Person, type Scene, service, test, visitor } from "./testing/scene.ts";

const because = "Pedido de muitos pacientes.";

test("the list begins as the forms and the sentence reader know it", async ({ scene }) => {
  const rows = await scene.as(visitor).run(
    `select kind, slug, name, is_offered, words, array(
       select s.slug from specialties s where s.id = any (a.specialty_ids) order by s.id) as specialties
     from directory.attributes a`,
  );
  const place = (slug: string) => specialties.findIndex((one) => one.slug === slug);
  const byKey = (a: { kind: unknown; slug: unknown }, b: { kind: unknown; slug: unknown }) =>
    `${a.kind} ${a.slug}` < `${b.kind} ${b.slug}` ? -1 : 1;
  const listed = firstAttributes.map(({ specialties: of, ...one }) => ({
    ...one,
    is_offered: true,
    specialties: of.toSorted((a, b) => place(a) - place(b)),
  }));
  expect(rows.map((row) => row as (typeof listed)[number]).sort(byKey)).toEqual(listed.sort(byKey));
});

test("a profile holds the numbers of all that is true of it", async ({ scene }) => {
  const ana = await scene.listed("Ana", { age_group: "ambos", themes: ["luto", "ansiedade", "luto"] });
  expect(await slugs(scene, ana)).toEqual(["adultos", "ansiedade", "criancas", "luto", "tcc"]);
  await scene.as(ana).update({ languages: ["libras"], accessibility: ["elevador"], health_plans: ["unimed"] }, ana);
  await scene.as(ana).update({ approach: null, age_group: null, themes: [] }, ana);
  expect(await slugs(scene, ana)).toEqual(["elevador", "libras", "unimed"]);
  const [row] = await scene.as(visitor).run("select languages, accessibility, health_plans, themes from professionals");
  expect(row).toEqual({ languages: ["libras"], accessibility: ["elevador"], health_plans: ["unimed"], themes: [] });
});

test("another specialty keeps the themes that both have", async ({ scene }) => {
  const ana = await scene.listed("Ana", { themes: ["casais", "luto"] });
  const [saved] = await scene.as(ana).update({ specialty: "Psiquiatria", approach: null }, ana);
  expect(saved?.themes).toEqual(["luto"]);
});

test("themes are at most so many", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  const choices = attributeChoices(firstAttributes, { kind: "theme", specialty: "Psicologia" });
  const all = choices.map(({ value }) => value);
  await expect(scene.as(ana).update({ themes: all.slice(0, mostThemes + 1) }, ana)).rejects.toThrow(
    "Os temas podem ser no máximo 10.",
  );
  const [saved] = await scene.as(ana).update({ themes: all.slice(0, mostThemes) }, ana);
  expect(saved?.themes).toHaveLength(mostThemes);
});

test("a plan that was confirmed too long ago is neither shown nor found until it is confirmed again", async ({
  scene,
}) => {
  const ana = await scene.listed("Ana", { health_plans: ["unimed"] });
  const months = (count: number) => `(current_date - interval '${count} months')::date`;
  const confirmAgo = (day: string) =>
    scene.sql(`update directory.profiles set plans_confirmed = jsonb_build_object('unimed', ${day})`);
  const seen = async (who: Person | typeof visitor) =>
    (await scene.as(who).run("select health_plans, plans_to_confirm from professionals"))[0];
  // By more than a month's end is worth: 30 August and six months is the end of February.
  await confirmAgo(`${months(planMonths)} + 4`);
  expect(await seen(visitor)).toEqual({ health_plans: ["unimed"], plans_to_confirm: null });
  expect(await slugs(scene, ana)).toContain("unimed");

  await confirmAgo(months(planMonths));
  expect(await seen(visitor)).toEqual({ health_plans: [], plans_to_confirm: null });
  expect(await seen(ana)).toEqual({ health_plans: ["unimed"], plans_to_confirm: ["unimed"] });
  expect(await slugs(scene, ana)).not.toContain("unimed");
  // Saving something else confirms nothing; one that is added is confirmed.
  await scene.as(ana).update({ health_plans: ["unimed", "amil"] }, ana);
  expect(await seen(ana)).toEqual({ health_plans: ["amil", "unimed"], plans_to_confirm: ["unimed"] });

  await scene.as(ana).run("select confirm_health_plans()");
  expect(await seen(visitor)).toEqual({ health_plans: ["amil", "unimed"], plans_to_confirm: null });
  expect(await slugs(scene, ana)).toEqual(expect.arrayContaining(["amil", "unimed"]));
});

test("the job takes lapsed plans out of what is found, and asks by email once", async ({ scene }) => {
  const ana = await scene.listed("Ana", { health_plans: ["unimed"] });
  await scene.listed("Bia", { health_plans: ["amil"] });
  await scene.sql("alter table directory.profiles disable trigger prepare_profile");
  await scene.sql(
    `update directory.profiles set plans_confirmed = '{"unimed": "2020-01-01"}', plans_lapse_on = '2020-07-01'
     where user_id = $1`,
    [ana.userId],
  );
  await scene.sql("alter table directory.profiles enable trigger prepare_profile");
  expect(await slugs(scene, ana)).toContain("unimed");
  expect(await scene.as(service).run("select directory.ask_plans_again() as n")).toEqual([{ n: 1 }]);
  expect(await slugs(scene, ana)).not.toContain("unimed");
  expect(await scene.as(service).run("select directory.ask_plans_again() as n")).toEqual([{ n: 0 }]);
  const asked = await scene.sql(`select recipient as "to" from email.outbox where kind = 'plans-to-confirm'`);
  expect(asked).toEqual([{ to: "ana@exemplo.com.br" }]);
});

test("nobody confirms for somebody else, nor by writing the day", async ({ scene }) => {
  const ana = await scene.listed("Ana", { health_plans: ["unimed"] });
  const bia = await scene.listed("Bia");
  await scene.sql(`update directory.profiles set plans_confirmed = '{"unimed": "2020-01-01"}' where user_id = $1`, [
    ana.userId,
  ]);
  await scene.as(bia).run("select confirm_health_plans()");
  expect(await slugs(scene, ana)).not.toContain("unimed");
  await expect(scene.as(visitor).run("select confirm_health_plans()")).rejects.toThrow("permission denied");
  for (const column of ["plans_confirmed = '{}'", "attributes = '{1}'", "plans_lapse_on = null"])
    await expect(scene.as(ana).run(`update directory.profiles set ${column}`)).rejects.toThrow("permission denied");
});

test("a fee is told only where the council allows it, and leaves with the rule", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  await expect(scene.as(ana).update({ fee_min: 200 }, ana)).rejects.toThrow("O valor não pode ser divulgado");
  const rui = await scene.listed("Rui", { specialty: "Psiquiatria", approach: null, fee_min: 300, fee_max: 400 });
  const fees = () =>
    scene.as(visitor).run("select fee_min, fee_max from professionals where id = $1", [rui.professionalId]);
  expect(await fees()).toEqual([{ fee_min: 300, fee_max: 400 }]);
  await scene.sql("update specialties set allows_prices = false where id = 2");
  expect(await fees()).toEqual([{ fee_min: null, fee_max: null }]);
  // What was there before does not stand in the way of other changes.
  await scene.as(rui).update({ description: "Outra." }, rui);
});

test("operators keep the list, with a reason in the log; what is no longer offered stays with who has it", async ({
  scene,
}) => {
  const olga = await operator(scene);
  const ana = await scene.listed("Ana");
  const added = await call(
    scene,
    olga,
    "operator_save_attribute",
    null,
    "theme",
    "mindfulness",
    "Mindfulness",
    "{1}",
    "{}",
    true,
    because,
  );
  expect(added).toMatchObject({ outcome: "done" });
  const { id } = added as { id: number };
  await scene.as(ana).update({ themes: ["mindfulness"] }, ana);
  await call(scene, olga, "operator_save_attribute", id, "", "", "Atenção plena", "{1}", "{}", false, because);
  const [row] = await scene.as(ana).update({ description: "Outra." }, ana);
  expect(row?.themes).toEqual(["mindfulness"]);
  await scene.as(ana).update({ themes: [] }, ana);
  await expect(scene.as(ana).update({ themes: ["mindfulness"] }, ana)).rejects.toThrow("Os temas escolhidos");
  const acts = (await logged(scene)).map(({ act }) => act);
  expect(acts).toEqual(["add_operator", "save_attribute", "save_attribute"]);
  expect(
    await call(scene, olga, "operator_save_attribute", null, "plan", "unimed", "Unimed", "{}", "{}", true, because),
  ).toEqual({ outcome: "conflict" });
});

test("everybody reads what the list offers, new ones included, and nobody writes there", async ({ scene }) => {
  const olga = await operator(scene);
  const ana = await scene.listed("Ana");
  await call(scene, olga, "operator_save_attribute", null, "theme", "nova", "Nova", "{2,1}", "{}", true, because);
  const read = "select * from attributes where slug in ('nova', 'unimed') order by slug";
  for (const who of [ana, olga, visitor, service])
    expect(await scene.as(who).run(read)).toEqual([
      { kind: "theme", slug: "nova", name: "Nova", specialties: ["psicologia", "psiquiatria"], is_offered: true },
      { kind: "plan", slug: "unimed", name: "Unimed", specialties: [], is_offered: true },
    ]);
  for (const change of [
    "update attributes set name = 'x'",
    "delete from attributes",
    "insert into attributes default values",
  ])
    for (const who of [ana, olga, visitor, service])
      await expect(scene.as(who).run(change)).rejects.toThrow("permission denied");
});

test("who has a theme keeps it when its specialties change, and a theme of all goes along to another", async ({
  scene,
}) => {
  const ana = await scene.listed("Ana", { themes: ["luto", "ansiedade"] });
  await scene.sql("update directory.attributes set specialty_ids = '{2}' where (kind, slug) = ('theme', 'luto')");
  await scene.sql("update directory.attributes set specialty_ids = '{}' where (kind, slug) = ('theme', 'ansiedade')");
  expect(await scene.as(ana).update({ description: "Outra." }, ana)).toMatchObject([{ themes: ["ansiedade", "luto"] }]);
  const moved = await scene.as(ana).update({ specialty: "Nutrição", approach: null }, ana);
  expect(moved).toMatchObject([{ themes: ["ansiedade"] }]);
  await expect(scene.as(ana).update({ themes: ["luto"] }, ana)).rejects.toThrow("Os temas escolhidos");
});

test("nobody else changes the list, and what belongs to the form stays", async ({ scene }) => {
  const olga = await operator(scene);
  const ana = await scene.listed("Ana");
  const save = (who: Person, kind: string) =>
    call(scene, who, "operator_save_attribute", null, kind, "nova", "Nova", "{}", "{}", true, because);
  await expect(save(ana, "theme")).rejects.toThrow();
  await expect(save(withoutFactor(olga), "theme")).rejects.toThrow();
  await expect(save(olga, "approach")).rejects.toThrow("Só temas, convênios, idiomas e acessibilidade");
  for (const change of ["update directory.attributes set name = 'x'", "delete from directory.attributes"])
    for (const who of [ana, olga, visitor, service])
      await expect(scene.as(who).run(change)).rejects.toThrow("permission denied");
  expect(((await call(scene, olga, "operator_attributes")) as unknown[]).length).toBe(firstAttributes.length);
});

async function slugs(scene: Scene, { professionalId }: Person) {
  const rows = await scene.sql(
    `select a.slug from directory.profiles p join directory.attributes a on a.id = any (p.attributes)
     where p.id = $1 order by a.slug`,
    [professionalId],
  );
  return rows.map(({ slug }) => slug);
}
