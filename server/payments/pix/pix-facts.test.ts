import { expect, test } from "vitest";
import type { Cobr } from "./pix-answers.ts";
import { monthlyFacts, monthOf, receivedFacts, recurrenceFacts } from "./pix-facts.ts";

const charge = { id: "c", subscription: "r", amount: 1499, start: 1_000, end: 2_000 };
const came = (valor: string, ...devolucoes: NonNullable<ReceivedPix["devolucoes"]>) => ({
  ...{ endToEndId: "E", valor, horario: "2026-11-15T12:00:00Z", devolucoes },
});
type ReceivedPix = NonNullable<Parameters<typeof receivedFacts>[1]>[number];
const back = (valor: string, status = "DEVOLVIDO") => ({
  ...{ valor, status, horario: { solicitacao: "2026-11-16T12:00:00Z", liquidacao: "2026-11-17T12:00:00Z" } },
});
const types = (facts: { type: string }[]) => facts.map(({ type }) => type);

test("the whole price is a payment, less is none, and it is refunded when all of it went back", () => {
  const told = (...pix: ReceivedPix[]) => types(receivedFacts(charge, pix));
  expect(receivedFacts(charge, undefined)).toEqual([]);
  expect([told(), told(came("14.98")), told(came("14.99"))]).toEqual([[], [], ["charge_succeeded"]]);
  expect(told(came("10.00"), came("4.99"))).toEqual(["charge_succeeded"]);
  expect(told(came("14.99", back("14.98")))).toEqual(["charge_succeeded"]);
  expect(told(came("14.99", back("14.99", "EM_PROCESSAMENTO")))).toEqual(["charge_succeeded"]);
  expect(receivedFacts(charge, [came("14.99", back("10.00"), back("4.99"))])).toEqual([
    { type: "charge_succeeded", ...charge, at: Date.parse("2026-11-15T12:00:00Z") },
    { type: "charge_refunded", ...charge, at: Date.parse("2026-11-17T12:00:00Z") },
  ]);
});

test("a month has failed when it was rejected or has run out, or an attempt was while it may be tried again", () => {
  const told = (status: Cobr["status"], ...attempts: string[]) =>
    types(
      monthlyFacts(charge, {
        ...{ txid: "c", idRec: "r", status, calendario: { dataDeVencimento: "" }, valor: { original: "14.99" } },
        tentativas: attempts.map((one) => ({ status: one, dataLiquidacao: "", tipo: "AGND" })),
      }),
    );
  const failed = ["charge_failed"];
  expect([told("REJEITADA"), told("EXPIRADA")]).toEqual([failed, failed]);
  expect([told("ATIVA", "REJEITADA"), told("ATIVA", "EXPIRADA")]).toEqual([failed, failed]);
  expect([told("ATIVA"), told("ATIVA", "AGENDADA"), told("CRIADA"), told("CANCELADA", "REJEITADA")]).toEqual([
    [],
    [],
    [],
    [],
  ]);
});

test("a failure has the moment of its own word, or the month's beginning", () => {
  const cobr: Cobr = {
    ...{ txid: "c", idRec: "r", status: "REJEITADA", calendario: { dataDeVencimento: "" } },
    ...{ valor: { original: "14.99" }, tentativas: [] },
  };
  const atualizacao = [
    { at: 1_100, status: "CRIADA" },
    { at: 1_200, status: "REJEITADA" },
  ];
  expect(monthlyFacts(charge, { ...cobr, atualizacao })).toMatchObject([{ at: 1_200 }]);
  expect(monthlyFacts(charge, cobr)).toMatchObject([{ at: 1_000 }]);
  expect(monthlyFacts(charge, { ...cobr, pix: [came("14.99")] })).toMatchObject([{ type: "charge_succeeded" }]);
});

test("an authorisation counts from when it was given, and one that was only offered says nothing", () => {
  const atualizacao = [
    { at: 1, status: "CRIADA" },
    { at: 2, status: "APROVADA" },
    { at: 3, status: "CANCELADA" },
  ];
  const told = (status: Parameters<typeof recurrenceFacts>[0]["status"], changes = 3) =>
    recurrenceFacts({ idRec: "r", status, atualizacao: atualizacao.slice(0, changes) });
  expect(told("APROVADA", 2)).toEqual([{ type: "subscription_open", id: "r", since: 1, at: 2 }]);
  expect(told("CANCELADA")).toEqual([{ type: "subscription_ended", id: "r", since: 1, at: 3 }]);
  expect([told("CRIADA", 1), told("REJEITADA", 1), told("EXPIRADA", 1)]).toEqual([[], [], []]);
});

test("a month's names are always the same, and the first is the one it was always asked for by", () => {
  const month = monthOf("r", Date.parse("2027-01-31T12:00:00-03:00"), 1);
  expect(month.txids).toHaveLength(5);
  expect(new Set(month.txids).size).toBe(5);
  expect(month.txids[0]).toBe("bdb7cfb21ed7b2b29f744965d0a48fff");
  expect([new Date(month.start), new Date(month.end)]).toEqual([
    new Date("2027-02-28T12:00:00-03:00"),
    new Date("2027-03-31T12:00:00-03:00"),
  ]);
});
