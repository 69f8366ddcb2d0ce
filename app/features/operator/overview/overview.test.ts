import { expect, test } from "vitest";
import { findErrors, type JobRun, jobState, shadeOf, stateTiles, sumListed } from "./overview.ts";

test("the map has every state once, each on a tile of its own", () => {
  expect(Object.keys(stateTiles)).toHaveLength(27);
  expect(new Set(Object.values(stateTiles).map(String)).size).toBe(27);
});

test("listed professionals are summed by state and by specialty", () => {
  const listed = [
    { specialty: "Psicologia", uf: "SP", count: 3 },
    { specialty: "Nutrição", uf: "SP", count: 1 },
    { specialty: "Psicologia", uf: null, count: 2 },
  ];
  expect(sumListed(listed, "uf")).toEqual([
    { name: "SP", count: 4 },
    { name: "Online", count: 2 },
  ]);
  expect(sumListed(listed, "specialty")[0]).toEqual({ name: "Psicologia", count: 5 });
});

test("a state with anybody has a shade, the fullest the deepest", () => {
  expect([shadeOf(0, 900), shadeOf(1, 900), shadeOf(900, 900), shadeOf(0, 0)]).toEqual([0, 1, 5, 0]);
});

test("a job is unwell when it failed last, or when it has not run for too long", () => {
  const [ten, eleven] = ["2026-11-15T10:00:00Z", "2026-11-15T11:00:00Z"];
  const run = { name: "unlist-lapsed", finishedAt: eleven, error: null, successes: 1, failures: 1 };
  const at = (time: string, change: Partial<JobRun>) =>
    jobState({ ...run, succeededAt: ten, failedAt: null, ...change }, new Date(time));
  expect(at(eleven, {})).toBe("well");
  expect(at(eleven, { failedAt: eleven })).toBe("failed");
  expect(at(eleven, { succeededAt: eleven, failedAt: ten })).toBe("well");
  expect(at("2026-11-15T11:20:00Z", {})).toBe("late");
  expect(at("2026-11-15T11:20:00Z", { name: "sweep-files" })).toBe("well");
  expect(at("2026-11-16T14:00:00Z", { name: "sweep-files" })).toBe("late");
  expect(at("2027-11-16T14:00:00Z", { name: "a job of an older version" })).toBe("well");
});

test("what is broken comes first, in sentences, and a good day says nothing", () => {
  const now = new Date("2026-11-15T11:00:00Z");
  const at = now.toISOString();
  const email = { kind: "welcome", sent: 3, waiting: 0, late: 0, failed: 0 };
  const payment = { id: 1, provider: "pix", kind: "x", receivedAt: at, attempts: 2, failedAt: null, error: null };
  const job = {
    name: "sweep-files",
    finishedAt: at,
    succeededAt: at,
    failedAt: null,
    error: null,
    successes: 1,
    failures: 0,
  };
  expect(findErrors({ emails: [email], payments: [payment], jobs: [job], pendingIncidents: [] }, now)).toEqual([]);
  const broken = {
    emails: [{ ...email, failed: 1 }],
    payments: [payment, { ...payment, failedAt: at }],
    jobs: [{ ...job, succeededAt: null, failedAt: at }],
    pendingIncidents: ["2026-11-09T15:00:00Z"],
  };
  expect(findErrors(broken, now)).toEqual([
    "Incidente com dados pessoais: prazo vencido em 12/11/2026.",
    "1 mensagem não foi entregue em 7 dias.",
    "1 aviso de pagamento sem tratamento.",
    "Tarefas com falha ou atraso: Apagar arquivos sem dono.",
  ]);
});
