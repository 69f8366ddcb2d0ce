import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BookingForm } from "./booking-form.tsx";

const inicio = "2026-11-15T17:00:00.000Z";
const times = {
  zone: "America/Sao_Paulo",
  minutes: 50,
  changedAt: "2026-11-15T12:00:00.000Z",
  now: Date.parse("2026-11-15T12:05:00.000Z"),
  slots: [{ startsAt: Date.parse(inicio), modality: "online" as const }],
  ...{ services: [], service: undefined, confirms: false },
};
const professional = { id: "1", name: "Ana", modality: "online", specialty: "Psicologia", ageGroup: null } as const;

const answered = (typed: Record<string, string>, errors: Record<string, string>) =>
  renderToStaticMarkup(
    <BookingForm
      {...{ professional, times, typed, answer: { errors } }}
      elsewhere="/buscar"
      asksForReviews={false}
      wanted={undefined}
    />,
  );

test("after an answer of the server the chosen time is read and the others stay folded", () => {
  const html = answered({ inicio }, { nome: "Escreva seu nome." });
  expect(html).toMatch(/domingo, 15 de novembro, às 14h.*<details class="[^"]*">.*Trocar/s);
  const gone = answered({ inicio: "2026-11-15T18:00:00.000Z" }, { inicio: "Este horário não está mais livre." });
  expect(gone).toContain("Este horário não está mais livre.");
  expect(gone).not.toMatch(/Trocar|já não está livre/);
});

test("where free times are confirmed at once, whoever has others already reads that theirs waits", () => {
  const html = renderToStaticMarkup(
    <BookingForm
      {...{ professional, times: { ...times, confirms: true }, typed: undefined, answer: undefined }}
      elsewhere="/buscar"
      asksForReviews={false}
      wanted={undefined}
    />,
  );
  expect(html).toMatch(/Ana confirma na hora .*Quem já tem outros horários marcados espera a resposta\./);
});
