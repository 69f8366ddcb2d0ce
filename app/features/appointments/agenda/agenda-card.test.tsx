import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { AgendaEntry } from "./agenda.ts";
import { AgendaCard } from "./agenda-card.tsx";
import { NotifyPatient } from "./notify-patient.tsx";
import { AgendaContext } from "./use-agenda.ts";

const now = Date.parse("2026-11-16T12:00:00Z");
const zone = "America/Sao_Paulo";
const own: AgendaEntry = {
  id: "1",
  status: "confirmed",
  starts_at: "2026-11-18T12:00:00Z",
  ends_at: "2026-11-18T13:00:00Z",
  wish: null,
  modality: "online",
  patient_name: "Maria da Silva",
  patient_email: "maria@exemplo.com.br",
  patient_whatsapp: null,
  message: null,
  note: null,
  patient_zone: null,
  ended_by: null,
  answer_by: null,
  move_to: null,
  move_answer_by: null,
  held_until: null,
  created_at: "2026-11-15T12:00:00Z",
  for_whom: "self",
  ...{ service: null, is_own: true, series_id: "2" },
};

function buttons(changes: Partial<AgendaEntry>) {
  const entry = { ...own, ...changes };
  const agenda = { zone, entries: [entry], suspicious: { groups: [], unconfirmed: [] } };
  const html = renderToStaticMarkup(
    <AgendaContext value={{ status: "ready", agenda, waiting: 0, reload: async () => undefined }}>
      <NotifyPatient zone={zone}>
        <AgendaCard entry={entry} zone={zone} now={now} />
      </NotifyPatient>
    </AgendaContext>,
  );
  return [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, words = ""]) => words.replace(/<[^>]*>/g, ""));
}

test("what a professional entered is moved at once; a proposal takes back what was proposed", () => {
  expect(buttons({})).toEqual(["Mudar horário", "Cancelar consulta"]);
  const asked = { status: "requested", answer_by: "2026-11-17T12:00:00Z" } as const;
  expect(buttons(asked)).toEqual(["Confirmar", "Propor outro horário", "Recusar pedido"]);
  expect(buttons({ ...asked, status: "proposed" })).toEqual(["Propor outro horário", "Cancelar proposta"]);
});

test("who is asked for another time says yes or keeps the agreed one, as long as there is time to answer", () => {
  const move = { is_own: false, move_to: "2026-11-19T12:00:00Z", move_answer_by: "2026-11-17T12:00:00Z" };
  const [accept, keep, ...others] = buttons(move);
  expect([accept, keep]).toEqual(["Aceitar a mudança", "Manter o horário"]);
  expect(others).not.toContain("Propor outro horário");
  expect(buttons({ ...move, move_answer_by: "2026-11-16T11:59:00Z" })).toEqual(buttons({ is_own: false }));
});
