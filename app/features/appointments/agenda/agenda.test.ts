import { expect, test } from "vitest";
import {
  type AgendaEntry,
  agendaChanges,
  bookedWithin,
  bySeries,
  countWords,
  holdWords,
  rhythmWords,
  sortAgenda,
  statusLabel,
  suspiciousGroups,
} from "./agenda.ts";

const now = Date.parse("2026-11-16T12:00:00Z");
const entry = (id: string, changes: Partial<AgendaEntry> = {}): AgendaEntry => ({
  id,
  status: "requested",
  starts_at: "2026-11-18T12:00:00Z",
  ends_at: "2026-11-18T13:00:00Z",
  wish: null,
  modality: "online",
  patient_name: "Maria da Silva",
  patient_email: null,
  patient_whatsapp: "11912345678",
  message: null,
  note: null,
  patient_zone: null,
  ended_by: null,
  answer_by: "2026-11-17T12:00:00Z",
  move_to: null,
  move_answer_by: null,
  held_until: "2026-11-16T20:00:00Z",
  created_at: "2026-11-15T12:00:00Z",
  for_whom: "self",
  ...{ service: null, is_own: false, series_id: null },
  ...changes,
});
const ids = (entries: AgendaEntry[]) => entries.map(({ id }) => id);

test("whose answer is due first comes first, then who waits longest; what ran out or is over comes last", () => {
  const { requests, ahead, over } = sortAgenda(
    [
      entry("new", { created_at: "2026-11-16T11:00:00Z" }),
      entry("old"),
      entry("urgent", { created_at: "2026-11-16T11:30:00Z", answer_by: "2026-11-16T13:00:00Z" }),
      entry("moved", {
        status: "confirmed",
        answer_by: null,
        move_to: "2026-11-19T12:00:00Z",
        move_answer_by: "2026-11-16T14:00:00Z",
      }),
      entry("late", { answer_by: "2026-11-16T11:59:00Z" }),
      entry("later", { status: "confirmed", starts_at: "2026-11-20T12:00:00Z", ends_at: "2026-11-20T13:00:00Z" }),
      entry("soon", { status: "proposed" }),
      entry("past", { status: "confirmed", starts_at: "2026-11-10T12:00:00Z", ends_at: "2026-11-10T13:00:00Z" }),
    ],
    now,
  );
  expect([ids(requests), ids(ahead), ids(over)]).toEqual([
    ["urgent", "moved", "old", "new"],
    ["moved", "soon", "later"],
    ["late", "past"],
  ]);
});

test("news is what patients did, not what the professional did", () => {
  const before = [entry("1"), entry("2", { status: "proposed" }), entry("3", { status: "confirmed" }), entry("4")];
  const after = [
    entry("1", { status: "cancelled", ended_by: "professional" }),
    entry("2", { status: "confirmed" }),
    entry("3", { status: "cancelled", ended_by: "patient" }),
    entry("4", { starts_at: "2026-11-19T12:00:00Z" }),
    entry("5"),
    entry("6", { status: "confirmed" }),
    entry("7", { status: "confirmed", is_own: true }),
  ];
  expect(agendaChanges(before, after).map(({ title }) => title)).toEqual([
    "Sua proposta foi aceita",
    "Um paciente cancelou",
    "Um paciente pediu outro horário",
    "Novo pedido de consulta",
    "Nova consulta marcada",
  ]);
  expect(agendaChanges(after, after)).toEqual([]);
});

test("a time that a patient moved is news, one that the professional moved is none", () => {
  const confirmed = (changes: Partial<AgendaEntry>) => entry("1", { status: "confirmed", ...changes });
  const later = { starts_at: "2026-11-19T12:00:00Z" };
  const titles = (is_own: boolean) =>
    agendaChanges([confirmed({ is_own })], [confirmed({ is_own, ...later })]).map(({ title }) => title);
  expect([titles(false), titles(true)]).toEqual([["Um paciente mudou o horário"], []]);
  const asked = { move_to: later.starts_at, move_answer_by: "2026-11-17T12:00:00Z" };
  const change = (before: Partial<AgendaEntry>, after: Partial<AgendaEntry>) =>
    agendaChanges([confirmed(before)], [confirmed(after)]).map(({ title }) => title);
  expect(change({}, asked)).toEqual(["Um paciente pediu outro horário"]);
  // Answered, or taken back.
  expect([change(asked, later), change(asked, {}), change(asked, asked)]).toEqual([[], [], []]);
  // Asked for once more; and moved by a rule to a third time.
  expect(change({ ...asked, move_answer_by: null }, asked)).toEqual(["Um paciente pediu outro horário"]);
  expect(change(asked, { starts_at: "2026-11-21T12:00:00Z" })).toEqual(["Um paciente mudou o horário"]);
});

test("a series is listed once, with its later dates and its rhythm", () => {
  const date = (id: string, day: string, series_id: string | null = "s") =>
    entry(id, { status: "confirmed", series_id, starts_at: `2026-11-${day}T12:00:00Z` });
  const entries = [date("a", "16"), date("b", "17", null), date("c", "23"), date("d", "30")];
  expect(bySeries(entries).map(({ entry, later }) => [entry.id, ids(later)])).toEqual([
    ["a", ["c", "d"]],
    ["b", []],
  ]);
  const rhythm = (those: AgendaEntry[]) => rhythmWords(those[0] as AgendaEntry, those, "America/Sao_Paulo");
  expect(rhythm(entries)).toBe("Toda semana");
  expect(rhythm([date("a", "16"), date("d", "30")])).toBe("A cada duas semanas");
  expect(rhythm([date("b", "17", null)])).toBeUndefined();
});

test("nobody reads that a proposal was sent when nothing was", () => {
  const proposed = { status: "proposed" as const };
  expect(statusLabel(entry("1", { ...proposed, patient_email: "maria@exemplo.com.br" }))).toBe("Proposta enviada");
  expect(statusLabel(entry("1", { ...proposed, patient_email: null }))).toBe("Proposta feita");
});

test("who is booked in hours or days that are being closed is found by the professional's clock", () => {
  const entries = [
    entry("evening", { starts_at: "2026-11-19T02:30:00Z", ends_at: "2026-11-19T03:20:00Z" }),
    entry("noon", { status: "confirmed" }),
    entry("gone", { status: "cancelled" }),
    entry("wish", { starts_at: null }),
  ];
  const within = (zone: string, day: string, starts: string, ends: string, lastDay = day) =>
    ids(bookedWithin({ entries, zone }, [{ day, starts, ends, lastDay }]));
  expect(within("America/Sao_Paulo", "2026-11-18", "00:00", "24:00")).toEqual(["noon", "evening"]);
  expect(within("America/Noronha", "2026-11-19", "00:00", "24:00", "2026-11-30")).toEqual(["evening"]);
  // After midnight it still goes on.
  expect(within("America/Sao_Paulo", "2026-11-19", "00:00", "08:00")).toEqual(["evening"]);
  // From nine to ten on the eighteenth: what ends as the closure begins is not in it.
  expect(within("America/Sao_Paulo", "2026-11-18", "09:30", "12:00")).toEqual(["noon"]);
  expect(within("America/Sao_Paulo", "2026-11-18", "10:00", "12:00")).toEqual([]);
  expect(within("America/Sao_Paulo", "2026-11-18", "08:00", "09:00")).toEqual([]);
  expect(within("America/Sao_Paulo", "2026-11-18", "", "12:00")).toEqual([]);
});

test("requests are counted as what they are", () => {
  const agreed = [entry("1", { status: "confirmed" }), entry("2", { status: "done" })];
  expect(countWords([...agreed, entry("3")])).toBe("2 consultas e 1 pedido");
  expect(countWords(agreed)).toBe("2 consultas");
  const proposed = entry("5", { status: "proposed" });
  expect(countWords([...agreed, entry("3"), proposed])).toBe("2 consultas, 1 pedido e 1 proposta");
  expect(countWords([proposed])).toBe("1 proposta");
  expect(countWords([entry("3"), entry("4")])).toBe("2 pedidos");
  expect(countWords([])).toBe("Nenhuma consulta");
});

test("requests that look like one hand's are named once, and what was answered meanwhile not at all", () => {
  const entries = ["1", "2", "3", "4", "5"].map((id) => entry(id, {}));
  const gone = entry("6", { status: "declined" });
  const suspicious = { groups: [["1", "2", "6"]], unconfirmed: ["1", "2", "3", "4", "7"] };
  const groups = suspiciousGroups({
    zone: "America/Sao_Paulo",
    entries: [...entries, gone, entry("7", { status: "confirmed" })],
    suspicious,
  });
  expect(groups.map(({ title, requests }) => [title, requests.map(({ id }) => id)])).toEqual([
    ["2 pedidos vieram da mesma conexão", ["1", "2"]],
    ["3 pedidos e consultas de contatos que ninguém confirmou", ["3", "4"]],
  ]);
  expect(suspiciousGroups({ zone: "x", entries, suspicious: { groups: [], unconfirmed: [] } })).toEqual([]);
});

test("the professional reads until when a request keeps its time from others", () => {
  expect(holdWords(entry("1", {}), "America/Sao_Paulo", now)).toBe(
    "O horário fica reservado até segunda, 16 de novembro, às 17h.",
  );
  expect(holdWords(entry("1", { held_until: null }), "America/Sao_Paulo", now)).toContain(
    "O horário não está reservado",
  );
});
