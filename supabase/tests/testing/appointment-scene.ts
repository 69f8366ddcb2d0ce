import { consentWords } from "#app/features/appointments/consent.ts";
import { type Person, type Row, type Scene, visitor } from "./scene.ts";

/** Somebody who attends every day of the week, so that there is always a slot to ask for. */
export const anyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, starts: "08:00", ends: "20:00" }));

/** With a confirmed address: the words of others go to no patient who has not confirmed theirs. */
export async function bookable(scene: Scene, name: string, weekly_hours: object[] = anyDay) {
  // A specialty of their own: tests that run beside each other do not wait for the same totals.
  const own = { specialty: "Enfermagem", approach: null };
  const person = await scene.listed(name, { ...own, weekly_hours, works_on_holidays: true });
  await confirmAccount(scene, person);
  return person;
}

export const confirmAccount = (scene: Scene, { userId }: Person, at: Date | null = new Date()) =>
  scene.sql("update auth.users set email_confirmed_at = $2 where id = $1", [userId, at]);

export async function nextSlot(scene: Scene, { professionalId }: Person) {
  const slots = "select min(starts_at) as at from directory.free_slots($1, current_date - 1, current_date + 54)";
  const [row] = await scene.sql(slots, [professionalId]);
  return row?.at as Date;
}

export type Request = {
  at?: Date | null;
  wish?: string;
  modality?: string | null;
  name?: string;
  email?: string | null;
  whatsapp?: string | null;
  message?: string;
  /** Of those that the professional offers, by its id. */
  service?: string;
  /** The mark of the visitor's network; unknown when none is given. */
  network?: string;
  forWhom?: string | null;
  /** Versions of the words that were ticked, by their kind. */
  consents?: Partial<Record<keyof typeof consentWords, string>>;
  /** The form's own id, the same over its retries. */
  sending?: string;
};

/** What the form sends when both boxes are ticked. */
export const ticked = {
  appointment: consentWords.appointment.version,
  invitation: consentWords.invitation.version,
};

/** As the site's form does it, with a visitor's rights. */
export async function request(scene: Scene, { professionalId }: Person, given: Request) {
  const {
    at,
    wish,
    modality = "online",
    name = "Maria",
    email = "maria@exemplo.com.br",
    whatsapp,
    message,
    service,
    network,
    forWhom = "self",
    consents = ticked,
    sending,
  } = given;
  const [row] = await scene
    .as(visitor)
    .run(
      "select * from directory.request_appointment($1, $2, $3, $4, $5, $6, $7, $8, 'America/Sao_Paulo', $9, $10, $11, $12, $13)",
      [
        professionalId,
        at ?? null,
        wish ?? null,
        modality,
        name,
        email,
        whatsapp ?? null,
        message ?? null,
        network ?? null,
        forWhom,
        consents,
        service ?? null,
        sending ?? null,
      ],
    );
  return row as { outcome: string; token: string };
}

export async function link(scene: Scene, token: string) {
  const [row] = await scene.as(visitor).run("select directory.appointment_by_link($1) as it", [token]);
  return (row?.it as Row | null) ?? undefined;
}

export async function statusOf(scene: Scene, id: unknown) {
  const [row] = await scene.sql("select status from appointments where id = $1", [id]);
  return row?.status;
}
