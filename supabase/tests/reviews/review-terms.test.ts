import { expect } from "vitest";
import { reviewTerms } from "#app/features/reviews/review-terms.ts";
import { appointmentLink, bookable, contactLink, rate, review, seenByLink } from "../testing/review-scene.ts";
import { test } from "../testing/scene.ts";

const { linkDays, answerHours, newAccountDays } = reviewTerms;

test("links serve for the days that texts name, invitations and those after an appointment", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  await contactLink(scene, ana);
  await appointmentLink(scene, ana);
  const rows = await scene.sql(
    "select distinct extract(epoch from expires_at - created_at)::int / 86400 as days from directory.review_links",
  );
  expect(rows).toEqual([{ days: linkDays }]);
});

test("an answer is corrected for the hours that texts name", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  await rate(scene, ana, 3);
  const answer = () => scene.as(ana).run("select answer_review(id, 'Obrigada.') from reviews");
  const age = (minutes: number) =>
    scene.sql("update reviews set answered_at = now() - $1 * interval '1 minute'", [answerHours * 60 + minutes]);
  await answer();
  await age(-1);
  await answer();
  await age(1);
  await expect(answer()).rejects.toThrow(`${answerHours} horas`);
});

test("an account is new for the days that texts name", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const isHeldAt = async (minutes: number) => {
    await scene.sql("update directory.profiles set created_at = now() - $1 * interval '1 minute' where id = $2", [
      newAccountDays * 24 * 60 + minutes,
      ana.professionalId,
    ]);
    const token = await contactLink(scene, ana);
    await review(scene, token, 5);
    return (await seenByLink(scene, token))?.review;
  };
  expect(await isHeldAt(-1)).toMatchObject({ isHeld: true });
  expect(await isHeldAt(1)).toMatchObject({ isHeld: false });
});
