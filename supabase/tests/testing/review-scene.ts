import { bookable as anyBookable, nextSlot, request } from "./appointment-scene.ts";
import { type Person, type Row, type Scene, visitor } from "./scene.ts";

/** A link for somebody who came by WhatsApp, as the panel makes it. */
export async function contactLink(scene: Scene, person: Person) {
  const [row] = await scene.as(person).run("select make_review_link() as token");
  return String(row?.token);
}

/** A link after an appointment that took place, as its patient gets it. */
export async function appointmentLink(scene: Scene, person: Person, email = "maria@exemplo.com.br") {
  const appointment = await pastAppointment(scene, person, { email });
  const [row] = await scene.sql("select directory.new_review_link($1, $2) as token", [
    person.professionalId,
    appointment,
  ]);
  return String(row?.token);
}

/** Where a review comes from: its network, and whether the professional was signed in on that device. */
type Place = { network?: string; isSameDevice?: boolean; isWarned?: boolean };

/** As the site's form does it, with a visitor's rights. */
export async function review(
  scene: Scene,
  token: string,
  stars: number | null,
  comment = "",
  author = "",
  { network = "203.0.113.7", isSameDevice = false, isWarned = false }: Place = {},
) {
  const [row] = await scene
    .as(visitor)
    .run("select directory.write_review($1, $2, $3, $4, $5, $6, $7) as state", [
      ...[token, stars, comment, author],
      ...[network, isSameDevice, isWarned],
    ]);
  return row?.state;
}

export async function seenByLink(scene: Scene, token: string) {
  const [row] = await scene.as(visitor).run("select directory.review_by_link($1) as it", [token]);
  return (row?.it as Row | null) ?? undefined;
}

export async function visibleReviews(scene: Scene, { professionalId }: Person) {
  return scene.as(visitor).run("select * from directory.reviews_page($1)", [professionalId]);
}

export async function ratingOf(scene: Scene, { professionalId }: Person) {
  const [row] = await scene.sql("select rating::float, review_count from directory.profiles where id = $1", [
    professionalId,
  ]);
  return [row?.rating, row?.review_count];
}

export async function starsOf(scene: Scene, { professionalId }: Person) {
  const [row] = await scene.as(visitor).run("select directory.star_counts($1) as n", [professionalId]);
  return row?.n;
}

/** Reviews after appointments, without links, where only their number matters. */
export async function rate(scene: Scene, { professionalId }: Person, ...stars: number[]) {
  await scene.sql(
    "insert into reviews (professional_id, stars, source) select $1, s, 'appointment' from unnest($2::int[]) s",
    [professionalId, stars],
  );
}

/** An appointment that took place some hours ago. */
export async function pastAppointment(
  scene: Scene,
  person: Person,
  contact: { email?: string | null; whatsapp?: string } = {},
) {
  await request(scene, person, { at: await nextSlot(scene, person), ...contact });
  const [row] = await scene.sql(
    `update appointments set status = 'done', created_at = now() - interval '3 days', starts_at = now() - interval '5 hours',
       ends_at = now() - interval '4 hours', ended_at = now() - interval '4 hours'
     where id = (select id from appointments where professional_id = $1 and status = 'requested' limit 1) returning id`,
    [person.professionalId],
  );
  return String(row?.id);
}

/** Somebody bookable whose account is neither new nor unconfirmed: reviews show at once. */
export async function bookable(scene: Scene, name: string, ...hours: object[][]) {
  const person = await anyBookable(scene, name, ...hours);
  await settle(scene, person);
  return person;
}

export async function settle(scene: Scene, { userId }: Person) {
  await scene.sql("update auth.users set email_confirmed_at = now() where id = $1", [userId]);
  await scene.sql("update directory.profiles set created_at = now() - interval '60 days' where user_id = $1", [userId]);
}
