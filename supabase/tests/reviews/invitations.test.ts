import { expect } from "vitest";
import { renderEmail } from "#app/emails/render-email.tsx";
import { nextSlot, request, ticked } from "../testing/appointment-scene.ts";
import { bookable, pastAppointment, review } from "../testing/review-scene.ts";
import { type Person, type Row, type Scene, service, test, visitor } from "../testing/scene.ts";

const invite = async (scene: Scene) =>
  (await scene.as(service).run("select directory.invite_reviews() as n"))[0]?.n as string;
const terms = async (scene: Scene, token: unknown) =>
  (await scene.as(visitor).run("select directory.review_terms_by_link($1) as it", [token]))[0]?.it;
const wish = (scene: Scene, token: unknown, isWanted: boolean) =>
  scene.as(visitor).run("select directory.invite_by_link($1, $2)", [token, isWanted]);
const waiting = async (scene: Scene, who: Person) =>
  ((await scene.as(who).run("select my_review_invitations() as it"))[0]?.it as Row | undefined)?.patients;
const askedDaysAgo = (scene: Scene) => scene.sql("update appointments set created_at = created_at - interval '3 days'");
const untick = (scene: Scene) => scene.sql("delete from directory.consents where kind = 'invitation'");

test("who did not tick the box is not asked for a review: not by mail, nor by the professional, nor on the page", async ({
  scene,
}) => {
  const ana = await bookable(scene, "Ana");
  await pastAppointment(scene, ana);
  const id = await pastAppointment(scene, ana, { email: null, whatsapp: "11912345678" });
  const [made] = await scene.sql("select directory.new_appointment_link($1, false) as token", [id]);
  expect(await waiting(scene, ana)).toHaveLength(1);
  expect(await terms(scene, made?.token)).toEqual({ mayReview: true, isInvited: true, hasReview: false });

  await untick(scene);
  expect([await invite(scene), await waiting(scene, ana)]).toEqual(["0", []]);
  expect(await terms(scene, made?.token)).toEqual({ mayReview: false, isInvited: false, hasReview: false });
  await expect(scene.as(ana).run("select make_review_link($1)", [id])).rejects.toThrow("não quer convite");
});

test("the box is ticked and unticked on the appointment's page, too", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const { token } = await request(scene, ana, {
    at: await nextSlot(scene, ana),
    consents: { appointment: ticked.appointment },
  });
  // Asked for within a day of it: nobody would be invited.
  expect(await terms(scene, token)).toMatchObject({ isInvited: null });
  await askedDaysAgo(scene);
  expect(await terms(scene, token)).toMatchObject({ isInvited: false });
  await wish(scene, token, true);
  await wish(scene, token, true);
  expect(await terms(scene, token)).toMatchObject({ isInvited: true });
  await wish(scene, token, false);
  expect(await terms(scene, token)).toMatchObject({ isInvited: false });
  for (const gone of ["status = 'cancelled'", "status = 'no_show'", "status = 'confirmed', is_own = true"]) {
    await scene.sql(`update appointments set ${gone}`);
    expect(await terms(scene, token)).toMatchObject({ isInvited: null });
  }
});

test("where the council bars testimonials nobody is asked for one, whatever was ticked", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  await scene.sql("update public.specialties set allows_testimonials = false");
  const { token } = await request(scene, ana, { at: await nextSlot(scene, ana) });
  await wish(scene, token, true);
  expect(await scene.sql("select from directory.consents where kind = 'invitation'")).toEqual([]);
  expect(await terms(scene, token)).toEqual({ mayReview: false, isInvited: null, hasReview: false });
  // A rule that changes afterwards holds for those who had ticked the box before.
  await scene.sql("update public.specialties set allows_testimonials = true");
  await wish(scene, token, true);
  await scene.sql("update appointments set status = 'declined'");
  await pastAppointment(scene, ana, { email: "outra@exemplo.com.br" });
  await scene.sql("update public.specialties set allows_testimonials = false");
  expect(await invite(scene)).toBe("0");
  await scene.sql("update public.specialties set allows_testimonials = true");
  expect(await invite(scene)).toBe("1");
});

test("where the council bars testimonials a patient gives stars of their own accord, and no words are taken", async ({
  scene,
}) => {
  const ana = await bookable(scene, "Ana");
  const id = await pastAppointment(scene, ana);
  await untick(scene);
  const [made] = await scene.sql("select directory.new_appointment_link($1, false) as token", [id]);
  expect(await terms(scene, made?.token)).toMatchObject({ mayReview: false });
  await scene.sql("update public.specialties set allows_testimonials = false");
  expect(await terms(scene, made?.token)).toEqual({ mayReview: true, isInvited: null, hasReview: false });
  expect(await waiting(scene, ana)).toEqual([]);
  const [told] = await scene.as(ana).run("select my_review_invitations() ->> 'allowsTestimonials' as it");
  expect(told).toEqual({ it: "false" });
  await expect(scene.as(ana).run("select make_review_link($1)", [id])).rejects.toThrow("não quer convite");
  const [own] = await scene.as(visitor).run("select directory.review_own_appointment($1) as token", [made?.token]);
  expect(await review(scene, String(own?.token), 5, "Me curou.")).not.toBe("published");
  await review(scene, String(own?.token), 5);
  // Once written, nothing leads to another.
  expect(await terms(scene, made?.token)).toEqual({ mayReview: false, isInvited: null, hasReview: true });
  expect(await scene.sql("select stars, comment, source, is_counted from reviews")).toEqual([
    { stars: 5, comment: null, source: "appointment", is_counted: true },
  ]);
});

test("the invitation says how to get out, to people and to mail programs, and that holds for all of the mailbox", async ({
  scene,
}) => {
  const [ana, bia] = [await bookable(scene, "Ana"), await bookable(scene, "Bia")];
  await pastAppointment(scene, ana);
  const other = await request(scene, bia, { at: await nextSlot(scene, bia) });
  const stranger = await request(scene, bia, { at: await nextSlot(scene, bia), email: "outra@exemplo.com.br" });
  await invite(scene);
  await askedDaysAgo(scene);
  const [{ data } = {}] = await scene.sql("select data from email.outbox where kind = 'review-invitation'");
  const { appointment } = data as { appointment: string };
  const { text, headers } = await renderEmail("review-invitation", data, "https://exemplo.com.br");
  expect(text).toContain(`https://exemplo.com.br/consulta/${appointment}`);
  expect(headers).toEqual({
    "List-Unsubscribe": `<https://exemplo.com.br/consulta/${appointment}/sem-convite>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  await wish(scene, appointment, false);
  for (const [token, isInvited] of [
    [appointment, false],
    [other.token, false],
    [stranger.token, true],
  ])
    expect(await terms(scene, token)).toMatchObject({ isInvited });
});
