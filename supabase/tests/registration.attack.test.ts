import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { queryAs } from "#server/database/acting.ts";
import { createProductDatabase } from "../seed/testing/product-database.ts";
import { call, operator, waitingVerification } from "./testing/operator-scene.ts";
import { completeProfile, type Person, type Row, type Scene, service, test } from "./testing/scene.ts";

const { specialty, city, state, modality, ...profile } = completeProfile;

async function listing(scene: Scene, ...people: Person[]) {
  const ids = people.map(({ professionalId }) => professionalId);
  const rows = await scene.sql(
    "select id, directory.is_listed(id) as listed from directory.profiles where id = any($1)",
    [ids],
  );
  return ids.map((id) => rows.find((row) => row.id === id)?.listed);
}

const readOwn = async (scene: Scene, person: Person) =>
  (await scene.as(person).run("select my_registration() as it"))[0]?.it as Row;

test("a second account with somebody's complete registration is not listed, however it is written", async ({
  scene,
}) => {
  const ana = await scene.listed("Ana", { registration: "CRP 06/166340" });
  const spellings = ["CRP 06/166340", "crp-6/166340", "06 / 166340", "CRP 06/0166340-1"];
  for (const [n, registration] of spellings.entries()) {
    const rival = await scene.listed(`Rival${n}`, { registration });
    expect([registration, ...(await listing(scene, ana, rival))]).toEqual([registration, true, false]);
    expect((await readOwn(scene, rival)).contestedAt).toBeTruthy();
  }
  // What is no form of the council's lists nobody, whosever number it is.
  const strange = ["crp-6/166340.", "CRP ０６/１６６３４０", "CRP 06/166\u200b340", "CRP nº 06 - 166340 (ativa)"];
  for (const [n, registration] of strange.entries())
    expect(await listing(scene, ana, await scene.listed(`Estranha${n}`, { registration }))).toEqual([true, false]);
  // Another region, another person; and the bare form of the sign-up's example says nothing of whose it is.
  const others = ["CRP 08/166340", "CRP 06/IS166340", "CRP 166340", "CRP 166340"];
  for (const [n, registration] of others.entries())
    expect(await listing(scene, await scene.listed(`Outra${n}`, { registration }))).toEqual([true]);
});

test("every other spelling of a registration is the first one's, whatever the specialty", async ({ scene }) => {
  const list = (name: string, registration: string, specialty: string) =>
    scene.listed(name, { registration, specialty, approach: null });
  const tried = async (first: string, usual: string, spellings: [registration: string, specialty?: string][]) => {
    const ana = await list(`Ana ${usual}`, first, usual);
    for (const [n, [registration, specialty = usual]] of spellings.entries()) {
      const rival = await list(`Rival${n} ${usual}`, registration, specialty);
      const seen = { registration, specialty, listed: await listing(scene, ana, rival) };
      expect.soft(seen).toEqual({ registration, specialty, listed: [true, false] });
    }
  };
  await tried("CRP 06/125242", "Psicologia", [
    ["CRP SP 125242"],
    ["CRP 06.125.242"],
    ["CRP 06 125 242"],
    ["CRP 06/l25242"],
    ["CRP O6/I25242"],
    ["06125242"],
    ["C.R.P. São Paulo 125.242"],
    ["CRP 06/SP 125242"],
    ["CRP 125242/SP", "Nutrição"],
  ]);
  await tried("CRM-SP 177068", "Psiquiatria", [
    ["CREMESP 177068"],
    ["CRM São Paulo 177068"],
    ["CRM S.P. 177068"],
    ["CRM-SP 177 068"],
    ["CRMSP 177-068"],
    ["CRM/SP l77O68 + RQE 12345"],
    ["CRM-SP 177068", "Psicologia"],
    ["CRM-SP 177068", "Nutrição"],
  ]);
  // Without a region, in another, or in another state it may be somebody else's.
  const others: [registration: string, specialty: string][] = [
    ...(["CRP 125242", "CRP 125.242", "CRP 08/125242"].map((text) => [text, "Psicologia"]) as [string, string][]),
    ...(["CRM-RJ 177068", "CRM 177068"].map((text) => [text, "Psiquiatria"]) as [string, string][]),
  ];
  for (const [n, [registration, specialty]] of others.entries()) {
    const seen = { registration, listed: await listing(scene, await list(`Outra${n}`, registration, specialty)) };
    expect.soft(seen).toEqual({ registration, listed: [true] });
  }
});

test("every council's complete form is known by its number and place", async ({ scene }) => {
  const keys = async (specialty: string, ...typed: string[]) => {
    const text = "select directory.registration_key(t, directory.specialty_id($1)) as key from unnest($2::text[]) t";
    return (await scene.sql(text, [specialty, typed])).map(({ key }) => key);
  };
  expect(await keys("Psiquiatria", "CRM/SP 123456 + RQE 12345", "crm-sp 123.456", "CRM 123456")).toEqual([
    "CRM 123456 SP",
    "CRM 123456 SP",
    "CRM 123456",
  ]);
  expect(await keys("Fonoaudiologia", "CRFa 5-15231-2", "5-15231")).toEqual(["CRFA 15231 5", "CRFA 15231 5"]);
  expect(await keys("Fisioterapia", "CREFITO-4/12345-F", "CREFITO 4 12345")).toEqual([
    "CREFITO-F 12345 4",
    "CREFITO-F 12345 4",
  ]);
  expect(await keys("Terapia Ocupacional", "CREFITO-4/12345-TO")).toEqual(["CREFITO-TO 12345 4"]);
  expect(await keys("Nutrição", "CRN-3 13008", "CRN3 13008/P")).toEqual(["CRN 13008 3", "CRNP 13008 3"]);
  expect(await keys("Enfermagem", "COREN-SP 33.498-ENF", "COREN SP 33498", "COREN-SP 33498-TEC")).toEqual([
    "COREN 33498 SP",
    "COREN 33498 SP",
    "CORENTE 33498 SP",
  ]);
  expect(
    await keys("Psicologia", "CRP 14/05473-7", "CRP 12.345", "CRP AP 1234", "CRP 24/01234", "CRP 06 125242 SP"),
  ).toEqual(["CRP 5473 14", "CRP 12345", "CRP 1234 10", "CRP 1234 24", "CRP 125242 6"]);
  expect(await keys("Psiquiatria", "CREMEB 1234", "CREMAL 1234", "CRM Mato Grosso do Sul 1234", "CRM Pará 12")).toEqual(
    ["CRM 1234 BA", "CRM 1234 AL", "CRM 1234 MS", "CRM 12 PA"],
  );
  expect(await keys("Odontologia", "CRO-SP-CD-12345", "CRO 12345", "registro em andamento")).toEqual([
    "CRO 12345 SP",
    "CRO 12345",
    null,
  ]);
});

test("a rival changes a listed profile's number to somebody's and leaves the listing", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  const rival = await scene.listed("Rival");
  await scene.as(rival).update({ registration: completeProfile.registration }, rival);
  expect(await listing(scene, ana, rival)).toEqual([true, false]);
  await expect(scene.as(rival).update({ registration_contested_at: null }, rival)).rejects.toThrow("Só os dados");
  await scene.as(rival).run("select pause_listing(), resume_listing()");
  expect(await listing(scene, ana, rival)).toEqual([true, false]);
});

test("while somebody pauses, nobody takes the place; a number that is given up is free", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  const { registration } = completeProfile;
  await scene.as(ana).run("select pause_listing()");
  const [rival, third] = [await scene.listed("Rival", { registration }), await scene.listed("Third", { registration })];
  expect(await listing(scene, rival)).toEqual([false]);
  await scene.as(ana).run("select resume_listing()");
  expect(await listing(scene, ana, rival, third)).toEqual([true, false, false]);
  await scene.as(service).run("select directory.delete_account($1)", [ana.userId]);
  expect((await listing(scene, rival, third)).filter(Boolean)).toHaveLength(1);
});

test("who holds a number without being listed gives it up, too", async ({ scene }) => {
  const olga = await operator(scene);
  const endTrial = ({ userId }: Person) =>
    scene.sql("update directory.memberships set trial_end_date = now() where user_id = $1", [userId]);
  /** Somebody who was confirmed, whose time is over, and somebody else who waits for the number. */
  const confirmedBefore = async (name: string, registration: string) => {
    const holder = await scene.listed(name, { registration });
    await call(scene, olga, "operator_decide_registration", await waitingVerification(scene, holder), "confirmed");
    await endTrial(holder);
    const waiting = await scene.listed(`${name}Dois`, { registration });
    expect(await listing(scene, holder, waiting)).toEqual([false, false]);
    return [holder, waiting] as const;
  };
  const [gone, afterGone] = await confirmedBefore("Ana", "CRP 06/11111");
  await scene.as(service).run("select directory.delete_account($1)", [gone.userId]);
  expect(await listing(scene, afterGone)).toEqual([true]);
  const [mistaken, afterMistaken] = await confirmedBefore("Bia", "CRP 06/22222");
  await scene.as(mistaken).update({ registration: "CRP 06/33333" }, mistaken);
  expect(await listing(scene, afterMistaken)).toEqual([true]);
  const [renamed, afterRenamed] = await confirmedBefore("Caio", "CRP 06/44444");
  await scene.as(renamed).update({ name: "Caio Souza" }, renamed);
  expect(await listing(scene, afterRenamed)).toEqual([true]);
});

test("whose trial ends in a pause gives the number up when the job has run", async ({ scene }) => {
  const { registration } = completeProfile;
  const ana = await scene.listed("Ana", { registration });
  await scene.as(ana).run("select pause_listing()");
  const waiting = [await scene.listed("Bia", { registration }), await scene.listed("Caio", { registration })];
  const run = async () => (await scene.as(service).run("select directory.unlist_lapsed() as n"))[0]?.n;
  expect(await run()).toBe(0);
  await scene.sql("update directory.memberships set trial_end_date = now() where user_id = $1", [ana.userId]);
  expect(await listing(scene, ...waiting)).toEqual([false, false]);
  expect(await run()).toBeGreaterThan(0);
  expect((await listing(scene, ...waiting)).filter(Boolean)).toHaveLength(1);
  expect(await run()).toBe(0);
});

test("a number that is taken for whom the council knows is nobody else's", async ({ scene }) => {
  const { registration } = completeProfile;
  const [listed, olga] = [await scene.listed("Listed", { registration }), await operator(scene)];
  const [waiting, ana] = [await scene.listed("Waiting", { registration }), await scene.listed("Ana", { registration })];
  await call(scene, olga, "operator_decide_registration", await waitingVerification(scene, ana), "confirmed");
  expect(await listing(scene, listed, waiting, ana)).toEqual([false, false, true]);
});

test("the operator sees both, and the one who is confirmed has the registration", async ({ scene }) => {
  const { registration } = completeProfile;
  const [impostor, olga] = [await scene.listed("Impostor", { registration }), await operator(scene)];
  const ana = await scene.listed("Ana", { registration });
  const bare = await scene.listed("Bia", { registration: "CRP 12345" });
  const queue = (await call(scene, olga, "operator_registrations")) as { rows: Row[] };
  const of = (name: string) => queue.rows.find((row) => row.name === name);
  expect(of("Ana")?.others).toMatchObject([
    { name: "Impostor", isSame: true, isListed: true },
    { name: "Bia", isSame: false },
  ]);
  expect(of("Bia")?.others).toHaveLength(2);
  await call(scene, olga, "operator_decide_registration", await waitingVerification(scene, ana), "confirmed");
  expect(await listing(scene, ana, impostor, bare)).toEqual([true, false, true]);
  expect((await readOwn(scene, impostor)).contestedAt).toBeTruthy();
  const told = await scene.sql(
    "select recipient, data ->> 'outcome' as outcome from email.outbox where kind = 'registration-checked'",
  );
  expect(told).toEqual(
    expect.arrayContaining([
      { recipient: "impostor@exemplo.com.br", outcome: "contested" },
      { recipient: "ana@exemplo.com.br", outcome: "confirmed" },
    ]),
  );
  // Also after the confirmed one's subscription has ended.
  await scene.sql("update directory.memberships set trial_end_date = now() where user_id = $1", [ana.userId]);
  await scene.as(impostor).update({ schedule: "Outro" }, impostor);
  expect(await listing(scene, ana, impostor)).toEqual([false, false]);
});

test("of twenty accounts that claim one registration at the same moment one is listed", async () => {
  const database = await createProductDatabase();
  const { owner } = database;
  const pool = database.connect(20);
  const accounts = Array.from({ length: 20 }, () => randomUUID());
  for (const id of accounts)
    await owner`insert into auth.users (id, email, raw_user_meta_data) values (${id}, ${`${id}@exemplo.com.br`}, '{"name": "Ana"}')`;
  const columns = { ...profile, specialty, city, state, modality } as Record<string, string>;
  const names = Object.keys(columns);
  const text = `update professionals set ${names.map((name, n) => `${name} = $${n + 2}`).join(", ")} where user_id = $1`;
  await Promise.all(
    accounts.map((sub) =>
      queryAs(pool, { role: "authenticated", claims: { sub } }, text, [sub, ...Object.values(columns)]),
    ),
  );
  const listed = await owner`select id from directory.profiles where listed_until > now()`;
  await database.drop();
  expect(listed).toHaveLength(1);
});
