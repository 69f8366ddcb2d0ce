import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";

/** A complete profile whose trial of ten days begins at the given moment. */
export async function signUpAt(owner: Sql, now: number) {
  const id = randomUUID();
  await owner`insert into auth.users (id, email, raw_user_meta_data)
    values (${id}, ${`${id}@exemplo.com.br`}, ${owner.json({ name: "Ana Souza" })})`;
  await owner`update directory.profiles
    set specialty_id = 1, registration = 'CRP 12345', modality = 2, schedule = 'Manhãs' where user_id = ${id}`;
  await owner`update directory.memberships set trial_end_date = ${new Date(now + 10 * 24 * 60 * 60 * 1000)}
    where user_id = ${id}`;
  return id;
}
