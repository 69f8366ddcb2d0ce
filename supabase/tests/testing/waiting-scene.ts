import { type Person, type Row, type Scene, service, visitor } from "./scene.ts";

type Wait = { email?: string; weekday?: number | null; period?: string | null; days?: number };

/** As the site's form does it, with a visitor's rights. */
export async function join(scene: Scene, { professionalId }: Person, given: Wait = {}) {
  const { email = "maria@exemplo.com.br", weekday = null, period = null, days = 30 } = given;
  const [row] = await scene
    .as(visitor)
    .run("select directory.join_waiting_list($1, $2, $3, $4, current_date + $5::integer) as outcome", [
      professionalId,
      email,
      weekday,
      period,
      days,
    ]);
  return row?.outcome;
}

/** What a mailbox holds of the list, oldest first. */
export async function mails(scene: Scene, email = "maria@exemplo.com.br") {
  const rows = await scene.sql(
    "select kind, data from email.outbox where recipient = $1 and kind like 'waiting-%' order by created_at, kind desc, cmin::text::int",
    [email],
  );
  return rows as { kind: string; data: Row & { token: string; times: string[]; more: number } }[];
}

export async function tokenOf(scene: Scene, email = "maria@exemplo.com.br") {
  const all = await mails(scene, email);
  return String(all.at(-1)?.data.token);
}

/** Joins, and opens the link in the mailbox. */
export async function wait(scene: Scene, person: Person, given: Wait = {}) {
  await join(scene, person, given);
  const token = await tokenOf(scene, given.email);
  await scene.as(visitor).run("select directory.confirm_waiting($1)", [token]);
  return token;
}

export async function notify(scene: Scene) {
  const [row] = await scene.as(service).run("select directory.notify_waiting() as looked");
  return Number(row?.looked);
}

/** As if an hour and a change had passed: all of a test is one moment of the database's clock. */
export async function anHourLater(scene: Scene) {
  await scene.sql(`update directory.waiting_list
    set notified_at = notified_at - interval '61 minutes', seen_change = now() - interval '1 day'`);
}

export const written = async (scene: Scene, email?: string) =>
  (await mails(scene, email)).filter(({ kind }) => kind === "waiting-time").map(({ data }) => data);
