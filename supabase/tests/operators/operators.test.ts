import { expect } from "vitest";
import { enrol } from "../testing/account-scene.ts";
import {
  call,
  flagOf,
  logged,
  operator,
  waitingVerification,
  withoutFactor,
  withSecondFactor,
} from "../testing/operator-scene.ts";
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
  await scene.signUp("Olga");
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
  await scene.sql(
    "insert into auth.sessions (id, user_id, created_at, updated_at) values (gen_random_uuid(), $1, now(), now())",
    [ana.userId],
  );
  await enrol(scene, ana);
  await scene.sql(
    `insert into billing.charges (id, provider, account_id, subscription_id, amount, period_start, period_end, status,
       status_at, paid_at)
     values ('c1', 'demo', $1, 's1', 1499, now(), now() + interval '1 month', 'paid', now(), now())`,
    [ana.userId],
  );
  const because = "Porque o conselho pediu.";
  const incident = {
    ...{ knownAt: "2026-11-15T12:00:00Z", nature: "confidentiality", circumstances: "Um backup foi copiado." },
    ...{ dataAffected: "Nomes e e-mails", peopleAffected: "Profissionais" },
  };
  const [posted] = await scene.sql("select email.enqueue('welcome', 'ana@exemplo.com.br', '{}') as message");
  await scene
    .as(visitor)
    .run("select directory.make_privacy_request('access', 'Pedro', 'pedro@exemplo.com.br', 'Quero ver meus dados.')");
  await scene.sql("update directory.privacy_requests set proved_at = now()");
  const [request] = await scene.sql("select id from directory.privacy_requests");
  const [reported] = await scene.sql(
    `insert into public.appointments (professional_id, wish, modality, patient_name, patient_whatsapp)
     values ($1, 'Uma tarde', 'online', 'Rui', '11912345678') returning id`,
    [ana.professionalId],
  );
  await scene.sql("insert into directory.minor_reports (appointment_id) values ($1)", [reported?.id]);
  const acts: Record<string, () => Promise<unknown[]> | unknown[]> = {
    operator_open_card: async () => [await waitingVerification(scene, ana)],
    operator_decide_registration: async () => [await waitingVerification(scene, ana), "differs", because],
    operator_dismiss_flag: async () => [await flagOf(scene, ana), because],
    operator_ask_correction: async () => [await flagOf(scene, ana), because],
    operator_suspend: () => [ana.professionalId, because],
    operator_restore: () => [ana.professionalId, because],
    operator_set_rule: () => [2, "prices", false, because],
    operator_extend_trial: () => [ana.professionalId, 5, because],
    operator_add_days: () => [ana.professionalId, 3, because],
    operator_refund: () => [ana.professionalId, "c1", because],
    operator_end_sessions: () => [ana.professionalId, because],
    operator_remove_factor: () => [ana.professionalId, because],
    operator_keep_factor: () => [ana.professionalId, because],
    operator_resend_email: () => [posted?.message],
    operator_settle_minor: () => [reported?.id, true, because],
    operator_send_kept: () => [request?.id],
    operator_erase_kept: () => [request?.id, because],
    operator_close_request: () => [request?.id, true, because],
    operator_record_incident: () => [null, null, incident],
    ...(await reportActs(scene, ana, because)),
  };
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

/** On what a visitor reported. */
async function reportActs(scene: Scene, { professionalId }: Person, because: string) {
  const [review] = await scene.sql(
    "insert into public.reviews (professional_id, stars, source) values ($1, 1, 'contact') returning id",
    [professionalId],
  );
  await scene
    .as(visitor)
    .run("select directory.report('review', $1, 'false', 'Nunca fui lá.', 'maria@exemplo.com.br')", [review?.id]);
  const [report] = await scene.sql("select id from directory.reports where review_id = $1", [review?.id]);
  return {
    operator_close_report: () => [report?.id, true, because],
    operator_hide_review: () => [review?.id, because, "other"],
    operator_show_review: () => [review?.id, because],
  };
}
