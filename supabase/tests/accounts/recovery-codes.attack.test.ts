import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { type Actor, queryAs } from "#server/database/acting.ts";
import { createProductDatabase } from "../../seed/testing/product-database.ts";
import { enrol, factorsOf, signIn } from "../testing/account-scene.ts";
import { operator } from "../testing/operator-scene.ts";
import { type Person, type Scene, test, visitor } from "../testing/scene.ts";

// A thief with the password and one code that was lying about, and what is left to the owner.

const use = async (scene: Scene, actor: Actor, code: string | undefined) =>
  (await scene.as(actor).run("select use_recovery_code($1) as answer", [code]))[0]?.answer;
const makeCodes = async (scene: Scene, actor: Actor) =>
  (await scene.as(actor).run("select make_recovery_codes() as codes"))[0]?.codes as string[];
const methodsOf = async (scene: Scene, actor: Actor) =>
  (
    await scene.sql(
      `select authentication_method as method from auth.mfa_amr_claims
      where session_id = $1 and updated_at = now() order by 1`,
      [actor.claims?.session_id],
    )
  ).map(({ method }) => method);
const levelOf = async (scene: Scene, actor: Actor) =>
  (await scene.sql("select aal from auth.sessions where id = $1", [actor.claims?.session_id]))[0]?.aal;
/** As the auth service signs it once the session is lifted. */
const renewed = ({ role, claims }: Actor): Actor => ({ role, claims: { ...claims, aal: "aal2" } });

async function protectedAna(scene: Scene, ana?: Person) {
  const person = ana ?? (await scene.listed("Ana"));
  await enrol(scene, person);
  const codes = await makeCodes(scene, await signIn(scene, person, { level: "aal2" }));
  return { ana: person, codes, half: await signIn(scene, person, { age: "11 minutes" }) };
}

test("a stolen code is spent, the owner is mailed, and it takes away neither the factor nor the owner's session", async ({
  scene,
}) => {
  const { ana, codes, half } = await protectedAna(scene);
  const owner = await signIn(scene, ana, { level: "aal2" });
  const other = await signIn(scene, ana);
  expect(await use(scene, half, codes[0])).toBe("used");
  expect(await factorsOf(scene, ana)).toHaveLength(1);
  expect([await levelOf(scene, half), await levelOf(scene, owner), await levelOf(scene, other)]).toEqual([
    "aal2",
    "aal2",
    undefined,
  ]);
  expect(await methodsOf(scene, half)).toEqual(["recovery_code", "totp"]);
  const mails = await scene.sql("select kind, data from email.outbox where kind = 'recovery-code-used'");
  expect(mails).toEqual([{ kind: "recovery-code-used", data: expect.objectContaining({ left: 9 }) }]);
  expect(await scene.sql("select from email.outbox where kind = 'second-factor-removed'")).toEqual([]);
  // Once more, in any session.
  for (const actor of [renewed(half), owner]) expect(await use(scene, actor, codes[0])).toBe("wrong");

  // "Não fui eu": the thief is out, the other codes are worth nothing, and the factor is the owner's still.
  const token = (mails[0]?.data as { token?: string } | undefined)?.token;
  expect(await scene.as(visitor).run("select directory.protect_account($1) as done", [token])).toEqual([
    { done: true },
  ]);
  expect(await factorsOf(scene, ana)).toHaveLength(1);
  expect(await use(scene, await signIn(scene, ana), codes[1])).toBe("wrong");
});

test("who lost the phone comes in by a code, makes new codes, and has the rights of the second level", async ({
  scene,
}) => {
  const { ana, codes, half } = await protectedAna(scene);
  await expect(makeCodes(scene, half)).rejects.toThrow("autenticador");
  expect(await use(scene, half, codes[0])).toBe("used");
  const whole = renewed(half);
  expect((await scene.as(whole).run("select count_recovery_codes() as left"))[0]?.left).toBe(9);
  expect((await scene.as(whole).read("professionals", `user_id = '${ana.userId}'`))[0]?.email).toBe(
    "ana@exemplo.com.br",
  );
  expect(await makeCodes(scene, whole)).toHaveLength(10);
  expect(await use(scene, await signIn(scene, ana), codes[1])).toBe("wrong");
});

test("a code does nothing in a session that has ended, ran out or is another's", async ({ scene }) => {
  const { ana, codes, half } = await protectedAna(scene);
  const bruno = await scene.signUp("Bruno");
  await enrol(scene, bruno);
  const mixed = { ...half, claims: { ...half.claims, session_id: (await signIn(scene, bruno)).claims?.session_id } };
  await expect(use(scene, mixed, codes[0])).rejects.toThrow("senha");
  await scene.sql("update auth.sessions set not_after = now() where id = $1", [half.claims?.session_id]);
  await expect(use(scene, half, codes[0])).rejects.toThrow("senha");
  await scene.sql("delete from auth.sessions where id = $1", [half.claims?.session_id]);
  await expect(use(scene, half, codes[0])).rejects.toThrow("senha");
  expect(await use(scene, await signIn(scene, ana), codes[0])).toBe("used");
});

test("a removal that an operator was talked into is off once somebody gives a code", async ({ scene }) => {
  const { ana, codes, half } = await protectedAna(scene);
  const { actor } = await operator(scene);
  await scene
    .as(actor)
    .run("select operator_remove_factor($1, 'Documento com foto, por vídeo.')", [ana.professionalId]);
  expect(await use(scene, half, "0000-0000-0000")).toBe("wrong");
  expect(await scene.sql("select from directory.factor_removals")).toHaveLength(1);
  expect(await use(scene, half, codes[0])).toBe("used");
  expect(await scene.sql("select from directory.factor_removals")).toEqual([]);
});

test("a code makes no operator: that asks for the factor itself", async ({ scene }) => {
  const olga = await operator(scene);
  const codes = await makeCodes(scene, await signIn(scene, olga, { level: "aal2" }));
  const half = await signIn(scene, olga);
  const isOperator = async (actor: Actor) =>
    (await scene.as(actor).run("select (am_i_operator() ->> 'isReady')::boolean as it"))[0]?.it;
  expect(await isOperator(await signIn(scene, olga, { level: "aal2" }))).toBe(true);
  expect(await use(scene, half, codes[0])).toBe("used");
  expect(await isOperator(renewed(half))).toBe(false);
  // The app's code in the same session, a minute later.
  await scene.sql(
    `update auth.mfa_amr_claims set updated_at = now() + interval '1 minute'
    where session_id = $1 and authentication_method = 'totp'`,
    [half.claims?.session_id],
  );
  expect(await isOperator(renewed(half))).toBe(true);
});

test("of two who give one code at the same moment one comes in", async () => {
  const database = await createProductDatabase();
  const sql = database.owner;
  const [account, factor] = [randomUUID(), randomUUID()];
  await sql`insert into auth.users (id, email, email_confirmed_at) values (${account}, 'ana@exemplo.com.br', now())`;
  await sql`
    insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at, secret)
    values (${factor}, ${account}, 'totp', 'verified', now(), now(), 'SECRET')`;
  await sql`
    insert into directory.recovery_codes (user_id, code_hash, factor_id)
    values (${account}, directory.recovery_code_hash(${account}, '0123-4567-89ab'), ${factor})`;
  const actors = await Promise.all(
    Array.from({ length: 6 }, async (): Promise<Actor> => {
      const session = randomUUID();
      await sql`insert into auth.sessions (id, user_id, created_at, aal) values (${session}, ${account}, now(), 'aal1')`;
      return { role: "authenticated", claims: { sub: account, session_id: session, aal: "aal1" } };
    }),
  );
  const outcomes = await Promise.allSettled(
    actors.map((actor) => queryAs(sql, actor, "select use_recovery_code('0123-4567-89ab') as answer")),
  );
  const used = outcomes.filter(
    (one) => one.status === "fulfilled" && (one.value[0] as { answer?: string }).answer === "used",
  );
  expect(used).toHaveLength(1);
  expect(await sql`select aal from auth.sessions where user_id = ${account}`).toEqual([{ aal: "aal2" }]);
  expect(await sql`select from email.outbox where kind = 'recovery-code-used'`).toHaveLength(1);
  await database.drop();
});
