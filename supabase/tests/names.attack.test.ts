import { expect } from "vitest";
import { readAppointmentRequest } from "#app/features/appointments/booking/appointment-request.ts";
import { readPrivacyRequest } from "#app/features/privacy/privacy-request.ts";
import { readReview } from "#app/features/reviews/review-form.ts";
import { readPayer } from "#app/features/subscription/payment/payer.ts";
import { ownWords } from "#app/shared/own-words.ts";
import { signIn } from "./testing/account-scene.ts";
import { bookable, nextSlot, request } from "./testing/appointment-scene.ts";
import { bookable as confirmed, contactLink, review } from "./testing/review-scene.ts";
import { type Person, type Scene, test, visitor } from "./testing/scene.ts";

/** Somebody writes names of signs that nobody sees, or that turn the words around them, in the forms and past them. */
const unseen = ["\u200b\u200b\u200b", "\u202e\u2066\u2069", "\u0007\u001b\u007f", "\u3164\u3164", "\u2800 \u2800"];
const none = [...unseen, "12345", "?!?", "🙂🙂"];
/** What hides in one that looks well. */
const hiding = "  Ma\u200bria\u202e \t da\u00a0 Luz\u0007 ";
const shown = "Maria da Luz";

/** Each way of writing a name, and where it is kept. */
const doors: Record<string, (scene: Scene, ana: Person, name: string) => Promise<unknown>> = {
  async booking(scene, ana, name) {
    await request(scene, ana, { at: await nextSlot(scene, ana), name });
    return scene.sql("select patient_name as name from appointments");
  },
  async ownAppointment(scene, ana, name) {
    const at = await nextSlot(scene, ana);
    await scene.as(ana).run("select add_appointments($1, 50, 'online', $2)", [at, name]);
    return scene.sql("select patient_name as name from appointments");
  },
  async privacyRequest(scene, _, name) {
    await scene.as(visitor).run("select directory.make_privacy_request('other', $1, 'a@exemplo.com.br', 'Oi')", [name]);
    return scene.sql("select name from directory.privacy_requests");
  },
  async profile(scene, ana, name) {
    return (await scene.as(ana).update({ name }, ana)).map((row) => ({ name: row.name }));
  },
  async service(scene, ana, name) {
    const booking_rules = { services: [{ id: "a", name, minutes: 50 }] };
    await scene.as(ana).update({ booking_rules }, ana);
    return scene.sql("select booking_rules #>> '{services,0,name}' as name from directory.profiles where id = $1", [
      ana.professionalId,
    ]);
  },
};

for (const [door, write] of Object.entries(doors))
  test(`no name of nothing comes in by ${door}, and one that hides something is tidied`, async ({ scene }) => {
    const ana = await bookable(scene, "Ana");
    // Of a profile's name nothing is left, and nobody without one is listed.
    for (const name of door === "profile" ? none.slice(unseen.length) : none) {
      const refused = await write(scene, ana, name).catch((error: Error) => error);
      expect([name, refused]).toEqual([name, expect.objectContaining({ code: "23514", routine: "exec_stmt_raise" })]);
      expect(ownWords(refused)).toMatch(/^[A-ZÀ-Ý].+\.$/);
    }
    expect(await write(scene, ana, hiding)).toEqual([{ name: shown }]);
    if (door === "profile") expect(await write(scene, ana, "\u200b\u202e")).toEqual([{ name: "" }]);
  });

test("a review's author is a name or nobody, and a comment of unseen signs is none", async ({ scene }) => {
  const ana = await confirmed(scene, "Ana");
  const written = async (author: string, comment = "") => {
    await scene.sql("delete from reviews");
    await review(scene, await contactLink(scene, ana), 5, comment, author);
    return scene.sql("select author, comment from reviews");
  };
  expect(await written(unseen.join(""), "\u200b\u202e")).toEqual([{ author: null, comment: null }]);
  await expect(written("12345")).rejects.toMatchObject({ routine: "exec_stmt_raise" });
  expect(await written("Jo\u202eão")).toEqual([{ author: "João", comment: null }]);
});

test("a payer's name has letters, and one of nothing takes it away", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const owner = scene.as(await signIn(scene, ana));
  const payer = () => scene.sql("select name from billing.payers");
  await owner.run("select set_payer($1, null)", [hiding]);
  expect(await payer()).toEqual([{ name: shown }]);
  await expect(owner.run("select set_payer('123', null)")).rejects.toThrow("Escreva o nome com letras.");
  await owner.run("select set_payer($1, null)", ["\u200b\u202e"]);
  expect(await payer()).toEqual([]);
});

test("an account is made whatever its name is, and shows none of it", async ({ scene }) => {
  for (const [index, name] of [...none, hiding].entries()) {
    const { professionalId } = await scene.signUp(name, `conta${index}@exemplo.com.br`);
    const [row] = await scene.sql("select name from directory.profiles where id = $1", [professionalId]);
    expect(row?.name).toBe(name === hiding ? shown : "");
  }
});

test("the forms say so first, and tidy alike", () => {
  const form = (values: Record<string, string>) => {
    const given = new FormData();
    for (const [name, value] of Object.entries(values)) given.set(name, value);
    return given;
  };
  for (const nome of none) {
    expect(readAppointmentRequest(form({ nome }))).toMatchObject({ errors: { nome: expect.any(String) } });
    expect(readPrivacyRequest(form({ nome }))).toMatchObject({ errors: { nome: expect.any(String) } });
    expect(readPayer(nome, "")).toHaveProperty("problems.name");
  }
  expect(readReview(form({ nome: "12345" }))).toMatchObject({ errors: { nome: expect.any(String) } });
  const whole = { pedido: "other", nome: hiding, email: "a@exemplo.com.br" };
  expect(readPrivacyRequest(form(whole))).toMatchObject({ request: { nome: shown } });
  const stars = { estrelas: "5", nome: "\u200b", comentario: "\u202e", consentimento: "sim", ciente: "" };
  expect(readReview(form(stars))).toMatchObject({ review: { nome: "", comentario: "" } });
});

test("what PostgreSQL refuses itself is no sentence for people", async ({ scene }) => {
  const refused = await scene
    .sql(
      "insert into directory.privacy_requests (protocol, kind, name, email) values ('x', 'other', 'Ana', 'a@b.test')",
    )
    .catch((error: Error) => error);
  expect(refused).toMatchObject({ code: "23514", message: expect.stringMatching(/violates check constraint/) });
  expect(ownWords(refused)).toBeUndefined();
});
