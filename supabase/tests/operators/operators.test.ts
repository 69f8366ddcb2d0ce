import { expect } from "vitest";
import { enrol } from "../testing/account-scene.ts";
import { actsOn } from "../testing/operator-acts.ts";
import { call, confirmEmail, logged, operator, withoutFactor, withSecondFactor } from "../testing/operator-scene.ts";
import { type Person, type Scene, service, test, visitor } from "../testing/scene.ts";

type Deed = { name: string; signature: string; volatility: string };

/** Every function of the operator's side, from the catalogue: a new one is in these tests without being named. */
const deeds = async (scene: Scene) =>
  (await scene.sql(`
    select p.proname as name, p.oid::regprocedure::text as signature, p.provolatile as volatility,
      (select string_agg('null::' || format_type(t, null), ', ' order by place)
        from unnest(p.proargtypes) with ordinality as a (t, place)) as nulls
    from pg_proc p where p.pronamespace = 'public'::regnamespace and starts_with(p.proname, 'operator_')
    order by 1`)) as (Deed & { nulls: string | null })[];

const refusal = "Esta área é só de operadores";

async function expectNothing(scene: Scene, who: Person) {
  for (const { name, nulls } of await deeds(scene))
    await expect(scene.as(who).run(`select public.${name}(${nulls ?? ""})`), name).rejects.toThrow(refusal);
}

test("the operator's side is not empty, runs with pinned rights, and is granted to who is signed in alone", async ({
  scene,
}) => {
  const all = await deeds(scene);
  expect(all.length).toBeGreaterThan(10);
  const open = await scene.sql(`
    select p.proname, g.grantee::regrole::text from pg_proc p, aclexplode(p.proacl) g
    where p.pronamespace = 'public'::regnamespace and starts_with(p.proname, 'operator_')
      and g.grantee::regrole::text not in ('authenticated', 'postgres')`);
  expect(open).toEqual([]);
  const unsafe = await scene.sql(`
    select p.proname from pg_proc p
    where p.pronamespace = 'public'::regnamespace and starts_with(p.proname, 'operator_') and not p.prosecdef`);
  expect(unsafe).toEqual([]);
});

test("visitors cannot even ask", async ({ scene }) => {
  for (const { name, nulls } of await deeds(scene))
    for (const who of [visitor, service])
      await expect(scene.as(who).run(`select public.${name}(${nulls ?? ""})`), name).rejects.toThrow(
        "permission denied",
      );
});

test("a professional is refused everywhere, with the second factor too", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  await expectNothing(scene, ana);
  await expectNothing(scene, await withSecondFactor(scene, ana));
});

test("claims that somebody writes into the own account make no operator", async ({ scene }) => {
  const ana = await withSecondFactor(scene, await scene.listed("Ana"));
  await scene.sql("update auth.users set raw_user_meta_data = $2, raw_app_meta_data = $2 where id = $1", [
    ana.userId,
    { is_operator: true, role: "operator" },
  ]);
  const claims = { ...ana.actor.claims, user_metadata: { is_operator: true }, is_operator: true };
  await expectNothing(scene, { ...ana, actor: { role: "authenticated", claims } });
});

test("an operator's stolen session without the second factor can do nothing", async ({ scene }) => {
  const olga = await operator(scene);
  expect(await call(scene, olga, "operator_registrations")).toMatchObject({ rows: [] });
  await expectNothing(scene, withoutFactor(olga));
  expect(await call(scene, withoutFactor(olga), "am_i_operator")).toMatchObject({ isOperator: true, isReady: false });
  const { aal: _, ...claims } = olga.actor.claims ?? {};
  await expectNothing(scene, { ...olga, actor: { role: "authenticated", claims } });
});

test("an ended session, a removed factor and a removed operator end it at once, whatever the token says", async ({
  scene,
}) => {
  const olga = await operator(scene, "Olga");
  await scene.sql("delete from auth.sessions where user_id = $1", [olga.userId]);
  await expectNothing(scene, olga);
  const otto = await operator(scene, "Otto");
  await scene.sql("update auth.mfa_factors set status = 'unverified' where user_id = $1", [otto.userId]);
  await expectNothing(scene, otto);
  const rosa = await operator(scene, "Rosa");
  expect(await scene.sql("select directory.set_operator('rosa@exemplo.com.br', false) as it")).toEqual([
    { it: "changed" },
  ]);
  await expectNothing(scene, rosa);
  expect(await call(scene, rosa, "am_i_operator")).toMatchObject({ isOperator: false, isReady: false });
});

test("a factor that the command line has not seen makes nobody an operator, beside the old one or instead of it", async ({
  scene,
}) => {
  const setOperator = async (email: string) =>
    (await scene.sql("select directory.set_operator($1, true) as it", [email]))[0]?.it;
  await confirmEmail(scene, await scene.signUp("Olga"));
  expect(await setOperator("olga@exemplo.com.br")).toBe("no_factor");
  const otto = await operator(scene, "Otto");
  expect(await setOperator("otto@exemplo.com.br")).toBe("unchanged");
  expect(await call(scene, otto, "am_i_operator")).toEqual({ isOperator: true, isReady: true, isFactorNew: false });
  for (const replaced of [false, true]) {
    if (replaced) await scene.sql("delete from auth.mfa_factors where user_id = $1", [otto.userId]);
    const thief = await withSecondFactor(scene, otto);
    await expectNothing(scene, thief);
    expect(await call(scene, thief, "am_i_operator")).toEqual({ isOperator: true, isReady: false, isFactorNew: true });
    expect(await setOperator("otto@exemplo.com.br")).toBe("changed");
    expect(await call(scene, thief, "am_i_operator")).toMatchObject({ isReady: true });
  }
});

test("who has not confirmed the e-mail becomes no operator, with a second factor too", async ({ scene }) => {
  const rui = await scene.signUp("Rui");
  await enrol(scene, rui);
  const made = async () => (await scene.sql("select directory.set_operator('rui@exemplo.com.br', true) as it"))[0]?.it;
  expect(await made()).toBe("unconfirmed");
  await confirmEmail(scene, rui);
  expect(await made()).toBe("changed");
});

test("nobody makes an operator through the API, nor reads who is one", async ({ scene }) => {
  const [ana, olga] = [await withSecondFactor(scene, await scene.listed("Ana")), await operator(scene)];
  for (const who of [visitor, service, ana, olga]) {
    await expect(scene.as(who).run("select directory.set_operator('ana@exemplo.com.br', true)")).rejects.toThrow(
      "permission denied",
    );
    await expect(
      scene.as(who).run("insert into directory.operators (user_id) values ($1)", [ana.userId]),
    ).rejects.toThrow("permission denied");
    await expect(scene.as(who).read("directory.operators")).rejects.toThrow("permission denied");
    await expect(scene.as(who).read("directory.operator_log")).rejects.toThrow("permission denied");
  }
});

test("the log is only ever added to, by the owner of the database as well", async ({ scene }) => {
  await operator(scene);
  expect(await logged(scene)).toMatchObject([{ act: "add_operator", operator_email: "linha de comando" }]);
  for (const statement of [
    "update directory.operator_log set operator_email = 'nada'",
    "delete from directory.operator_log",
    "truncate directory.operator_log cascade",
  ]) {
    await scene.sql("savepoint attempt");
    await expect(scene.sql(statement)).rejects.toThrow("só recebe novas linhas");
    await scene.sql("rollback to savepoint attempt");
    await expect(scene.as(service).run(statement)).rejects.toThrow("permission denied");
  }
  await expect(
    scene.as(service).run("select directory.log_act('forge_it', 'rule', null, null, null, null)"),
  ).rejects.toThrow("permission denied");
});

test("no act escapes the log: what changes anything writes one line, what does not is read-only", async ({ scene }) => {
  const ana = await scene.listed("Ana", { description: "Psicóloga cristã, resultado garantido." });
  const olga = await operator(scene);
  await enrol(scene, ana);
  const acts = await actsOn(scene, ana, "ana@exemplo.com.br");
  const all = await deeds(scene);
  const changing = all.filter(({ volatility }) => volatility === "v").map(({ name }) => name);
  expect(changing.sort()).toEqual(Object.keys(acts).sort());
  for (const [name, parameters] of Object.entries(acts)) {
    const before = await logged(scene);
    await call(scene, olga, name, ...(await parameters()));
    const after = await logged(scene);
    expect(after.length - before.length, name).toBe(1);
    expect(after.at(-1), name).toMatchObject({ operator_id: olga.userId, operator_email: "olga@exemplo.com.br" });
  }
  // PostgreSQL itself refuses a change in a function that says it makes none; here that they are called by nothing else.
  const before = await logged(scene);
  for (const { name, nulls, volatility } of all)
    if (volatility !== "v") await scene.as(olga).run(`select public.${name}(${nulls ?? ""})`);
  expect(await logged(scene)).toEqual(before);
});
