import { expect } from "vitest";
import { call, flagOf, logged, operator, waitingVerification } from "../testing/operator-scene.ts";
import { type Person, type Row, type Scene, service, test, visitor } from "../testing/scene.ts";

const because = "O conselho não permite este texto.";
/** In the order of their statements: all of a test is one moment. */
const emails = async (scene: Scene, kind: string) =>
  scene.sql("select recipient, data from email.outbox where kind = $1 order by created_at, cmin::text::bigint", [kind]);
const labels = async (scene: Scene) =>
  (
    await scene.sql(
      "select w.label from directory.word_flags f join directory.flagged_words w on w.id = f.word_id where f.looked_at is null order by 1",
    )
  ).map(({ label }) => label);

const described = async (scene: Scene, reader: Parameters<Scene["as"]>[0], { professionalId }: Person) =>
  (await scene.as(reader).run("select description from professionals where id = $1", [professionalId]))[0]?.description;

test("what councils forbid is flagged, by specialty, and waits: visitors read what was there before", async ({
  scene,
}) => {
  const words = "Psicóloga cristã. Cura garantida. Sessão por R$ 90.";
  const ana = await scene.listed("Ana", { description: "Atendo com calma." });
  await scene.as(ana).update({ description: words }, ana);
  expect(await labels(scene)).toEqual(["Preço", "Promessa de cura", "Rótulo religioso"]);
  expect(await described(scene, visitor, ana)).toBe("Atendo com calma.");
  const bia = await scene.signUp("Bia");
  expect(await described(scene, bia, ana)).toBe("Atendo com calma.");
  // Whoever wrote it goes on with it, and what else is saved changes nothing of that.
  expect(await described(scene, ana, ana)).toBe(words);
  await scene.as(ana).update({ schedule: "Só de manhã" }, ana);
  expect(await described(scene, ana, ana)).toBe(words);
  expect(await described(scene, visitor, ana)).toBe("Atendo com calma.");
  expect(await scene.as(visitor).run("select * from directory.held_texts")).toEqual([]);
  expect(await scene.as(bia).run("select * from directory.held_texts")).toEqual([]);
  await scene.as(ana).update({ specialty: "Psiquiatria", approach: null }, ana);
  expect(await labels(scene)).toEqual(["Promessa de cura"]);
  await scene.as(ana).update({ description: "Atendo com calma, com técnica e respeito." }, ana);
  expect(await labels(scene)).toEqual([]);
  expect(await scene.sql("select description from directory.profiles where id = $1", [ana.professionalId])).toEqual([
    { description: "Atendo com calma, com técnica e respeito." },
  ]);
});

test("a description that waits shows once an operator has let every rule pass, and the same words wait no more", async ({
  scene,
}) => {
  const ana = await scene.listed("Ana", { description: "Atendo com calma." });
  const olga = await operator(scene);
  const words = "Cura garantida foi o tema do meu mestrado. A sessão custa R$ 90.";
  await scene.as(ana).update({ description: words }, ana);
  const flags = (await call(scene, olga, "operator_flags")) as { id: string }[];
  expect(flags).toMatchObject([
    { isHeld: true, text: words },
    { isHeld: true, text: words },
  ]);
  await call(scene, olga, "operator_dismiss_flag", flags[0]?.id, "Fala do mestrado.");
  expect(await described(scene, visitor, ana)).toBe("Atendo com calma.");
  await call(scene, olga, "operator_dismiss_flag", flags[1]?.id, "É o valor social.");
  expect(await described(scene, visitor, ana)).toBe(words);
  const [record] = await scene.as(ana).read("professionals", `id = '${ana.professionalId}'`);
  expect(record).toMatchObject({ held_texts: [], held_at: null });
  expect(await emails(scene, "text-published")).toEqual([
    {
      recipient: "ana@exemplo.com.br",
      data: { name: record?.name, texts: ["description"], reason: "É o valor social." },
    },
  ]);
  await scene.as(ana).update({ description: `${words}\nAtendo também online.` }, ana);
  expect(await described(scene, visitor, ana)).toContain("Atendo também online.");
});

test("texts that wait are let pass one by one, whatever rule they share, and each is told of", async ({ scene }) => {
  const [ana, olga] = [await scene.listed("Ana"), await operator(scene)];
  const services = [{ id: "a", name: "Resultado garantido", minutes: 50 }];
  await scene.as(ana).update({ schedule: "Manhãs de resultado garantido", booking_rules: { services } }, ana);
  const shown = async () => {
    const read = "select schedule, booking_rules #>> '{services,0,name}' as service from professionals where id = $1";
    return Object.values((await scene.as(visitor).run(read, [ana.professionalId]))[0] ?? {});
  };
  const passed: unknown[] = [];
  for (let look = 1; look <= 2; look++) {
    const [flag] = (await call(scene, olga, "operator_flags")) as { id: string; field: string; text: string }[];
    expect(flag).toMatchObject({ isHeld: true });
    passed.push([flag?.field, flag?.text]);
    await call(scene, olga, "operator_dismiss_flag", flag?.id, "");
  }
  expect(passed).toEqual([
    ["schedule", "Manhãs de resultado garantido"],
    ["service a", "Resultado garantido"],
  ]);
  expect(await shown()).toEqual(["Manhãs de resultado garantido", "Resultado garantido"]);
  expect((await emails(scene, "text-published")).map(({ data }) => data)).toMatchObject([
    { texts: ["schedule"], reason: null },
    { texts: ["service a"], reason: null },
  ]);
});

test("one rule that is met in two passages is looked at twice, in a text that waits and in an answer", async ({
  scene,
}) => {
  const [ana, olga] = [await scene.listed("Ana", { description: "Atendo com calma." }), await operator(scene)];
  const letPass = async () => {
    const [flag] = (await call(scene, olga, "operator_flags")) as { id: string; excerpt: string }[];
    if (flag) await call(scene, olga, "operator_dismiss_flag", flag.id, "");
    return flag?.excerpt;
  };
  const words = "Manhãs: R$ 90\nNoites: R$ 120";
  await scene.as(ana).update({ description: words }, ana);
  expect(await letPass()).toBe("manhas: r$ 90");
  expect(await described(scene, visitor, ana)).toBe("Atendo com calma.");
  expect(await letPass()).toBe("noites: r$ 120");
  expect(await described(scene, visitor, ana)).toBe(words);
  expect(await letPass()).toBeUndefined();
  await answered(scene, ana, "Antes: R$ 80.\nAgora: R$ 85.");
  expect(await letPass()).toBe("antes: r$ 80.");
  expect(await letPass()).toBe("agora: r$ 85.");
  expect(await letPass()).toBeUndefined();
});

test("who wrote what waits is asked for a correction of what nobody has read", async ({ scene }) => {
  const [ana, olga] = [await scene.listed("Ana", { description: "Atendo com calma." }), await operator(scene)];
  await scene.as(ana).update({ description: "Resultado garantido." }, ana);
  await call(scene, olga, "operator_ask_correction", await flagOf(scene, ana), because);
  expect(await emails(scene, "correction-asked")).toMatchObject([
    { data: { isHeld: true, passage: "Resultado garantido.", reason: because } },
  ]);
  expect(await described(scene, visitor, ana)).toBe("Atendo com calma.");
  expect(await emails(scene, "text-published")).toEqual([]);
});

test("back to what shows already, nothing waits; nor in a specialty whose council allows it", async ({ scene }) => {
  const ana = await scene.listed("Ana", { description: "Atendo com calma." });
  await scene.as(ana).update({ description: "Sessão por R$ 90." }, ana);
  await scene.as(ana).update({ description: "Atendo com calma." }, ana);
  expect(await described(scene, ana, ana)).toBe("Atendo com calma.");
  expect(await labels(scene)).toEqual([]);
  await scene.as(ana).update({ description: "Sessão por R$ 90." }, ana);
  await scene
    .as(ana)
    .update({ specialty: "Psiquiatria", approach: null, registration: "CRM/SP 123456", rqe: "123" }, ana);
  expect(await scene.sql("select description from directory.profiles where id = $1", [ana.professionalId])).toEqual([
    { description: "Sessão por R$ 90." },
  ]);
});

test("who writes hears of words to revise, by the rules of the specialty that is chosen", async ({ scene }) => {
  const ana = await scene.signUp("Ana");
  const ask = async (specialty: string, words: string) =>
    (await scene.as(ana).run("select words_to_revise($1, $2) as found", [specialty, words]))[0]?.found;
  expect(await ask("Psicologia", "Promessa de cura garantida em 3 sessões por R$ 99!")).toMatchObject([
    { label: "Promessa de cura", words: expect.stringContaining("cura garantida") },
    { label: "Preço" },
  ]);
  expect(await ask("Psiquiatria", "Consulta por R$ 99.")).toEqual([]);
  expect(await ask("Psicologia", "Atendo com calma.")).toEqual([]);
  // Who signs up has no account yet.
  expect(await scene.as(visitor).run("select words_to_revise('Psicologia', 'Cura garantida') as found")).toMatchObject([
    { found: [{ label: "Promessa de cura" }] },
  ]);
});

test("plain words of care are not flagged", async ({ scene }) => {
  await scene.listed("Ana", {
    description:
      "Cuidado com a saúde mental. Atendo pessoas de todas as crenças. Formação em Cristalina, Goiás. Procura ajuda?",
  });
  expect(await labels(scene)).toEqual([]);
});

test("what was looked at comes back only with other words", async ({ scene }) => {
  const ana = await scene.listed("Ana", { description: "Resultado garantido." });
  const olga = await operator(scene);
  expect(await call(scene, olga, "operator_flags")).toMatchObject([
    { label: "Promessa de resultado", name: "Ana", match: expect.stringContaining("garantid") },
  ]);
  const flag = await flagOf(scene, ana);
  expect(await call(scene, olga, "operator_dismiss_flag", flag, "Fala do curso.")).toEqual({ outcome: "done" });
  expect(await call(scene, olga, "operator_dismiss_flag", flag, "De novo.")).toEqual({ outcome: "conflict" });
  await scene.as(ana).update({ schedule: "Só de manhã" }, ana);
  expect(await labels(scene)).toEqual([]);
  await scene.as(ana).update({ description: "Com resultado garantido em três sessões." }, ana);
  expect(await labels(scene)).toEqual(["Promessa de resultado"]);
  const older = await flagOf(scene, ana);
  await scene.as(ana).update({ description: "O resultado garantido é nosso lema." }, ana);
  expect(await call(scene, olga, "operator_dismiss_flag", older, "Lido antes.")).toEqual({ outcome: "conflict" });
});

/** A review with an answer, as both stand on the page. */
async function answered(scene: Scene, ana: Person, words: string) {
  const [row] = await scene.sql(
    "insert into public.reviews (professional_id, stars, source) values ($1, 5, 'contact') returning id",
    [ana.professionalId],
  );
  await scene.as(ana).run("select answer_review($1, $2)", [row?.id, words]);
  return String(row?.id);
}

test("answers to reviews are held to the same rules, each for itself", async ({ scene }) => {
  const ana = await scene.listed("Ana", { description: "Resultado garantido." });
  const olga = await operator(scene);
  const words = "Obrigada. Cura garantida, sessões a R$ 90.";
  const first = await answered(scene, ana, words);
  const second = await answered(scene, ana, "Fico feliz, resultado garantido.");
  await answered(scene, ana, "Obrigada pelas palavras.");
  expect(await labels(scene)).toEqual(["Preço", "Promessa de cura", "Promessa de resultado", "Promessa de resultado"]);
  expect(await call(scene, olga, "operator_flags")).toContainEqual(
    expect.objectContaining({ label: "Preço", isAnswer: true, text: words, match: "r$ 9" }),
  );
  await call(scene, olga, "operator_dismiss_flag", await flagOf(scene, ana), "Fala do curso.");
  expect(await labels(scene)).toHaveLength(3);
  await scene.as(ana).run("select answer_review($1, 'Obrigada.')", [first]);
  expect(await labels(scene)).toEqual(["Promessa de resultado"]);
  await call(scene, olga, "operator_hide_review", second, because, "other");
  expect(await labels(scene)).toEqual([]);
  await call(scene, olga, "operator_show_review", second, because);
  expect(await labels(scene)).toEqual(["Promessa de resultado"]);
  await scene.sql("delete from public.reviews where id = $1", [second]);
  expect(await labels(scene)).toEqual([]);
});

test.for([
  ["Maria, sua depressão está curada! Cura garantida.", ["Detalhe de saúde", "Promessa de cura"]],
  ["A gagueira do seu filho melhorou muito com o tratamento.", ["Detalhe de saúde", "Sigilo profissional"]],
  ["Que bom que o quadro evoluiu bem!", ["Sigilo profissional"]],
] as const)(
  "an answer waits like a profile's texts and is read like a patient's words: %s",
  async ([words, met], { scene }) => {
    const [ana, olga] = [await scene.listed("Ana"), await operator(scene)];
    const review = await answered(scene, ana, words);
    const shown = async () =>
      (await scene.as(visitor).run("select answer from directory.reviews_page($1)", [ana.professionalId]))[0]?.answer;
    expect(await shown()).toBeNull();
    expect(await scene.as(ana).run("select answer, answered_at, held_answer from reviews")).toEqual([
      { answer: null, answered_at: null, held_answer: words },
    ]);
    expect(await labels(scene)).toEqual(met);
    for (const _ of met) {
      expect(await shown()).toBeNull();
      const [flag] = (await call(scene, olga, "operator_flags")) as Row[];
      expect(flag).toMatchObject({ isAnswer: true, isHeld: true, text: words });
      await call(scene, olga, "operator_dismiss_flag", flag?.id, "A paciente permitiu.");
    }
    expect(await shown()).toBe(words);
    expect(await emails(scene, "text-published")).toMatchObject([
      { recipient: "ana@exemplo.com.br", data: { texts: ["answer"], reason: "A paciente permitiu." } },
    ]);
    expect(await scene.as(ana).run("select held_answer from reviews")).toEqual([{ held_answer: null }]);
    // Its own words, and no other answer's.
    await scene.as(ana).run("select answer_review($1, $2)", [review, words]);
    expect(await shown()).toBe(words);
  },
);

test("an answer that is refused stays unread, and its author writes another at any time", async ({ scene }) => {
  const [ana, olga] = [await scene.listed("Ana"), await operator(scene)];
  const review = await answered(scene, ana, "Obrigada.");
  const answer = (words: string) => scene.as(ana).run("select answer_review($1, $2)", [review, words]);
  const states = () => scene.as(ana).run("select answer, held_answer from reviews");
  await answer("Obrigada. Sua ansiedade melhorou.");
  expect(await states()).toEqual([{ answer: "Obrigada.", held_answer: "Obrigada. Sua ansiedade melhorou." }]);
  await scene.sql("update public.reviews set answered_at = now() - interval '25 hours'");
  await call(scene, olga, "operator_ask_correction", await flagOf(scene, ana), because);
  expect(await emails(scene, "correction-asked")).toMatchObject([{ data: { isAnswer: true, isHeld: true } }]);
  await answer("Obrigada. Sua ansiedade passou.");
  expect(await states()).toEqual([{ answer: "Obrigada.", held_answer: "Obrigada. Sua ansiedade passou." }]);
  await answer("Obrigada pela confiança.");
  expect(await states()).toEqual([{ answer: "Obrigada pela confiança.", held_answer: null }]);
  expect(await call(scene, olga, "operator_flags")).toEqual([]);
});

test("who answers hears before what would wait, health and secrecy too", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  const ask = async (place: string) =>
    (
      await scene.as(ana).run("select words_to_revise('Psicologia', 'Sua ansiedade melhorou.', $1) as found", [place])
    )[0]?.found;
  expect(await ask("answer")).toMatchObject([
    { label: "Detalhe de saúde", words: "ansiedade" },
    { label: "Sigilo profissional", words: "melhorou." },
  ]);
  expect(await ask("profile")).toEqual([]);
});

test("another specialty brings its council's rules to the answers too", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  await answered(scene, ana, "Obrigada. A sessão custa R$ 90.");
  expect(await labels(scene)).toEqual(["Preço"]);
  await scene.as(ana).update({ specialty: "Psiquiatria", approach: null }, ana);
  expect(await labels(scene)).toEqual([]);
  expect(await scene.as(ana).run("select answer, held_answer from reviews")).toEqual([
    { answer: "Obrigada. A sessão custa R$ 90.", held_answer: null },
  ]);
});

test("a changed rule is looked for in the texts of its specialty, in batches, and twice does no harm", async ({
  scene,
}) => {
  const of = (description: string) => ({ specialty: "Psiquiatria", approach: null, description });
  const ana = await scene.listed("Ana", of("Consulta a R$ 90."));
  await answered(scene, ana, "Obrigada. O retorno tem desconto.");
  await scene.listed("Bia", of("Canal de dúvidas e consulta por 300 reais."));
  await scene.listed("Caio", { ...of("Obrigado."), specialty: "Enfermagem" });
  const olga = await operator(scene);
  const [{ id: psychiatry }] = (await scene.sql("select id from specialties where name = 'Psiquiatria'")) as [Row];
  const scan = async () => {
    const [row] = await scene.as(service).run("select directory.scan_words(1) as passed");
    return Number(row?.passed);
  };
  const scanAll = async () => {
    while ((await scan()) > 0);
  };
  expect(await scan()).toBe(0);
  await call(scene, olga, "operator_set_rule", psychiatry, "prices", false, because);
  expect(await labels(scene)).toEqual([]);
  for (const _ of [1, 2]) {
    await scanAll();
    expect(await labels(scene)).toEqual(["Desconto ou promoção", "Preço", "Preço"]);
  }
  await call(scene, olga, "operator_dismiss_flag", await flagOf(scene, ana), "Consta da tabela.");
  await scene.sql("update directory.flagged_words set pattern = pattern || '|\\mcanal\\M' where label = 'Preço'");
  await scanAll();
  expect(await labels(scene)).toEqual(["Desconto ou promoção", "Preço"]);
  await call(scene, olga, "operator_set_rule", psychiatry, "prices", true, because);
  await scanAll();
  expect(await labels(scene)).toEqual([]);
  await expect(scene.as(ana).run("select directory.scan_words()")).rejects.toThrow("permission denied");
});

test("a correction is asked for by email, waits in view, and closes when the words are gone", async ({ scene }) => {
  const description =
    "Há dez anos na clínica, com formação em várias abordagens e muita escuta, ofereço resultado garantido a cada um.";
  const ana = await scene.listed("Ana", { description });
  const olga = await operator(scene, "Olga");
  const flag = await flagOf(scene, ana);
  await expect(call(scene, olga, "operator_ask_correction", flag, " ")).rejects.toThrow("Escreva o motivo");
  expect(await call(scene, olga, "operator_ask_correction", flag, because)).toEqual({ outcome: "done" });
  const otto = await operator(scene, "Otto");
  expect(await call(scene, otto, "operator_ask_correction", flag, because)).toEqual({ outcome: "conflict" });
  const posted = await emails(scene, "correction-asked");
  expect(posted).toMatchObject([{ recipient: "ana@exemplo.com.br", data: { reason: because, isAnswer: false } }]);
  expect(posted[0]?.data).toHaveProperty(
    "passage",
    "clínica, com formação em várias abordagens e muita escuta, ofereço resultado garantido a cada um.",
  );
  expect(await logged(scene)).toContainEqual(
    expect.objectContaining({ act: "ask_correction", target_id: ana.professionalId, why: because }),
  );
  const inView = () => call(scene, olga, "operator_flags");
  expect(await inView()).toMatchObject([{ id: flag, isWaiting: true, correctionAskedAt: expect.any(String) }]);
  expect(await call(scene, olga, "operator_overview")).toMatchObject({ queue: { flags: 0 } });

  await scene.as(ana).update({ description: "Com resultado garantido sempre." }, ana);
  expect(await inView()).toMatchObject([{ isWaiting: false, correctionAskedAt: expect.any(String) }]);
  await call(scene, olga, "operator_ask_correction", await flagOf(scene, ana), because);
  await scene.as(ana).update({ description: "Atendo com calma." }, ana);
  expect(await inView()).toEqual([]);
});

test("an answer can be corrected after its day when that was asked for, and for a day again", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  const olga = await operator(scene);
  const review = await answered(scene, ana, "Obrigada.");
  // As it was written before answers waited.
  await scene.sql("update public.reviews set answer = 'Obrigada. Resultado garantido.'");
  const answer = (words: string) => scene.as(ana).run("select answer_review($1, $2)", [review, words]);
  const passADay = () => scene.sql("update public.reviews set answered_at = now() - interval '25 hours'");
  await passADay();
  await expect(answer("Obrigada.")).rejects.toThrow("24 horas");
  await call(scene, olga, "operator_ask_correction", await flagOf(scene, ana), because);
  expect(await emails(scene, "correction-asked")).toMatchObject([
    { data: { isAnswer: true, passage: "Obrigada. Resultado garantido." } },
  ]);
  await answer("Obrigada.");
  await answer("Obrigada pela confiança.");
  expect(await call(scene, olga, "operator_flags")).toEqual([]);
  await passADay();
  await expect(answer("De novo.")).rejects.toThrow("24 horas");
});

test("a correction that is no longer needed is taken back, for the answer too", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  const olga = await operator(scene);
  await answered(scene, ana, "Obrigada. Resultado garantido.");
  const flag = await flagOf(scene, ana);
  await call(scene, olga, "operator_ask_correction", flag, because);
  expect(await scene.as(ana).run("select correction_asked_at is not null as asked from reviews")).toEqual([
    { asked: true },
  ]);
  expect(await call(scene, olga, "operator_dismiss_flag", flag, "Fala do curso.")).toEqual({ outcome: "done" });
  expect(await scene.as(ana).run("select correction_asked_at from reviews")).toEqual([{ correction_asked_at: null }]);
  expect(await call(scene, olga, "operator_flags")).toEqual([]);
});

test("a suspension that came with a former account is lifted for good", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  const olga = await operator(scene, "Olga");
  await scene.sql("update auth.users set email_confirmed_at = now() where id = $1", [ana.userId]);
  await call(scene, olga, "operator_suspend", ana.professionalId, because);
  await scene.as(service).run("select directory.delete_account($1)", [ana.userId]);
  const again = await scene.listed("Ana");
  const isSuspended = async () =>
    (
      await scene.sql("select suspended_at is not null as it from directory.memberships where user_id = $1", [
        again.userId,
      ])
    )[0]?.it;
  expect(await isSuspended()).toBe(true);
  await call(scene, olga, "operator_restore", again.professionalId, "Era um engano.");
  await scene.sql("select directory.recall_account($1)", [again.userId]);
  expect(await isSuspended()).toBe(false);
});

test("a suspended profile leaves the search with an email, and comes back with another", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  const olga = await operator(scene, "Olga");
  const otto = await operator(scene, "Otto");
  const seen = () => scene.as(visitor).read("professionals", `id = '${ana.professionalId}'`);
  expect(await call(scene, olga, "operator_suspend", ana.professionalId, because)).toEqual({ outcome: "done" });
  expect(await seen()).toEqual([]);
  expect(await call(scene, otto, "operator_suspend", ana.professionalId, because)).toEqual({ outcome: "conflict" });
  expect(await emails(scene, "listing-suspended")).toMatchObject([
    { recipient: "ana@exemplo.com.br", data: { reason: because } },
  ]);
  expect(await call(scene, otto, "operator_restore", ana.professionalId, "Texto corrigido.")).toEqual({
    outcome: "done",
  });
  expect(await seen()).toHaveLength(1);
  await expect(call(scene, olga, "operator_suspend", olga.userId, because)).rejects.toThrow("não existe mais");
  expect((await logged(scene)).slice(-2)).toMatchObject([
    { act: "suspend", operator_email: "olga@exemplo.com.br", why: because },
    { act: "restore", operator_email: "otto@exemplo.com.br", why: "Texto corrigido." },
  ]);
});

test("a reported review is hidden, leaves the average, and who reported hears of it", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  const olga = await operator(scene);
  const review = async (stars: number) => {
    const [row] = await scene.sql(
      "insert into public.reviews (professional_id, stars, source) values ($1, $2, 'appointment') returning id",
      [ana.professionalId, stars],
    );
    return String(row?.id);
  };
  await review(5);
  const bad = await review(1);
  await scene
    .as(visitor)
    .run("select directory.report('review', $1, 'offensive', 'Ofende.', 'maria@exemplo.com.br')", [bad]);
  const [report] = (await call(scene, olga, "operator_reports")) as { id: string; review: { id: string } }[];
  expect(report).toMatchObject({
    kind: "review",
    reason: "offensive",
    name: "Ana",
    hasContact: true,
    review: { id: bad, stars: 1, source: "appointment" },
  });
  await call(scene, olga, "operator_hide_review", bad, because, "other");
  const rating = async () =>
    (await scene.sql("select rating, review_count from directory.profiles where id = $1", [ana.professionalId]))[0];
  expect(await rating()).toEqual({ rating: "5.00", review_count: 1 });
  expect(await call(scene, olga, "operator_close_report", report?.id, true, "Retiramos a avaliação.")).toEqual({
    outcome: "done",
  });
  expect(await call(scene, olga, "operator_close_report", report?.id, false, "Outra resposta.")).toEqual({
    outcome: "conflict",
  });
  expect(await emails(scene, "report-answered")).toEqual([
    {
      recipient: "maria@exemplo.com.br",
      data: { answer: "Retiramos a avaliação.", kind: "review", reason: "offensive" },
    },
  ]);
  await call(scene, olga, "operator_show_review", bad, "Foi engano nosso.");
  expect(await rating()).toEqual({ rating: "3.00", review_count: 2 });
});

test("an extended trial stays within thirty days and touches no subscription", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  const olga = await operator(scene);
  await expect(call(scene, olga, "operator_extend_trial", ana.professionalId, 21, because)).rejects.toThrow("30 dias");
  await expect(call(scene, olga, "operator_extend_trial", ana.professionalId, 0, because)).rejects.toThrow("1 a 30");
  await expect(call(scene, olga, "operator_extend_trial", ana.professionalId, null, because)).rejects.toThrow("1 a 30");
  await call(scene, olga, "operator_extend_trial", ana.professionalId, 5, because);
  expect(await emails(scene, "trial-extended")).toHaveLength(1);
  await scene.sql(
    "update directory.memberships set subscription_status = 'active', paid_until = now() + interval '20 days' where user_id = $1",
    [ana.userId],
  );
  await expect(call(scene, olga, "operator_extend_trial", ana.professionalId, 5, because)).rejects.toThrow(
    "Só o período gratuito",
  );
});

test("somebody is found by part of the name, by number and by e-mail, and shown without secrets", async ({ scene }) => {
  const ana = await scene.listed("Ana", { name: "Ana Beatriz Conceição", registration: "CRP 06/166340" });
  const olga = await operator(scene);
  const found = async (words: string) =>
    ((await call(scene, olga, "operator_find", words)) as { id: string }[]).map(({ id }) => id);
  for (const words of [
    "conceicao",
    "ANA BEA",
    "beatriz  conc",
    "166340",
    "CRP 06/1663",
    "ana@exemplo",
    "ANA@EXEMPLO.com.br",
  ])
    expect(await found(words), words).toContain(ana.professionalId);
  await scene.listed("Adriana", { name: "Adriana Alves", registration: "CRP 06/166341" });
  expect(await found("ána")).toHaveLength(2);
  expect((await found("ána"))[0]).toBe(ana.professionalId);
  for (const words of ["", "an", "%%%", "___", "ninguém assim", "outro@exemplo"])
    expect(await found(words), words).toEqual([]);
  const seen = JSON.stringify(await call(scene, olga, "operator_professional", ana.professionalId));
  expect(seen).toContain("Ana Beatriz");
  expect(seen).not.toMatch(/password|secret|token|"ip"|whatsapp/i);
});

const makePrivacyRequest = (scene: Scene, kind: string, email = "pedro@exemplo.com.br", words = "Por favor.") =>
  scene
    .as(visitor)
    .run("select directory.make_privacy_request($1, 'Pedro', $2, $3)::text as answer", [kind, email, words]);

test("an email that can be written anew is sent again, not twice in ten minutes, and what waits is tried now", async ({
  scene,
}) => {
  const [ana, olga] = [await scene.listed("Ana"), await operator(scene)];
  await scene.sql("delete from email.outbox");
  const enter = async (kind: string, state: string, due = "now() - interval '1 day'") => {
    const [row] = await scene.sql(
      `insert into email.outbox (kind, recipient, data, due_at, expires_at, ${state}, created_at)
       values ($1, 'ana@exemplo.com.br', '{}', ${due}, now() + interval '1 day', now() + interval '1 hour', now() - interval '1 day')
       returning id`,
      [kind],
    );
    return row?.id;
  };
  const resend = (id: unknown) => call(scene, olga, "operator_resend_email", id);
  const old = await enter("welcome", "sent_at");
  await resend(old);
  expect(await emails(scene, "welcome")).toMatchObject([
    { recipient: "ana@exemplo.com.br" },
    { data: { name: "Ana" } },
  ]);
  await expect(resend(old)).rejects.toThrow("menos de dez minutos");
  await expect(resend(await enter("recover-password", "sent_at"))).rejects.toThrow("não pode ser enviada de novo");
  await expect(resend(ana.userId)).rejects.toThrow("não existe mais");
  const [waiting, later] = [
    await enter("news", "next_attempt_at"),
    await enter("news", "next_attempt_at", "now() + interval '1 hour'"),
  ];
  await resend(waiting);
  await resend(later);
  expect(await scene.sql("select id from email.outbox where kind = 'news' and next_attempt_at <= now()")).toEqual([
    { id: waiting },
  ]);
});

test("what is sent again about a registration is what holds now, or nothing", async ({ scene }) => {
  const olga = await operator(scene);
  const registration = "CRP 06/166340";
  const ana = await scene.listed("Ana", { registration });
  const decide = async (who: Person, decision: string) =>
    call(scene, olga, "operator_decide_registration", await waitingVerification(scene, who), decision, because);
  const passADay = async () => {
    await scene.sql("update directory.verifications set decided_at = decided_at - interval '1 day'");
    await scene.sql(`update email.outbox set created_at = created_at - interval '1 day', sent_at = now(),
      next_attempt_at = null, data = '{}'`);
  };
  const resend = async () => {
    await passADay();
    const newest =
      "select id from email.outbox where kind = 'registration-checked' and recipient = 'ana@exemplo.com.br' order by created_at desc, id limit 1";
    const [old] = await scene.sql(newest);
    await call(scene, olga, "operator_resend_email", old?.id);
    const [sent] = await scene.sql("select data from email.outbox where created_at = now()");
    return sent?.data;
  };
  await decide(ana, "confirmed");
  expect(await resend()).toMatchObject({ outcome: "confirmed" });
  await scene.sql("update directory.memberships set trial_end_date = now() where user_id = $1", [ana.userId]);
  const bia = await scene.listed("Bia", { registration });
  await passADay();
  await decide(bia, "confirmed");
  expect(await resend()).toEqual({ name: "Ana", outcome: "contested", registration });
  // Another number, which nobody was written to about.
  await scene.as(ana).update({ registration: "CRP 06/99999" }, ana);
  await expect(resend()).rejects.toThrow("não pode ser enviada de novo");
  await decide(ana, "differs");
  expect(await resend()).toMatchObject({ outcome: "differs", reason: because, deadline: expect.any(String) });
  await scene.sql("update directory.profiles set registration_deadline = now() where id = $1", [ana.professionalId]);
  expect(await resend()).toMatchObject({ outcome: "differs", deadline: null, isListed: false });
});

test("the form tells nobody whether an address has asked before: the protocol goes to its mailbox", async ({
  scene,
}) => {
  const asked = async () => {
    const [row] = await scene.sql("select count(*)::int as requests from directory.privacy_requests");
    return { ...row, emails: (await emails(scene, "privacy-request-received")).length };
  };
  const answer = await makePrivacyRequest(scene, "deletion");
  expect(await asked()).toEqual({ requests: 1, emails: 1 });
  expect(await makePrivacyRequest(scene, "deletion", " PEDRO@exemplo.com.br")).toEqual(answer);
  expect(await asked()).toEqual({ requests: 1, emails: 1 });
  for (const words of ["Tudo.", "Só o e-mail.", "Só o nome.", "A foto.", "A sexta vez."])
    expect(await makePrivacyRequest(scene, "deletion", "pedro@exemplo.com.br", words)).toEqual(answer);
  expect(await asked()).toEqual({ requests: 5, emails: 5 });
  await expect(makePrivacyRequest(scene, "outra", "maria@exemplo.com.br")).rejects.toThrow();
});

test("requests about personal data have a deadline, one protocol each, and an answer", async ({ scene }) => {
  const olga = await operator(scene);
  await makePrivacyRequest(scene, "deletion");
  const [{ protocol }] = (await scene.sql("select protocol from directory.privacy_requests")) as [{ protocol: string }];
  expect(protocol).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(await emails(scene, "privacy-request-received")).toMatchObject([{ data: { protocol } }]);
  await expect(scene.as(visitor).read("directory.privacy_requests")).rejects.toThrow("permission denied");
  const [request] = (await call(scene, olga, "operator_requests")) as {
    id: string;
    createdAt: string;
    dueAt: string;
  }[];
  expect(Date.parse(String(request?.dueAt)) - Date.parse(String(request?.createdAt))).toBe(15 * 86_400_000);
  await call(scene, olga, "operator_close_request", request?.id, true, "Apagamos os dados.");
  expect(await call(scene, olga, "operator_close_request", request?.id, false, "Não apagamos.")).toEqual({
    outcome: "conflict",
  });
  expect(await emails(scene, "privacy-request-answered")).toMatchObject([{ data: { isDone: true, protocol } }]);
  const forget = () => scene.as({ role: "service_role" }).run("select directory.purge_privacy_requests() as gone");
  expect(await forget()).toEqual([{ gone: 0 }]);
  await scene.sql("update directory.privacy_requests set closed_at = now() - interval '5 years 1 day'");
  expect(await forget()).toEqual([{ gone: 1 }]);
});

test("the operator sends what is kept to the mailbox alone, and erases it with a notice of what was open", async ({
  scene,
}) => {
  const [ana, olga] = [await scene.listed("Ana"), await operator(scene)];
  const email = "pedro@exemplo.com.br";
  await scene.sql(
    `insert into public.appointments (professional_id, status, wish, modality, patient_name, patient_email, message)
     select $1, s.status, 'Uma tarde', 'online', 'Pedro Lima', $2, 'Segredo de Pedro.'
     from (values ('cancelled'), ('requested')) s (status)`,
    [ana.professionalId, email],
  );
  await scene
    .as(visitor)
    .run("select directory.report('profile', $1, 'other', 'Nada bom.', $2)", [ana.professionalId, email]);
  await makePrivacyRequest(scene, "deletion", email);
  const [request] = (await call(scene, olga, "operator_requests")) as { id: string; kept: object }[];
  expect(request?.kept).toMatchObject({ appointments: 2, linked: 0, ahead: 1, reports: 1, erasable: 0 });
  expect(JSON.stringify(await call(scene, olga, "operator_requests"))).not.toContain("Segredo");

  await scene.sql("update directory.privacy_requests set proved_at = now()");
  await call(scene, olga, "operator_send_kept", request?.id);
  expect(await emails(scene, "privacy-request-data")).toMatchObject([
    {
      recipient: email,
      data: {
        kept: {
          appointments: [{ message: "Segredo de Pedro." }, { message: "Segredo de Pedro." }],
          reports: [{ words: "Nada bom." }],
        },
      },
    },
  ]);
  await expect(call(scene, olga, "operator_send_kept", request?.id)).rejects.toThrow("menos de uma hora");

  const because = "A pessoa confirmou pelo próprio e-mail.";
  await call(scene, olga, "operator_erase_kept", request?.id, because);
  expect(await scene.sql("select from public.appointments where patient_email = $1", [email])).toEqual([]);
  expect(await scene.sql("select contact from directory.reports")).toEqual([{ contact: null }]);
  expect(await emails(scene, "appointment-erased")).toMatchObject([
    { recipient: "ana@exemplo.com.br", data: { erasedBy: "request" } },
  ]);
  expect((await logged(scene)).at(-1)).toMatchObject({ act: "erase_kept", before: { appointments: 2 }, why: because });
  expect(JSON.stringify(await logged(scene))).not.toContain("pedro");
});

test("with what is kept of somebody go the answers to their reports, sent or waiting, and nobody else's", async ({
  scene,
}) => {
  const [ana, olga] = [await scene.listed("Ana"), await operator(scene)];
  const answer = async (words: string, contact: string) => {
    await scene
      .as(visitor)
      .run("select directory.report('profile', $1, 'other', $2, $3)", [ana.professionalId, words, contact]);
    const [open] = (await call(scene, olga, "operator_reports")) as { id: string }[];
    await call(scene, olga, "operator_close_report", open?.id, true, "Olhamos o perfil.");
  };
  await answer("Nada bom.", "Pedro@exemplo.com.br");
  await scene.sql(
    "update email.outbox set sent_at = now(), next_attempt_at = null, data = '{}' where kind = 'report-answered'",
  );
  await answer("Ainda nada bom.", "pedro@exemplo.com.br");
  await answer("Nada bom.", "maria@exemplo.com.br");
  await makePrivacyRequest(scene, "deletion");
  await scene.sql("update directory.privacy_requests set proved_at = now()");
  expect(await emails(scene, "report-answered")).toHaveLength(3);
  const [request] = (await call(scene, olga, "operator_requests")) as { id: string }[];
  await call(scene, olga, "operator_erase_kept", request?.id, "A pessoa confirmou pelo próprio e-mail.");
  expect(await emails(scene, "report-answered")).toMatchObject([{ recipient: "maria@exemplo.com.br" }]);
  expect(await emails(scene, "privacy-request-received")).toMatchObject([{ recipient: "pedro@exemplo.com.br" }]);
});

test("the overview counts what is there", async ({ scene }) => {
  const ana = await scene.listed("Ana", { description: "Resultado garantido." });
  const olga = await operator(scene);
  const [asked] = await scene.sql(
    `insert into public.appointments (professional_id, status, wish, modality, patient_name, patient_email)
     values ($1, 'requested', 'Uma tarde', 'online', 'Pedro Lima', 'pedro@exemplo.com.br') returning id`,
    [ana.professionalId],
  );
  await scene.as(ana).run("select report_minor($1)", [asked?.id]);
  const overview = (await call(scene, olga, "operator_overview")) as {
    queue: object;
    signUps: unknown[];
    listed: unknown[];
  };
  expect(overview).toMatchObject({
    queue: { registrations: 1, flags: 1, reports: 0, requests: 0, minors: 1 },
    billing: { trials: 2 },
  });
  expect(overview.signUps).toHaveLength(30);
  expect(overview.listed).toEqual([{ specialty: "Psicologia", uf: "SP", count: 1 }]);
});
