import { expect } from "vitest";
import { attributeChoices } from "#app/features/professionals/attributes/attribute-choices.ts";
import { firstAttributes } from "#app/features/professionals/attributes/first-attributes.ts";
import { fieldOfRefusal, type SavedField } from "#app/features/professionals/field-lists.ts";
import { toProfileUpdate, toProfileValues } from "#app/features/professionals/profile-record.ts";
import { profileSchema } from "#app/features/professionals/profile-rules.ts";
import { completeProfile, test } from "./testing/scene.ts";

const lists = { themes: [], health_plans: [], languages: [], accessibility: [] };
const others = { rqe: null, title_form: null, fee_min: null, fee_max: null };
const good = toProfileValues({ ...completeProfile, name: "Ana Souza", ...others, ...lists });

const themes = attributeChoices(firstAttributes, { kind: "theme", specialty: "Psicologia" }).map(({ value }) => value);

/** Approach, city and state are words of the database's own lists; of two fees the database keeps what is a range. */
const edges: Record<Exclude<SavedField, "approach" | "city" | "state" | "feeMax">, (string | string[])[]> = {
  name: [
    "A",
    "Bia",
    "B. C.",
    "Éva Sá",
    "J. Silva",
    `Ana ${"x".repeat(116)}`,
    `Ana ${"x".repeat(117)}`,
    `Ana B ${"😀".repeat(114)}`,
  ],
  registration: ["x".repeat(60), "x".repeat(61)],
  rqe: ["", "12345", "rqe nº 12345", "RQE 1234567", "em andamento"],
  titleForm: ["feminina", "masculina", "nenhuma", "outra"],
  ageGroup: ["criancas", "", "todos"],
  modality: ["presencial", "online", "telepatia"],
  specialty: ["Odontologia", "Astrologia"],
  address: ["x".repeat(200), "x".repeat(201)],
  district: ["x".repeat(100), "x".repeat(101)],
  schedule: ["x".repeat(1000), "x".repeat(1001), "a\u0000b", "\ud800"],
  description: ["x".repeat(4000), "x".repeat(4001), "", "<script>alert(1)</script>"],
  whatsapp: [
    "",
    "1132221234",
    "+55 (11) 98765-4321",
    "119876543",
    "1".repeat(14),
    "1 ".repeat(13),
    "(11) 98765-432a",
    "11 98765-432",
    "1162221234",
    "5511987654321",
    "0119876543",
  ],
  themes: [[], ["ansiedade", "luto"], themes],
  healthPlans: [[], ["unimed", "amil"]],
  languages: [["libras"]],
  accessibility: [["elevador"]],
  feeMin: ["", "250", "99999", "100000", "0", "1.200", "R$ 350", "350,00"],
  contactEmail: ["", "a@b.c", "sem arroba", `${"x".repeat(250)}@b.c`, `${"x".repeat(251)}@b.c`, "a b@c.d"],
};

for (const [field, values] of Object.entries(edges)) {
  test(`the form and the database agree about ${field}`, async ({ scene }) => {
    const ana = await scene.signUp("Ana");
    for (const value of values) {
      // The approach belongs to a specialty; "not chosen" goes with each.
      const specialty = field === "rqe" || field === "feeMin" ? "Psiquiatria" : good.specialty;
      const typed = { ...good, specialty, approach: "nenhuma", [field]: value };
      const isAccepted = profileSchema.safeParse(typed).success;
      const saved = scene.as(ana).update(toProfileUpdate(typed, "ana@exemplo.com.br"), ana);
      const outcome = await saved.then(
        (rows) => ({ isSaved: rows.length === 1, message: "" }),
        (error: Error) => ({ isSaved: false, message: error.message }),
      );
      expect(outcome.isSaved, `${field}: ${value.slice(0, 20)} (${value.length}) ${outcome.message}`).toBe(isAccepted);
      // What the toast shows is a sentence for people, not a constraint's name.
      if (!isAccepted) expect(outcome.message).toMatch(/^[A-ZÀ-Ý].+\.$/);
      if (!isAccepted) expect(fieldOfRefusal(outcome.message)).toBe(field);
      expect(outcome.message).not.toMatch(/constraint|relation|violates/);
    }
  });
}

test("a number from before the rule bars nobody from changing something else", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  await scene.sql("alter table directory.profiles disable trigger prepare_profile");
  await scene.sql("update directory.profiles set whatsapp = '(11) 9876-5432' where id = $1", [ana.professionalId]);
  await scene.sql("alter table directory.profiles enable trigger prepare_profile");
  const [changed] = await scene.as(ana).update({ description: "Atendo com mais calma." }, ana);
  expect(changed).toMatchObject({ whatsapp: "(11) 9876-5432", description: "Atendo com mais calma." });
});

test("what is not on a list is refused by the database alone, in words that name the field", async ({ scene }) => {
  const ana = await scene.signUp("Ana");
  await scene.as(ana).update(toProfileUpdate(good, "ana@exemplo.com.br"), ana);
  const wrong = { themes: ["coluna"], healthPlans: ["nenhum"], languages: ["klingon"], accessibility: ["escada"] };
  for (const [field, values] of Object.entries(wrong)) {
    const saved = scene.as(ana).update(toProfileUpdate({ ...good, [field]: values }, "ana@exemplo.com.br"), ana);
    const message = await saved.then(
      () => "saved",
      (error: Error) => error.message,
    );
    expect([field, fieldOfRefusal(message)]).toEqual([field, field]);
  }
});
