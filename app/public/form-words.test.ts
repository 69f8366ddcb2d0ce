import { expect, test } from "vitest";
import { readAppointmentRequest } from "#app/features/appointments/booking/appointment-request.ts";
import { readPrivacyRequest } from "#app/features/privacy/privacy-request.ts";
import { readReport } from "#app/features/reports/report-form.ts";
import { readObjection, readReview } from "#app/features/reviews/review-form.ts";

/** Every form of a visitor's. */
const forms = {
  ...{ readAppointmentRequest, readPrivacyRequest, readReview, readObjection },
  readReport: (form: FormData) => readReport("perfil", form),
};

/** Whatever a field is asked for. */
class Filled extends FormData {
  readonly value: string;
  constructor(value: string) {
    super();
    this.value = value;
  }
  override get = () => this.value;
}

// zod's own words, where a rule was given none.
const ENGLISH = /invalid|input|expected|too (big|small|long|short)|must|required/i;

test.each(Object.entries(forms))("%s answers to nonsense in Portuguese", (_, read) => {
  for (const value of ["", "x", "@", "a@b", "maria@exemplo", "x".repeat(5000), `${"x".repeat(300)}@exemplo.com.br`]) {
    const { errors = {} } = read(new Filled(value)) as { errors?: Record<string, string> };
    for (const [field, words] of Object.entries(errors)) {
      expect(words, field).not.toMatch(ENGLISH);
      expect(words, field).toMatch(/^\p{Lu}.+\.$/u);
    }
  }
});

test("a report's address is named in words", () => {
  const form = new FormData();
  form.set("motivo", "other");
  for (const address of ["maria", `${"x".repeat(300)}@exemplo.com.br`]) {
    form.set("contato", address);
    expect(readReport("perfil", form)).toEqual({ errors: { contato: "Confira o e-mail." } });
  }
});
