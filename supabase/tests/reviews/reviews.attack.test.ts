import { expect } from "vitest";
import { confirmAccount, bookable as newlyBookable, nextSlot, request } from "../testing/appointment-scene.ts";
import { call, operator } from "../testing/operator-scene.ts";
import {
  appointmentLink,
  bookable,
  contactLink,
  pastAppointment,
  ratingOf,
  review,
  seenByLink,
  settle,
  starsOf,
  visibleReviews,
} from "../testing/review-scene.ts";
import { type Person, type Row, type Scene, test, visitor } from "../testing/scene.ts";

const signedInFrom = (scene: Scene, { userId }: Person, network: string) =>
  scene.sql("select directory.note_sign_in_network($1, $2)", [userId, network]);

const heldFor = async (scene: Scene) =>
  (await scene.sql("select held_for from directory.review_links where used_at is not null order by used_at")).map(
    (row) => row.held_for,
  );

test("an unconfirmed account makes no review link, for anybody", async ({ scene }) => {
  const rival = await newlyBookable(scene, "Rival");
  await confirmAccount(scene, rival, null);
  await expect(contactLink(scene, rival)).rejects.toThrow("Confirme o e-mail da sua conta");
  const appointment = await pastAppointment(scene, rival, { email: null, whatsapp: "11912345678" });
  await expect(scene.as(rival).run("select make_review_link($1)", [appointment])).rejects.toThrow("Confirme o e-mail");
  await scene.sql("update appointments set patient_email = 'maria@exemplo.com.br', patient_whatsapp = null");
  expect((await scene.sql("select directory.invite_reviews() as n"))[0]?.n).toBe("0");
  await settle(scene, rival);
  expect(await contactLink(scene, rival)).toMatch(/^[\w-]{43}$/);
  expect((await scene.sql("select directory.invite_reviews() as n"))[0]?.n).toBe("1");
});

test("a booking with oneself some hours ahead becomes no review of an appointment", async ({ scene }) => {
  const rival = await bookable(scene, "Rival");
  const { token } = await request(scene, rival, {
    at: await nextSlot(scene, rival),
    email: null,
    whatsapp: "11912345678",
  });
  const [made] = await scene.sql(
    `update appointments set status = 'done', ended_at = now() - interval '4 hours', created_at = starts_at - interval '23 hours'
     returning id`,
  );
  const lead = () => scene.as(visitor).run("select directory.review_own_appointment($1) as token", [token]);
  expect(await lead()).toEqual([{ token: null }]);
  await expect(scene.as(rival).run("select make_review_link($1)", [made?.id])).rejects.toThrow("menos de um dia");
  await scene.sql("update appointments set patient_email = 'maria@exemplo.com.br', patient_whatsapp = null");
  expect((await scene.sql("select directory.invite_reviews() as n"))[0]?.n).toBe("0");
  // A day before is an appointment like any other.
  await scene.sql("update appointments set created_at = starts_at - interval '25 hours'");
  expect((await scene.sql("select directory.invite_reviews() as n"))[0]?.n).toBe("1");
});

test("five reviews that a new account writes to itself are seen by an operator before anybody else", async ({
  scene,
}) => {
  const [rival, olga] = [await newlyBookable(scene, "Rival"), await operator(scene)];
  await scene.sql("update auth.users set email_confirmed_at = now() where id = $1", [rival.userId]);
  const tokens: string[] = [];
  for (let n = 0; n < 5; n += 1) tokens.push(await contactLink(scene, rival));
  for (const token of tokens) expect(await review(scene, token, 5, "Excelente!")).toBe("open");
  await expect(contactLink(scene, rival)).rejects.toThrow("os links que podia");
  expect([await visibleReviews(scene, rival), await ratingOf(scene, rival)]).toEqual([[], [null, 0]]);
  expect(await seenByLink(scene, tokens[0] ?? "")).toMatchObject({ review: { isHidden: true, isHeld: true } });

  const held = (await call(scene, olga, "operator_held_reviews")) as Row[];
  expect(held).toHaveLength(5);
  expect(held[0]).toMatchObject({ name: "Rival", reasons: ["new_account"], stars: 5 });
  await expect(scene.as(rival).run("select operator_held_reviews()")).rejects.toThrow();
  await expect(scene.as(rival).run("update reviews set hidden_at = null, held_at = null")).rejects.toThrow(
    "permission",
  );
  const [first, second] = held.map(({ id }) => id);
  await call(scene, olga, "operator_show_review", first, "Lida antes de publicar.");
  await call(scene, olga, "operator_hide_review", second, "Escrita pela própria pessoa.", "false");
  expect([await visibleReviews(scene, rival), await ratingOf(scene, rival)]).toMatchObject([[{ stars: 5 }], [null, 0]]);
  expect(await call(scene, olga, "operator_held_reviews")).toHaveLength(3);
});

test("a review from the professional's own network or device waits for a look, another one shows at once", async ({
  scene,
}) => {
  const rival = await bookable(scene, "Rival");
  await signedInFrom(scene, rival, "mark of home");
  await signedInFrom(scene, rival, "mark of the practice");
  await signedInFrom(scene, await bookable(scene, "Outra"), "mark of elsewhere");
  const places = [
    { network: "mark of home" },
    { network: "mark of the practice" },
    { network: "mark of a street", isSameDevice: true },
    { network: "mark of a street" },
    { network: "mark of elsewhere" },
  ];
  for (const place of places) await review(scene, await contactLink(scene, rival), 5, "", "", place);
  expect((await heldFor(scene)).map(String).sort()).toEqual(["", "", "same_device", "same_network", "same_network"]);
  expect(await visibleReviews(scene, rival)).toHaveLength(2);
  // No network is kept with it, and the professional does not read why.
  expect(JSON.stringify(await scene.as(rival).read("reviews"))).not.toMatch(/mark of|same_/);
});

test("links that a professional hands out move neither the average nor the count, however many and however hidden", async ({
  scene,
}) => {
  const [rival, olga] = [await bookable(scene, "Rival"), await operator(scene)];
  await review(scene, await appointmentLink(scene, rival), 2);
  const before = await ratingOf(scene, rival);
  expect(before).toEqual([2, 1]);
  for (let n = 0; n < 5; n += 1) await review(scene, await contactLink(scene, rival), 5);
  expect([await ratingOf(scene, rival), await starsOf(scene, rival)]).toEqual([before, [0, 1, 0, 0, 0]]);
  expect(await visibleReviews(scene, rival)).toHaveLength(6);
  const [invited] = await scene.sql("select id from reviews where source = 'contact' limit 1");
  await call(scene, olga, "operator_hide_review", invited?.id, "Lida de novo.", "other");
  await call(scene, olga, "operator_show_review", invited?.id, "Lida de novo.");
  expect(await ratingOf(scene, rival)).toEqual(before);
  // Nor does the professional change where one came from.
  await expect(scene.as(rival).run("update reviews set source = 'appointment'")).rejects.toThrow("permission");
});

test("insults and health details are seen by an operator before anybody else, also where the form is left out", async ({
  scene,
}) => {
  const rival = await bookable(scene, "Rival");
  for (const [words, kind] of [
    ["Que charlatão!", "insult"],
    ["Tratou minha depressão com sertralina.", "health"],
    ["Excelente profissional cristã.", "creed"],
    ["Resultado garantido, recomendo.", "council"],
  ]) {
    const token = await appointmentLink(scene, rival, `${kind}@exemplo.com.br`);
    expect(await review(scene, token, 1, words, "Rui")).toBe(kind);
    expect(await seenByLink(scene, token)).toMatchObject({ state: "open" });
    expect(await review(scene, token, 1, words, "Rui", { isWarned: true })).toBe("open");
    expect(await seenByLink(scene, token)).toMatchObject({ review: { isHeld: true, heldFor: [kind] } });
  }
  expect(await review(scene, await contactLink(scene, rival), 1, "", "Idiota")).toBe("insult");
  expect([await visibleReviews(scene, rival), await ratingOf(scene, rival)]).toEqual([[], [null, 0]]);
});
