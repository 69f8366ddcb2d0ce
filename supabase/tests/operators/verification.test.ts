import { expect } from "vitest";
import { verifiedMonths, warningDays } from "#app/features/verification/terms.ts";
import {
  call,
  logged,
  operator,
  waitingVerification,
  withoutFactor,
  withSecondFactor,
} from "../testing/operator-scene.ts";
import { type Person, type Scene, service, test, visitor } from "../testing/scene.ts";

const states = async (scene: Scene, { professionalId }: Person) =>
  (
    await scene.sql(
      "select state, cause from directory.verifications where professional_id = $1 order by asked_at, state desc",
      [professionalId],
    )
  ).map(({ state, cause }) => `${state} ${cause}`);

const profile = async (scene: Scene, { professionalId }: Person) => {
  const [row] = await scene.sql("select * from directory.profiles where id = $1", [professionalId]);
  return row as { verified_at: Date | null; registration_deadline: Date | null; listed_until: Date | null };
};

const emails = async (scene: Scene, kind: string) => scene.sql("select data from email.outbox where kind = $1", [kind]);

test("a complete profile waits for the operator, and each change of name, council or number asks anew", async ({
  scene,
}) => {
  const ana = await scene.listed("Ana");
  expect(await states(scene, ana)).toEqual(["waiting new"]);
  await scene.as(ana).update({ description: "Outro texto.", name: "  Ana " }, ana);
  expect(await states(scene, ana)).toEqual(["waiting new"]);
  await scene.as(ana).update({ registration: "CRP 06/99999" }, ana);
  expect((await states(scene, ana)).sort()).toEqual(["replaced new", "waiting changed"]);
});

test("a confirmed registration has its badge until name, council or number changes", async ({ scene }) => {
  const [ana, olga] = [await scene.listed("Ana"), await operator(scene)];
  expect(
    await call(scene, olga, "operator_decide_registration", await waitingVerification(scene, ana), "confirmed"),
  ).toEqual({
    outcome: "decided",
  });
  expect((await profile(scene, ana)).verified_at).not.toBeNull();
  expect(await emails(scene, "registration-checked")).toMatchObject([{ data: { outcome: "confirmed" } }]);
  await scene.as(ana).update({ schedule: "Só à tarde", name: "Ana  " }, ana);
  expect((await profile(scene, ana)).verified_at).not.toBeNull();
  await scene.as(ana).update({ name: "Ana Maria" }, ana);
  expect((await profile(scene, ana)).verified_at).toBeNull();
});

test("one that differs is told why, and unlisted after seven days", async ({ scene }) => {
  const [ana, olga] = [await scene.listed("Ana"), await operator(scene)];
  await scene.sql("update directory.memberships set trial_end_date = now() + interval '60 days' where user_id = $1", [
    ana.userId,
  ]);
  const reason = "O nome no registro é de outra pessoa.";
  await call(scene, olga, "operator_decide_registration", await waitingVerification(scene, ana), "differs", reason);
  const refused = await profile(scene, ana);
  expect(refused.listed_until).toEqual(refused.registration_deadline);
  expect(await emails(scene, "registration-checked")).toMatchObject([{ data: { outcome: "differs", reason } }]);
  expect(await scene.as(ana).read("professionals", "is_active")).toHaveLength(1);

  await scene.sql("update directory.profiles set registration_deadline = now() - interval '1 minute' where id = $1", [
    ana.professionalId,
  ]);
  expect((await profile(scene, ana)).listed_until).toBeNull();
  // Another letter in the number lists nobody again; the operator's word does.
  await scene.as(ana).update({ registration: "CRP 06/12346" }, ana);
  expect((await profile(scene, ana)).listed_until).toBeNull();
  await call(scene, olga, "operator_decide_registration", await waitingVerification(scene, ana), "confirmed");
  expect((await profile(scene, ana)).listed_until).not.toBeNull();
});

test("who is not in the register is unlisted at once, is told so, and is listed again by the operator's word alone", async ({
  scene,
}) => {
  const [ana, olga] = [await scene.listed("Ana"), await operator(scene)];
  const refuse = async () =>
    call(
      scene,
      olga,
      "operator_decide_registration",
      await waitingVerification(scene, ana),
      "not_found",
      "Não achamos.",
    );
  await refuse();
  expect((await profile(scene, ana)).listed_until).toBeNull();
  expect(await scene.as(visitor).read("professionals", `id = '${ana.professionalId}'`)).toEqual([]);
  expect(await emails(scene, "registration-checked")).toMatchObject([{ data: { outcome: "not_found" } }]);
  expect(await call(scene, ana, "my_registration")).toMatchObject({ problem: "refused" });
  // Two ways to answer: another number, or the same question again. Neither lists anybody before somebody has looked.
  await scene.as(ana).update({ registration: "CRP 06/12346" }, ana);
  expect(await states(scene, ana)).toContain("waiting changed");
  expect((await profile(scene, ana)).listed_until).toBeNull();
  await refuse();
  await scene.as(ana).run("select public.ask_registration_again()");
  expect((await profile(scene, ana)).listed_until).toBeNull();
  await call(scene, olga, "operator_decide_registration", await waitingVerification(scene, ana), "confirmed");
  expect((await profile(scene, ana)).listed_until).not.toBeNull();
  expect(await call(scene, ana, "my_registration")).toMatchObject({ problem: null });
});

test("who was warned and is then not found has no days left", async ({ scene }) => {
  const [ana, olga] = [await scene.listed("Ana"), await operator(scene)];
  const decide = async (decision: string) =>
    call(scene, olga, "operator_decide_registration", await waitingVerification(scene, ana), decision, "Não confere.");
  await decide("differs");
  await scene.as(ana).update({ registration: "CRP 06/12346" }, ana);
  await decide("not_found");
  expect((await profile(scene, ana)).listed_until).toBeNull();
});

test("nobody is asked to correct a number until a day that has passed", async ({ scene }) => {
  const [ana, olga] = [await scene.listed("Ana"), await operator(scene)];
  const decide = async (decision: string) =>
    call(scene, olga, "operator_decide_registration", await waitingVerification(scene, ana), decision, "Não confere.");
  await decide("not_found");
  await scene.as(ana).run("select public.ask_registration_again()");
  await decide("differs");
  expect((await profile(scene, ana)).listed_until).toBeNull();
  expect((await emails(scene, "registration-checked")).map(({ data }) => data)).toContainEqual(
    expect.objectContaining({ outcome: "differs", deadline: null, isListed: false }),
  );
});

test("who corrects the number in time keeps the listing while it waits", async ({ scene }) => {
  const [ana, olga] = [await scene.listed("Ana"), await operator(scene)];
  await call(
    scene,
    olga,
    "operator_decide_registration",
    await waitingVerification(scene, ana),
    "differs",
    "O nome difere.",
  );
  await scene.as(ana).update({ registration: "CRP 06/12346" }, ana);
  expect((await profile(scene, ana)).registration_deadline).toBeNull();
  expect(await states(scene, ana)).toContain("waiting changed");
});

test("whoever was refused and is right asks again, three times a month, and only then", async ({ scene }) => {
  const [ana, bruno, olga] = [await scene.listed("Ana"), await scene.listed("Bruno"), await operator(scene)];
  const ask = (who: Person) => scene.as(who).run("select public.ask_registration_again()");
  const refuse = async () =>
    call(
      scene,
      olga,
      "operator_decide_registration",
      await waitingVerification(scene, ana),
      "differs",
      "O nome difere.",
    );
  await expect(ask(bruno)).rejects.toThrow("não espera nova conferência");
  await expect(scene.as(visitor).run("select public.ask_registration_again()")).rejects.toThrow("permission denied");
  for (let time = 1; time <= 3; time += 1) {
    await refuse();
    await ask(ana);
    expect(await states(scene, ana)).toContain("waiting again");
    expect((await profile(scene, ana)).registration_deadline).toBeNull();
    await expect(ask(ana)).rejects.toThrow("não espera nova conferência");
    await scene.sql("update directory.verifications set asked_at = asked_at - interval '1 day'");
  }
  await refuse();
  await expect(ask(ana)).rejects.toThrow("três vezes neste mês");
  expect((await profile(scene, ana)).registration_deadline).not.toBeNull();
  const thief = withoutFactor(await withSecondFactor(scene, ana));
  await expect(ask(thief)).rejects.toThrow("Entre na sua conta");
  expect(await states(scene, bruno)).toEqual(["waiting new"]);
});

test("whoever changes a letter again and again wins no week each time", async ({ scene }) => {
  const [ana, olga] = [await scene.listed("Ana"), await operator(scene)];
  const refuse = async () => {
    const question = await waitingVerification(scene, ana);
    await call(scene, olga, "operator_decide_registration", question, "differs", "O nome difere.");
    const [row] = await scene.sql(
      "select round(extract(epoch from registration_deadline - now()) / 86400)::int as days from directory.profiles where id = $1",
      [ana.professionalId],
    );
    return row?.days;
  };
  const pass = (days: number) =>
    scene.sql(
      "update directory.verifications set decided_at = decided_at - make_interval(days => $2) where professional_id = $1",
      [ana.professionalId, days],
    );
  expect(await refuse()).toBe(warningDays);
  await pass(3);
  await scene.as(ana).update({ registration: "CRP 06/12346" }, ana);
  expect(await refuse()).toBe(warningDays - 3);
  await pass(3);
  await scene.as(ana).update({ registration: "CRP 06/12347" }, ana);
  expect(await refuse()).toBe(2);
  // A confirmation ends the story: the next refusal warns in full.
  await scene.as(ana).update({ registration: "CRP 06/12348" }, ana);
  await call(scene, olga, "operator_decide_registration", await waitingVerification(scene, ana), "confirmed");
  await pass(1);
  await scene.as(ana).update({ registration: "CRP 06/12349" }, ana);
  expect(await refuse()).toBe(warningDays);
  // A refusal counts for half a year.
  await pass(179);
  await scene.as(ana).update({ registration: "CRP 06/12350" }, ana);
  expect(await refuse()).toBe(2);
  await pass(1);
  await scene.as(ana).update({ registration: "CRP 06/12351" }, ana);
  expect(await refuse()).toBe(warningDays - 1);
});

test("an unpaid or incomplete profile is not listed by a deadline", async ({ scene }) => {
  const [ana, olga] = [await scene.listed("Ana"), await operator(scene)];
  await scene.sql(
    "update directory.memberships set subscription_status = 'active', paid_until = null where user_id = $1",
    [ana.userId],
  );
  await call(
    scene,
    olga,
    "operator_decide_registration",
    await waitingVerification(scene, ana),
    "not_found",
    "Não encontramos.",
  );
  expect((await profile(scene, ana)).listed_until).toBeNull();
});

test("of two operators the second changes nothing and learns what the first decided", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  const [olga, otto] = [await operator(scene, "Olga"), await operator(scene, "Otto")];
  const verification = await waitingVerification(scene, ana);
  await call(scene, olga, "operator_decide_registration", verification, "confirmed");
  const before = await logged(scene);
  expect(
    await call(scene, otto, "operator_decide_registration", verification, "not_found", "Não encontramos o número."),
  ).toMatchObject({ outcome: "conflict", now: { state: "confirmed", decidedBy: "olga@exemplo.com.br" } });
  expect((await profile(scene, ana)).verified_at).not.toBeNull();
  expect(await logged(scene)).toEqual(before);
  expect(await emails(scene, "registration-checked")).toHaveLength(1);
});

test("a question about words that have changed since cannot be decided", async ({ scene }) => {
  const [ana, olga] = [await scene.listed("Ana"), await operator(scene)];
  const asked = await waitingVerification(scene, ana);
  await scene.as(ana).update({ registration: "CRP 06/777" }, ana);
  expect(await call(scene, olga, "operator_decide_registration", asked, "confirmed")).toMatchObject({
    outcome: "conflict",
    now: { state: "replaced" },
  });
  expect((await profile(scene, ana)).verified_at).toBeNull();
});

test("a refusal deps words, and only the three decisions exist", async ({ scene }) => {
  const [ana, olga] = [await scene.listed("Ana"), await operator(scene)];
  const asked = await waitingVerification(scene, ana);
  await expect(call(scene, olga, "operator_decide_registration", asked, "differs", " ")).rejects.toThrow(
    "Escreva o motivo",
  );
  await expect(call(scene, olga, "operator_decide_registration", asked, "waiting", "Sem motivo.")).rejects.toThrow(
    "não existe",
  );
  await expect(call(scene, olga, "operator_decide_registration", asked, null, "Sem motivo.")).rejects.toThrow(
    "não existe",
  );
  expect(await states(scene, ana)).toEqual(["waiting new"]);
});

test("a month before the badge ends it is asked again, once; after twelve months it ends, whether somebody has looked or not", async ({
  scene,
}) => {
  const [ana, olga] = [await scene.listed("Ana"), await operator(scene)];
  await call(scene, olga, "operator_decide_registration", await waitingVerification(scene, ana), "confirmed");
  const again = () => scene.as(service).run("select directory.ask_verifications_again()");
  await again();
  expect(await states(scene, ana)).toEqual(["confirmed new"]);
  const age = (months: number) =>
    scene.sql(
      "update directory.profiles set verified_at = now() - make_interval(months => $2) + interval '1 hour' where id = $1",
      [ana.professionalId, months],
    );
  const shown = async () => {
    const [card] = await scene.as(visitor).run("select verified_at is not null as it from search_professionals()");
    const [page] = await scene.as(visitor).run("select verified_at is not null as it from professionals");
    const [own] = await scene.as(ana).run("select my_registration() ->> 'verifiedAt' is not null as it");
    return [card?.it, page?.it, own?.it];
  };
  await age(verifiedMonths - 1);
  await again();
  expect(await states(scene, ana)).toEqual(["confirmed new"]);
  await age(verifiedMonths);
  await again();
  await again();
  expect((await states(scene, ana)).sort()).toEqual(["confirmed new", "waiting yearly"]);
  expect(await shown()).toEqual([true, true, true]);
  await scene.sql("update directory.profiles set verified_at = verified_at - interval '1 hour'");
  expect(await shown()).toEqual([false, false, false]);
  await call(scene, olga, "operator_decide_registration", await waitingVerification(scene, ana), "confirmed");
  expect(await shown()).toEqual([true, true, true]);
});

test("a professional reads the own registration and nobody else's", async ({ scene }) => {
  const [ana, bruno, olga] = [await scene.listed("Ana"), await scene.listed("Bruno"), await operator(scene)];
  await call(
    scene,
    olga,
    "operator_decide_registration",
    await waitingVerification(scene, ana),
    "differs",
    "O nome difere.",
  );
  const own = () => call(scene, ana, "my_registration");
  expect(await own()).toMatchObject({ latest: { state: "differs", reason: "O nome difere." }, isListed: true });
  await scene.as(ana).run("select pause_listing()");
  expect(await own()).toMatchObject({ isListed: false });
  expect(await call(scene, bruno, "my_registration")).toMatchObject({ latest: { state: "waiting" }, deadline: null });
  await expect(scene.as(ana).read("directory.verifications")).rejects.toThrow("permission denied");
  await expect(scene.as(ana).run("update directory.profiles set registration_deadline = null")).rejects.toThrow(
    "permission denied",
  );
});

test("a council card is seen by its owner and by operators, and goes with the decision", async ({ scene }) => {
  const [ana, bruno] = [await scene.listed("Ana"), await scene.listed("Bruno")];
  const [olga, otto] = [await operator(scene), await operator(scene, "Otto")];
  const session = "00000000-0000-4000-8000-000000000001";
  await scene.sql("insert into auth.sessions (id, user_id, created_at, updated_at) values ($1, $2, now(), now())", [
    session,
    ana.userId,
  ]);
  const anaHere: Person = {
    ...ana,
    actor: { role: "authenticated", claims: { sub: ana.userId, session_id: session } },
  };
  const add = (who: Person, owner: Person, file = "11111111-1111-4111-8111-111111111111.jpg") =>
    scene
      .as(who)
      .run("insert into storage.objects (bucket_id, name, owner) values ('council-cards', $1, $2)", [
        `${owner.userId}/${file}`,
        who.userId,
      ]);
  await add(anaHere, ana);
  await expect(add(bruno, ana)).rejects.toThrow("row-level security");
  await expect(add(anaHere, ana, "../x.jpg")).rejects.toThrow("row-level security");
  const cards = "bucket_id = 'council-cards'";
  expect(await scene.as(anaHere).read("storage.objects", cards)).toHaveLength(1);
  expect(await scene.as(bruno).read("storage.objects", cards)).toHaveLength(0);
  // Not before the log says so, and only to the operator whom it names.
  expect(await scene.as(olga).read("storage.objects", cards)).toHaveLength(0);
  expect(await call(scene, olga, "operator_open_card", await waitingVerification(scene, ana))).toHaveLength(1);
  expect(await scene.as(olga).read("storage.objects", cards)).toHaveLength(1);
  expect(await scene.as(withoutFactor(olga)).read("storage.objects", cards)).toHaveLength(0);
  expect(await scene.as(otto).read("storage.objects", cards)).toHaveLength(0);
  expect((await logged(scene)).at(-1)).toMatchObject({ act: "open_card", target_id: ana.professionalId });
  // Of one alone, and for ten minutes.
  await scene.sql("insert into storage.objects (bucket_id, name) values ('council-cards', $1)", [
    `${bruno.userId}/x.jpg`,
  ]);
  expect(await scene.as(olga).read("storage.objects", cards)).toHaveLength(1);
  const says = (who: Person, act: string, minutes: number) =>
    scene.sql(
      `insert into directory.operator_log (at, operator_id, operator_email, act, target_kind, target_id)
       values (now() - make_interval(mins => $1), $2, 'x@exemplo.com.br', $3, 'professional', $4)`,
      [minutes, who.userId, act, ana.professionalId],
    );
  await says(otto, "open_card", 10);
  await says(otto, "suspend", 1);
  expect(await scene.as(otto).read("storage.objects", cards)).toHaveLength(0);
  await says(otto, "open_card", 9);
  expect(await scene.as(otto).read("storage.objects", cards)).toHaveLength(1);
  await scene.sql("delete from storage.objects where name like '%/x.jpg'");
  await call(scene, olga, "operator_decide_registration", await waitingVerification(scene, ana), "confirmed");
  expect(await scene.sql(`select from storage.objects where ${cards}`)).toEqual([]);
  await expect(add(anaHere, ana)).rejects.toThrow("row-level security");
});
