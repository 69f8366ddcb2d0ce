import { expect } from "vitest";
import { consentWords } from "#app/features/appointments/consent.ts";
import { daysKept } from "#app/features/privacy/retention.ts";
import { bookable, nextSlot, request, ticked } from "../testing/appointment-scene.ts";
import { type Scene, test } from "../testing/scene.ts";

const consentsOf = (scene: Scene) =>
  scene.sql(`
    select c.kind, c.version::text, c.given_at = a.created_at as is_same_moment, w.words
    from directory.consents c join directory.consent_words w using (kind, version)
    join appointments a on a.id = c.appointment_id order by c.kind`);

test("the words on the page are those that the table keeps, in their newest version", async ({ scene }) => {
  const rows = await scene.sql(`
    select distinct on (kind) kind, version::text, words from directory.consent_words order by kind, version desc`);
  expect(rows).toEqual(
    Object.entries(consentWords)
      .map(([kind, { version, words }]) => ({ kind, version, words: words("{profissional}") }))
      .toSorted((one, other) => (one.kind < other.kind ? -1 : 1)),
  );
});

test("health data is named as what it is, and how the consent is withdrawn", () => {
  const words = consentWords.appointment.words("Ana");
  for (const part of ["saúde", "dado sensível", "LGPD, art. 11, I", "retirar este consentimento", "Apagar meus dados"])
    expect(words).toContain(part);
});

test("a request keeps which words were ticked and when, and they go with it", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  await request(scene, ana, { at: await nextSlot(scene, ana), consents: { appointment: ticked.appointment } });
  expect(await consentsOf(scene)).toEqual([
    {
      kind: "appointment",
      version: consentWords.appointment.version,
      is_same_moment: true,
      words: consentWords.appointment.words("{profissional}"),
    },
  ]);
  await scene.sql("update appointments set ended_at = now() - interval '91 days'");
  await scene.as({ role: "service_role" }).run("select directory.purge_appointments()");
  expect(await scene.sql("select from directory.consents")).toEqual([]);
});

test("without a consent that we know the words of, nothing is kept", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const at = await nextSlot(scene, ana);
  for (const consents of [{}, { appointment: "sim" }, { appointment: "1999-01-01" }, { invitation: ticked.invitation }])
    await expect(request(scene, ana, { at, consents })).rejects.toThrow("é preciso concordar");
  expect(await scene.sql("select from appointments")).toEqual([]);
});

test("for a minor a guardian says so: in the form's function and in the table itself", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const at = await nextSlot(scene, ana);
  const ask = (forWhom: string | null, guardian?: string) =>
    request(scene, ana, { at, forWhom, consents: { ...ticked, ...(guardian && { guardian }) } });
  await expect(ask("minor")).rejects.toThrow("responsável legal");
  await expect(ask("minor", "1999-01-01")).rejects.toThrow("responsável legal");
  await expect(ask(null)).rejects.toThrow("Diga para quem");
  expect(await ask("minor", consentWords.guardian.version)).toMatchObject({ outcome: "requested" });
  expect(await scene.sql("select for_whom, has_guardian from appointments")).toEqual([
    { for_whom: "minor", has_guardian: true },
  ]);
  expect((await consentsOf(scene)).map(({ kind }) => kind)).toContain("guardian");
  await scene.sql("savepoint attempt");
  await expect(scene.sql("update appointments set has_guardian = false")).rejects.toThrow("minor_with_guardian");
  await scene.sql("rollback to savepoint attempt");
});

test("the professional reads for whom it is, and nothing of the consents", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  await request(scene, ana, { at: await nextSlot(scene, ana), forWhom: "adult" });
  expect(await scene.as(ana).read("appointments")).toMatchObject([{ for_whom: "adult" }]);
  for (const table of ["consents", "consent_words"])
    await expect(scene.as(ana).read(`directory.${table}`)).rejects.toThrow("permission denied");
});

test("a request is kept for as many days as the texts say", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  await request(scene, ana, { at: null, wish: "Sábado cedo" });
  const purge = async (age: string) => {
    await scene.sql(`update appointments set ended_at = now() - interval '${age}'`);
    await scene.as({ role: "service_role" }).run("select directory.purge_appointments()");
    return (await scene.sql("select from appointments")).length;
  };
  expect(await purge(`${daysKept("appointments")} days -1 minute`)).toBe(1);
  expect(await purge(`${daysKept("appointments")} days 1 minute`)).toBe(0);
});
