import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { patientChoices } from "../appointment.ts";
import { requested } from "../testing/appointment.ts";
import { AppointmentChoices } from "./appointment-choices.tsx";

const now = Date.parse("2026-11-16T12:00:00Z");
const times = {
  zone: "America/Manaus",
  minutes: 50,
  changedAt: "2026-11-15T12:00:00.000Z",
  now,
  slots: [{ startsAt: Date.parse("2026-11-18T17:00:00Z"), modality: "online" as const }],
  // The professional's rule, which does not hold for everybody.
  ...{ services: [], service: undefined, confirms: true },
};

const shown = (confirms: boolean, isAgreed = false, isHeld = true) =>
  renderToStaticMarkup(
    <AppointmentChoices
      choices={patientChoices(requested, now)}
      {...{ times, confirms, isAgreed, isHeld }}
      modality="online"
      startsAt={requested.startsAt}
      cancelLabel="Cancelar pedido"
    />,
  );

test("another time is said to be confirmed at once where it is for this patient", () => {
  expect(shown(true)).toContain("o novo é confirmado na hora.");
  expect(shown(true)).not.toMatch(/depois da confirmação|não recomeça/);
  expect(shown(false)).toContain("o novo vale depois da confirmação. O prazo da reserva não recomeça");
});

test("who has a confirmed time reads that it stays until the other one is accepted", () => {
  const stays = "Sua consulta continua no horário de agora até o novo ser aceito.";
  expect(shown(false, true)).toContain(stays);
  for (const other of [shown(true, true), shown(false), shown(true)]) expect(other).not.toContain(stays);
});

test("only of what keeps a time from others it is said that it comes free", () => {
  expect(shown(false)).toContain("O horário fica livre para outra pessoa. Isso não pode ser desfeito.");
  const loose = shown(false, false, false);
  expect(loose).not.toContain("livre para outra pessoa");
  expect(loose).toContain("O novo horário vale depois da confirmação.");
});

test("a proposal is accepted with the time that was read", () => {
  const startsAt = "2026-11-18T17:00:00.000Z";
  const html = renderToStaticMarkup(
    <AppointmentChoices
      choices={patientChoices({ ...requested, status: "proposed", startsAt }, now)}
      {...{ times, startsAt, confirms: false, isAgreed: false, isHeld: false }}
      modality="online"
      cancelLabel="Cancelar pedido"
    />,
  );
  expect(html).toMatch(/name="horario" value="2026-11-18T17:00:00.000Z"\/><button[^>]* value="aceitar"/);
});
