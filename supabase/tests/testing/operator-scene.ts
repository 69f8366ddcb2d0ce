import { randomUUID } from "node:crypto";
import { enrol } from "./account-scene.ts";
import type { Person, Row, Scene } from "./scene.ts";

/** Somebody signed in with the second factor, on a session that the auth service knows. */
export async function withSecondFactor(scene: Scene, person: Person): Promise<Person> {
  const session = randomUUID();
  await enrol(scene, person);
  await scene.sql("insert into auth.sessions (id, user_id, created_at, aal) values ($1, $2, now(), 'aal2')", [
    session,
    person.userId,
  ]);
  return {
    ...person,
    actor: { role: "authenticated", claims: { sub: person.userId, aal: "aal2", session_id: session } },
  };
}

/** The same session as a thief has it who knows the password alone. */
export function withoutFactor(person: Person): Person {
  return { ...person, actor: { ...person.actor, claims: { ...person.actor.claims, aal: "aal1" } } };
}

/** As the link in the mailbox does it. */
export const confirmEmail = (scene: Scene, { userId }: Person) =>
  scene.sql("update auth.users set email_confirmed_at = now() where id = $1", [userId]);

/** An operator, made as the command line makes one. */
export async function operator(scene: Scene, name = "Olga"): Promise<Person> {
  const account = await scene.signUp(name);
  await confirmEmail(scene, account);
  const person = await withSecondFactor(scene, account);
  await scene.sql("select directory.set_operator($1, true)", [`${name.toLowerCase()}@exemplo.com.br`]);
  return person;
}

/** Calls a function of the operator's side; answers its one value. */
export async function call(scene: Scene, who: Person, name: string, ...parameters: unknown[]): Promise<never> {
  const places = parameters.map((_, index) => `$${index + 1}`).join(", ");
  const [row] = await scene.as(who).run(`select public.${name}(${places}) as answer`, parameters);
  return (row as Row).answer as never;
}

export async function waitingVerification(scene: Scene, { professionalId }: Person): Promise<string> {
  const [row] = await scene.sql(
    "select id from directory.verifications where professional_id = $1 and state = 'waiting'",
    [professionalId],
  );
  return String(row?.id);
}

/** What of somebody waits for a look first, the profile before the answers. */
export async function flagOf(scene: Scene, { professionalId }: Person): Promise<string> {
  const [row] = await scene.sql(
    "select id from directory.word_flags where professional_id = $1 and looked_at is null order by review_id nulls first, word_id limit 1",
    [professionalId],
  );
  return String(row?.id);
}

/** Every act with its reason, while that is kept. */
export const logged = (scene: Scene) =>
  scene.sql(`
    select l.*, r.words as why from directory.operator_log l
    left join directory.operator_reasons r on r.log_id = l.id order by l.id`);
