import { randomUUID } from "node:crypto";
import type { Actor } from "#server/database/acting.ts";
import type { Person, Scene } from "./scene.ts";

type SignIn = { level?: "aal1" | "aal2"; age?: string };

/** A session of that person, as the auth service would have made it. */
export async function signIn(
  scene: Scene,
  { userId }: Person,
  { level = "aal1", age = "0" }: SignIn = {},
): Promise<Actor> {
  const id = randomUUID();
  await scene.sql(
    `insert into auth.sessions (id, user_id, created_at, updated_at, aal, user_agent)
    values ($1, $2, now() - $3::interval, now(), $4, 'Chrome')`,
    [id, userId, age, level],
  );
  await scene.sql(
    `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
    values (gen_random_uuid(), $1, now() - $2::interval, now() - $2::interval, 'password')`,
    [id, age],
  );
  return { role: "authenticated", claims: { sub: userId, session_id: id, aal: level } };
}

/** Answers the factor's id. */
export async function enrol(scene: Scene, { userId }: Person, status = "verified") {
  const id = randomUUID();
  await scene.sql(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at, secret)
    values ($1, $2, 'totp', $3, now(), now(), 'SECRET')`,
    [id, userId, status],
  );
  return id;
}

export const factorsOf = (scene: Scene, { userId }: Person) =>
  scene.sql("select id from auth.mfa_factors where user_id = $1", [userId]);
