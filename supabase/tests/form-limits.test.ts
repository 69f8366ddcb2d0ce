import { expect } from "vitest";
import { nameText, reasonText } from "#app/emails/texts.ts";
import { NOTE_LENGTH } from "#app/features/appointments/agenda/agenda.ts";
import { MESSAGE_LENGTH, WISH_LENGTH } from "#app/features/appointments/booking/appointment-request.ts";
import { TIME_OFF_REASON_LENGTH } from "#app/features/availability/dates/time-off.ts";
import { incidentLengths } from "#app/features/operator/incidents/incident.ts";
import { REASON_LENGTH } from "#app/features/operator/reason-question.ts";
import { REQUEST_LENGTH } from "#app/features/privacy/privacy-request.ts";
import { REPORT_LENGTH } from "#app/features/reports/report-form.ts";
import { ANSWER_LENGTH } from "#app/features/reviews/own/own-review.ts";
import { COMMENT_LENGTH } from "#app/features/reviews/review-form.ts";
import { type Scene, test } from "./testing/scene.ts";

/** What forms say of a length, and the columns that hold it. Those of the profile: profile-rules.test.ts. */
const limits: Record<string, number> = {
  "public.appointments.message": MESSAGE_LENGTH,
  "public.appointments.wish": WISH_LENGTH,
  "public.appointments.note": NOTE_LENGTH,
  "public.appointments.move_note": NOTE_LENGTH,
  "public.appointments.patient_name": Number(nameText.maxLength),
  "public.reviews.comment": COMMENT_LENGTH,
  "directory.review_links.objection": COMMENT_LENGTH,
  "public.reviews.answer": ANSWER_LENGTH,
  "public.reviews.held_answer": ANSWER_LENGTH,
  "directory.reports.words": REPORT_LENGTH,
  "directory.privacy_requests.message": REQUEST_LENGTH,
  "directory.privacy_requests.name": Number(nameText.maxLength),
  "directory.privacy_requests.done": REASON_LENGTH,
  "directory.verifications.reason": REASON_LENGTH,
  "directory.profiles.name": Number(nameText.maxLength),
  "directory.time_off.reason": TIME_OFF_REASON_LENGTH,
  "directory.date_hours.reason": TIME_OFF_REASON_LENGTH,
  "directory.incidents.circumstances": incidentLengths.circumstances,
  "directory.incidents.data_affected": incidentLengths.dataAffected,
  "directory.incidents.people_affected": incidentLengths.peopleAffected,
  "directory.incidents.risk": incidentLengths.risk,
  "directory.incidents.measures": incidentLengths.measures,
  "directory.incidents.communication": incidentLengths.communication,
};

/** By the check of its column: `length(note) <= 500`, or between two numbers. */
async function longest(scene: Scene, path: string) {
  const column = path.slice(path.lastIndexOf(".") + 1);
  const rows = await scene.sql(
    "select pg_get_constraintdef(oid) as text from pg_constraint where conrelid = $1::regclass and contype = 'c'",
    [path.slice(0, path.lastIndexOf("."))],
  );
  const found = rows.flatMap(({ text }) => [
    ...String(text).matchAll(new RegExp(`length\\((?:btrim\\()?${column}\\)+ <= (\\d+)`, "g")),
  ]);
  return found.map(([, number]) => Number(number));
}

test("forms take as long a text as its column holds", async ({ scene }) => {
  const held = await Promise.all(Object.keys(limits).map(async (path) => [path, await longest(scene, path)] as const));
  expect(Object.fromEntries(held)).toEqual(
    Object.fromEntries(Object.entries(limits).map(([path, limit]) => [path, [limit]])),
  );
});

test("a reason is as long in the operators' dialog, in the database and in the emails that tell it", async ({
  scene,
}) => {
  const give = (length: number) => scene.sql("select directory.given_reason($1)", ["a".repeat(length)]);
  await give(REASON_LENGTH);
  await expect(give(REASON_LENGTH + 1)).rejects.toThrow("no máximo 1.500 caracteres");
  expect(reasonText.maxLength).toBe(REASON_LENGTH);
});
