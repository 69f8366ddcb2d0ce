import { expect } from "vitest";
import { renderEmail } from "#app/emails/render-email.tsx";
import { reportReasons } from "#app/features/reports/report-reasons.ts";
import { nextSlot, request } from "../testing/appointment-scene.ts";
import { call, operator } from "../testing/operator-scene.ts";
import {
  appointmentLink,
  bookable,
  contactLink,
  pastAppointment,
  rate,
  ratingOf,
  review,
  seenByLink,
  settle,
  starsOf,
  visibleReviews,
} from "../testing/review-scene.ts";
import { type Row, service, test, visitor } from "../testing/scene.ts";

test("a link writes one review, shows it, and lets its author delete it", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const token = await appointmentLink(scene, ana);
  expect(await seenByLink(scene, token)).toMatchObject({ state: "open", allowsComment: true, professional: "Ana" });
  expect(await review(scene, token, 5, "  Muito atenciosa.  ", "Maria das Dores")).toBe("open");
  expect(await visibleReviews(scene, ana)).toMatchObject([
    { stars: 5, comment: "Muito atenciosa.", author: "Maria", source: "appointment", answer: null },
  ]);
  expect(await ratingOf(scene, ana)).toEqual([5, 1]);
  expect(await review(scene, token, 1)).toBe("written");
  expect(await seenByLink(scene, token)).toMatchObject({ state: "written", review: { stars: 5 } });
  expect(await scene.as(visitor).run("select directory.delete_review($1) as ok", [token])).toEqual([{ ok: true }]);
  expect(await ratingOf(scene, ana)).toEqual([null, 0]);
  expect(await review(scene, token, 5)).toBe("used");
  expect(await scene.as(visitor).run("select directory.delete_review($1) as ok", [token])).toEqual([{ ok: false }]);
});

test("a link that ran out, was never given or says nonsense writes nothing", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const token = await contactLink(scene, ana);
  for (const stars of [0, 6, -1, null]) await expect(review(scene, token, stars)).rejects.toThrow("uma a cinco");
  await expect(review(scene, token, 5, "x".repeat(1001))).rejects.toThrow("1.000 caracteres");
  expect(await review(scene, "x".repeat(43), 5)).toBe("expired");
  expect(await seenByLink(scene, "x".repeat(43))).toBeUndefined();
  await scene.sql("update directory.review_links set expires_at = now()");
  expect(await review(scene, token, 5)).toBe("expired");
  expect(await ratingOf(scene, ana)).toEqual([null, 0]);
});

test("only the hash of a token is kept", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const token = await contactLink(scene, ana);
  const [row] = await scene.sql("select row_to_json(l)::text as it from directory.review_links l");
  expect(row?.it).not.toContain(token);
  await expect(scene.as(visitor).read("directory.review_links")).rejects.toThrow("permission denied");
  await expect(scene.as(ana).read("directory.review_links")).rejects.toThrow("permission denied");
});

test("rating and count follow every visible review after an appointment, and nothing else", async ({ scene }) => {
  const [ana, bia] = [await bookable(scene, "Ana"), await bookable(scene, "Bia")];
  await rate(scene, ana, 5, 4, 4);
  expect(await ratingOf(scene, ana)).toEqual([4.33, 3]);
  expect(await ratingOf(scene, bia)).toEqual([null, 0]);
  await scene
    .as(service)
    .run("update reviews set hidden_at = now() where professional_id = $1 and stars = 5", [ana.professionalId]);
  expect(await ratingOf(scene, ana)).toEqual([4, 2]);
  expect(await visibleReviews(scene, ana)).toHaveLength(2);
  await scene.as(service).run("update reviews set hidden_at = null where professional_id = $1", [ana.professionalId]);
  expect(await ratingOf(scene, ana)).toEqual([4.33, 3]);
  const [counts] = await scene.as(visitor).run("select directory.star_counts($1) as n", [ana.professionalId]);
  expect(counts?.n).toEqual([0, 0, 0, 2, 1]);
  await scene.sql("delete from reviews where professional_id = $1", [ana.professionalId]);
  expect(await ratingOf(scene, ana)).toEqual([null, 0]);
});

test("nobody writes, changes, hides or removes a review by the tables", async ({ scene }) => {
  const [ana, bia] = [await bookable(scene, "Ana"), await bookable(scene, "Bia")];
  await rate(scene, ana, 1);
  for (const who of [visitor, ana]) {
    for (const text of [
      `insert into reviews (professional_id, stars, source) values ('${ana.professionalId}', 5, 'contact')`,
      "update reviews set stars = 5",
      "update reviews set hidden_at = now()",
      "delete from reviews",
      "select directory.rate_profiles('{}')",
      "select directory.new_review_link(gen_random_uuid(), null)",
      "select directory.invite_reviews()",
    ])
      await expect(scene.as(who).run(text), text).rejects.toThrow("permission denied");
  }
  await expect(scene.as(ana).update({ rating: 5, review_count: 900 }, ana)).rejects.toThrow("Só os dados do perfil");
  await expect(scene.as(visitor).read("reviews")).rejects.toThrow("permission denied");
  expect(await scene.as(ana).read("reviews")).toHaveLength(1);
  expect(await scene.as(bia).read("reviews")).toEqual([]);
  expect(await ratingOf(scene, ana)).toEqual([1, 1]);
});

test("words are neither kept nor shown where the council does not allow them", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  await settle(scene, ana);
  const token = await contactLink(scene, ana);
  expect(await seenByLink(scene, token)).toMatchObject({ allowsComment: false });
  await review(scene, token, 4, "Recomendo.", "Maria");
  expect(await scene.as(ana).read("reviews")).toMatchObject([{ stars: 4, comment: null }]);
  // Whoever changes the specialty afterwards takes the old words from sight.
  const bia = await bookable(scene, "Bia");
  await review(scene, await contactLink(scene, bia), 5, "Recomendo.");
  expect(await visibleReviews(scene, bia)).toMatchObject([{ comment: "Recomendo." }]);
  await scene.as(bia).update({ specialty: "Psicologia", approach: "TCC", registration: "CRP 06/12" }, bia);
  expect(await visibleReviews(scene, bia)).toMatchObject([{ stars: 5, comment: null }]);
});

test("reviews of somebody who is not listed are not shown", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  await rate(scene, ana, 5);
  expect(await visibleReviews(scene, ana)).toHaveLength(1);
  await scene.as(ana).run("select pause_listing()");
  expect(await visibleReviews(scene, ana)).toEqual([]);
});

test("pages go on from the last review, also within one moment", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  await rate(scene, ana, 1, 2, 3, 4, 5);
  const page = (...from: unknown[]) =>
    scene
      .as(visitor)
      .run("select * from directory.reviews_page($1, $2, $3, 2)", [
        ana.professionalId,
        from[0] ?? null,
        from[1] ?? null,
      ]);
  const seen: unknown[] = [];
  let rows = await page();
  while (rows.length > 0) {
    seen.push(...rows.map(({ id }) => id));
    rows = await page(rows.at(-1)?.moment, rows.at(-1)?.id);
  }
  expect(new Set(seen).size).toBe(5);
  expect(seen).toHaveLength(5);
});

test("the professional answers once, and corrects it for a day", async ({ scene }) => {
  const [ana, bia] = [await bookable(scene, "Ana"), await bookable(scene, "Bia")];
  await rate(scene, ana, 3);
  const [{ id } = {}] = await scene.as(ana).read("reviews");
  const answer = (who: typeof ana, words: string | null) =>
    scene.as(who).run("select * from answer_review($1, $2)", [id, words]);
  await expect(answer(bia, "Obrigada.")).rejects.toThrow("não é sua");
  for (const words of ["", "   ", null, "x".repeat(1001)]) await expect(answer(ana, words)).rejects.toThrow("1.000");
  expect(await answer(ana, "Obrigada.")).toMatchObject([{ answer: "Obrigada.", stars: 3 }]);
  expect(await answer(ana, "Muito obrigada.")).toMatchObject([{ answer: "Muito obrigada." }]);
  await scene.sql("update reviews set answered_at = now() - interval '25 hours'");
  await expect(answer(ana, "Outra coisa.")).rejects.toThrow("24 horas");
  expect(await visibleReviews(scene, ana)).toMatchObject([{ answer: "Muito obrigada." }]);
});

test("links for contacts are few a day", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  for (let turn = 0; turn < 5; turn++) await contactLink(scene, ana);
  await expect(contactLink(scene, ana)).rejects.toThrow("links que podia");
  await scene.sql("update directory.review_links set created_at = now() - interval '25 hours'");
  expect(await contactLink(scene, ana)).toMatch(/^[\w-]{43}$/);
  await expect(scene.as(visitor).run("select make_review_link()")).rejects.toThrow("permission denied");
});

test("a patient with an e-mail is invited once, hours after, by an email that only the patient gets", async ({
  scene,
}) => {
  const ana = await bookable(scene, "Ana");
  const appointment = await pastAppointment(scene, ana);
  await scene.sql("delete from email.outbox");
  await expect(scene.as(ana).run("select make_review_link($1)", [appointment])).rejects.toThrow("segue por e-mail");
  const invite = () => scene.as(service).run("select directory.invite_reviews() as n");
  expect(await invite()).toEqual([{ n: "1" }]);
  expect(await invite()).toEqual([{ n: "0" }]);
  const emails = await scene.sql("select kind, recipient, data from email.outbox");
  expect(emails).toMatchObject([{ kind: "review-invitation", recipient: "maria@exemplo.com.br" }]);
  const data = emails[0]?.data as { token: string };
  const { text } = await renderEmail("review-invitation", data, "https://exemplo.com.br");
  expect(text).toContain(`https://exemplo.com.br/avaliar/${data.token}`);
  expect(await review(scene, data.token, 5, "", "")).toBe("open");
  expect(await visibleReviews(scene, ana)).toMatchObject([{ source: "appointment", author: null }]);
});

test("an appointment with oneself leads to no review", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const invite = async () => (await scene.as(service).run("select directory.invite_reviews() as n"))[0]?.n;
  for (const email of [
    "Ana@exemplo.com.br",
    "ana+paciente@exemplo.com.br",
    "contato@exemplo.com.br",
    "contato+2@exemplo.com.br",
  ]) {
    await pastAppointment(scene, ana, { email });
    expect(await invite()).toBe("0");
  }
  const own = await pastAppointment(scene, ana, { email: null, whatsapp: "+55 19 99999-0000" });
  await expect(scene.as(ana).run("select make_review_link($1)", [own])).rejects.toThrow();
  await pastAppointment(scene, ana);
  expect(await invite()).toBe("1");
  const other = await pastAppointment(scene, ana, { email: null, whatsapp: "+55 19 99999-0001" });
  expect(await scene.as(ana).run("select make_review_link($1) as token", [other])).toMatchObject([
    { token: expect.stringMatching(/^[\w-]{43}$/) },
  ]);
});

test("an appointment that did not take place takes its unused link with it", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const appointment = await pastAppointment(scene, ana, { email: null, whatsapp: "11912345678" });
  const make = async () => String((await scene.as(ana).run("select make_review_link($1) as t", [appointment]))[0]?.t);
  const first = await make();
  const second = await make();
  expect(await seenByLink(scene, first)).toBeUndefined();
  const [row] = await scene.as(ana).run("select my_review_invitations() as it");
  expect(row?.it).toMatchObject({ linksLeft: 5, patients: [{ appointment, name: "Maria" }] });
  await scene.as(ana).run("select record_attendance($1, false)", [appointment]);
  expect(await review(scene, second, 1)).toBe("expired");
  await scene.as(ana).run("select record_attendance($1, true)", [appointment]);
  expect(await review(scene, second, 5)).toBe("open");
  await expect(make()).rejects.toThrow("já usou");
  // The patient's data goes; the review and the way to delete it stay.
  await scene.sql("delete from appointments");
  expect(await seenByLink(scene, second)).toMatchObject({ state: "written", source: "appointment" });
});

test("the private link of an appointment leads to its review, where no email does", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const { token } = await request(scene, ana, {
    at: await nextSlot(scene, ana),
    email: null,
    whatsapp: "11912345678",
  });
  const lead = async () =>
    (await scene.as(visitor).run("select directory.review_own_appointment($1) as token", [token]))[0]?.token;
  expect(await lead()).toBeNull();
  await scene.sql("update appointments set status = 'done', ended_at = now(), created_at = now() - interval '3 days'");
  expect(await review(scene, String(await lead()), 5)).toBe("open");
  expect(await lead()).toBeNull();
  await scene.sql("update appointments set patient_email = 'maria@exemplo.com.br', patient_whatsapp = null");
  expect(await lead()).toBeNull();
});

test("a report reaches the operators, and nobody else reads it", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  await rate(scene, ana, 1);
  const [{ id } = {}] = await scene.as(ana).read("reviews");
  const report = async (...given: unknown[]) =>
    (await scene.as(visitor).run("select directory.report($1, $2, $3, $4, $5) as ok", given))[0]?.ok;
  expect(await report("review", id, "false", "Não é verdade.", null)).toBe(true);
  expect(await report("profile", ana.professionalId, "other", "", "eu@exemplo.com.br")).toBe(true);
  expect(await report("review", ana.professionalId, "false", null, null)).toBe(false);
  expect(await report("nada", id, "false", null, null)).toBe(false);
  await expect(report("review", id, "other", "x".repeat(1001), null)).rejects.toThrow("mais curto");
  expect(await scene.as(service).read("directory.reports")).toHaveLength(2);
  for (const who of [visitor, ana])
    await expect(scene.as(who).read("directory.reports")).rejects.toThrow("permission denied");
  for (let turn = 0; turn < 30; turn++) await report("review", id, "false", `Vez ${turn}.`, null);
  expect(await scene.as(service).read("directory.reports", "kind = 'review'")).toHaveLength(20);
});

test("a report that is sent again within minutes is the same one; another reason, word or contact is not", async ({
  scene,
}) => {
  const ana = await bookable(scene, "Ana");
  const report = (...given: unknown[]) =>
    scene.as(visitor).run("select directory.report('profile', $1, $2, $3, $4) as ok", [ana.professionalId, ...given]);
  const stored = async () => (await scene.as(service).read("directory.reports")).length;
  await report("other", "Nada bom.", null);
  expect(await report("other", " Nada bom. ", "")).toEqual([{ ok: true }]);
  expect(await stored()).toBe(1);
  for (const given of [
    ["contact", "Nada bom.", null],
    ["other", null, null],
    ["other", "Nada bom.", "eu@exemplo.com.br"],
  ])
    await report(...given);
  expect(await stored()).toBe(4);
  await scene.sql("update directory.reports set created_at = now() - interval '11 minutes'");
  await report("other", "Nada bom.", null);
  expect(await stored()).toBe(5);
});

test("a profile has reasons of its own, and so has a review", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  await rate(scene, ana, 1);
  const [{ id } = {}] = await scene.as(ana).read("reviews");
  const targets = { review: id, profile: ana.professionalId };
  const report = (kind: keyof typeof targets, reason: string | null) =>
    scene.as(visitor).run("select directory.report($1, $2, $3) as taken", [kind, targets[kind], reason]);
  const kinds = ["review", "profile"] as const;
  for (const kind of kinds) {
    const other = kind === "review" ? "profile" : "review";
    for (const reason of Object.keys(reportReasons[kind])) {
      expect(await report(kind, reason)).toEqual([{ taken: true }]);
      if (!Object.hasOwn(reportReasons[other], reason))
        await expect(report(other, reason)).rejects.toThrow("reports_reason_check");
    }
    await expect(report(kind, "nada")).rejects.toThrow("reports_reason_check");
    await expect(report(kind, null)).rejects.toThrow('"reason"');
  }
});

test("only what visitors can see may be reported", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  await rate(scene, ana, 1);
  const [{ id } = {}] = await scene.as(ana).read("reviews");
  const things = [
    ["review", id],
    ["profile", ana.professionalId],
  ];
  const seen = async () => {
    const answers = [];
    for (const thing of things) {
      const [row] = await scene.as(visitor).run(
        `select directory.reported_professional($1, $2) is not null as there,
             directory.report($1, $2, 'other', null, null) as taken`,
        thing,
      );
      answers.push([row?.there, row?.taken]);
    }
    return answers;
  };
  expect(await seen()).toEqual([
    [true, true],
    [true, true],
  ]);
  await scene.sql("update reviews set hidden_at = now()");
  expect(await seen()).toEqual([
    [false, false],
    [true, true],
  ]);
  await scene.sql("update reviews set hidden_at = null");
  await scene.as(ana).run("select pause_listing()");
  expect(await seen()).toEqual([
    [false, false],
    [false, false],
  ]);
});

test("the export tells of the own reviews, without tokens", async ({ scene }) => {
  const [ana, bia] = [await bookable(scene, "Ana"), await bookable(scene, "Bia")];
  await review(scene, await contactLink(scene, ana), 4, "Bom.", "Rui");
  const exported = async (account: string) =>
    (await scene.as(service).run("select directory.export_account($1) as it", [account]))[0]?.it as Record<
      string,
      unknown
    >;
  const { reviews, review_links } = await exported(ana.userId);
  expect(reviews).toMatchObject([{ stars: 4, comment: "Bom.", author: "Rui" }]);
  expect(JSON.stringify(review_links)).not.toContain("token");
  expect(await exported(bia.userId)).not.toHaveProperty("reviews");
});

test("a link's page knows whether the professional is listed, also one who never was", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  await settle(scene, ana);
  const token = await contactLink(scene, ana);
  const isListed = async () => {
    const [row] = await scene.as(visitor).run("select directory.review_by_link($1) -> 'isListed' as it", [token]);
    return row?.it;
  };
  expect(await isListed()).toBe(true);
  await scene.as(ana).update({ registration: null }, ana);
  expect(await isListed()).toBe(false);
});

test("each review says where it came from, and keeps counting when its appointment's data is gone", async ({
  scene,
}) => {
  const ana = await bookable(scene, "Ana");
  await review(scene, await appointmentLink(scene, ana), 4);
  await review(scene, await contactLink(scene, ana), 1);
  await scene.sql("update appointments set ended_at = now() - interval '91 days'");
  await scene.as(service).run("select directory.purge_appointments()");
  expect(await scene.sql("select from appointments")).toEqual([]);
  await scene.sql("select directory.rate_profiles(array[$1]::uuid[])", [ana.professionalId]);
  const shown = await visibleReviews(scene, ana);
  expect(shown.map(({ stars, source }) => [stars, source]).toSorted()).toEqual([
    [1, "contact"],
    [4, "appointment"],
  ]);
  expect([await ratingOf(scene, ana), await starsOf(scene, ana)]).toEqual([
    [4, 1],
    [0, 0, 0, 1, 0],
  ]);
});

test("who wrote a hidden review reads why, by link and by email, and objects once", async ({ scene }) => {
  const [ana, olga] = [await bookable(scene, "Ana"), await operator(scene)];
  const token = await appointmentLink(scene, ana);
  await review(scene, token, 1, "Não gostei.", "Maria");
  const [made] = await scene.sql("select id from reviews");
  const hide = (category: string | null) =>
    call(scene, olga, "operator_hide_review", made?.id, "Fala de outra pessoa.", category);
  await expect(hide(null)).rejects.toThrow("Escolha o que o autor");
  await expect(hide("nada")).rejects.toThrow("Escolha o que o autor");
  expect(await hide("private")).toEqual({ outcome: "done" });
  const seen = async () => ((await seenByLink(scene, token)) as { review: object }).review;
  expect(await seen()).toMatchObject({ isHidden: true, isHeld: false, hiddenFor: "private", mayObject: true });

  const emails = () =>
    scene.sql(
      "select recipient, data from email.outbox where kind = 'review-hidden' order by data ->> 'mayObject' desc",
    );
  const [email] = await emails();
  expect(email?.recipient).toBe("maria@exemplo.com.br");
  const { text } = await renderEmail("review-hidden", email?.data, "https://exemplo.com.br");
  for (const words of ["dados de outra pessoa", "peça uma nova leitura", "responda a este e-mail"])
    expect(text.replace(/\s+/g, " ")).toContain(words);
  // The operator's own words stay in the log, and the professional learns neither.
  expect(JSON.stringify([email, await seen(), await scene.as(ana).read("reviews")])).not.toMatch(/Fala de|hidden_for/);

  const object = async (words: string) =>
    (await scene.as(visitor).run("select directory.object_to_hiding($1, $2) as ok", [token, words]))[0]?.ok;
  await expect(object(" ")).rejects.toThrow("1.000 caracteres");
  expect(await object("Falo só da consulta.")).toBe(true);
  expect(await object("De novo.")).toBe(false);
  expect(await seen()).toMatchObject({ isHeld: true, heldFor: ["objection"], mayObject: false });
  expect(await call(scene, olga, "operator_held_reviews")).toMatchObject([
    { id: made?.id, reasons: ["objection"], objection: "Falo só da consulta.", hiddenFor: "private" },
  ]);
  await hide("private");
  expect(await seen()).toMatchObject({ isHidden: true, isHeld: false, mayObject: false });
  expect(await emails()).toMatchObject([
    { data: { mayObject: true, isReread: false } },
    { data: { mayObject: false, isReread: true } },
  ]);
  await call(scene, olga, "operator_show_review", made?.id, "Lida de novo: está certa.");
  expect(await seen()).toMatchObject({ isHidden: false, hiddenFor: null });
  expect(await visibleReviews(scene, ana)).toHaveLength(1);
  // Of another hiding, months later, nobody has asked for a second reading.
  await hide("private");
  expect((await emails()).filter(({ data }) => (data as Row).isReread)).toHaveLength(1);
  expect(await emails()).toHaveLength(3);
});

test("nobody objects to what is not hidden, nor with a link of somebody else", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const token = await contactLink(scene, ana);
  await review(scene, token, 3);
  for (const given of [token, "x".repeat(43)])
    expect(await scene.as(visitor).run("select directory.object_to_hiding($1, 'Por favor.') as ok", [given])).toEqual([
      { ok: false },
    ]);
  expect(await visibleReviews(scene, ana)).toHaveLength(1);
  await expect(scene.as(ana).run("select directory.object_to_hiding($1, 'Por favor.')", [token])).rejects.toThrow(
    "permission denied",
  );
});

test("a rule of words that changes meets comments that show already, once, and leaves those that were read", async ({
  scene,
}) => {
  const [ana, olga] = [await bookable(scene, "Ana"), await operator(scene)];
  await review(scene, await appointmentLink(scene, ana), 5, "Gostei da sala azul.");
  await review(scene, await contactLink(scene, ana), 5, "Gostei da sala verde.");
  const scanAll = async () => {
    while (Number((await scene.as(service).run("select directory.scan_words() as n"))[0]?.n) > 0);
  };
  await scene.sql("update directory.flagged_words set pattern = pattern || '|\\mazul\\M' where kind = 'insult'");
  await scanAll();
  expect(await visibleReviews(scene, ana)).toMatchObject([{ comment: "Gostei da sala verde." }]);
  expect(await ratingOf(scene, ana)).toEqual([null, 0]);
  const [held] = (await call(scene, olga, "operator_held_reviews")) as { id: string; reasons: string[] }[];
  expect(held?.reasons).toEqual(["insult"]);
  await call(scene, olga, "operator_show_review", held?.id, "Fala da cor.");
  await scene.sql("update directory.flagged_words set pattern = pattern || '|\\msala\\M' where kind = 'health'");
  await scanAll();
  expect(await visibleReviews(scene, ana)).toMatchObject([{ comment: "Gostei da sala azul." }]);
});
