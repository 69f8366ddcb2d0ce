import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { billingDate } from "#app/features/subscription/billing-dates.ts";
import type { PixContract } from "./pix-contract.ts";

type Row = Record<string, unknown>;

type RefundStatus = "EM_PROCESSAMENTO" | "DEVOLVIDO" | "NAO_REALIZADO";

export type FakeBank = Awaited<ReturnType<typeof startFakeBank>>;

/** A bank with a memory: charges, authorisations and refunds by the Central Bank's API, and a payer behind it. */
export async function startFakeBank(now: () => number) {
  const cobs = new Map<string, Row>();
  const recs = new Map<string, Row>();
  const cobrs = new Map<string, Row>();
  const requests: { method: string; path: string; body: Row }[] = [];
  const errors: string[] = [];
  const state = {
    ...{
      mood: "well" as "well" | "down" | "nonsense" | "unauthorised" | "refusing",
      hasMoney: true,
      tokens: 0,
      count: 0,
    },
    contract: undefined as PixContract | undefined,
    /** What becomes of a refund when it is asked for. */
    refunds: "DEVOLVIDO" as RefundStatus,
    /** Answers are the document's own examples. */
    isExample: false,
  };
  const instant = () => new Date(now()).toISOString();

  function receive(charge: Row, valor: unknown) {
    state.count += 1;
    const endToEndId = `E12345678${billingDate(new Date(now())).replaceAll("-", "")}${String(state.count).padStart(15, "0")}`;
    charge.status = "CONCLUIDA";
    charge.pix = [{ endToEndId, txid: charge.txid, valor, horario: instant(), devolucoes: [] }];
  }

  const note = (thing: Row, status: string) => {
    thing.status = status;
    (thing.atualizacao as Row[]).push({ status, data: instant() });
  };

  /** The payer's bank carries out what is due; retries are for the day that was asked for. */
  function applyDueCharges() {
    const today = billingDate(new Date(now()));
    for (const cobr of cobrs.values()) {
      const rec = recs.get(String(cobr.idRec));
      const attempts = cobr.tentativas as Row[];
      const waiting = attempts.find(({ status }) => status === "AGENDADA");
      if (cobr.status !== "ATIVA" || !waiting || String(waiting.dataLiquidacao) > today) continue;
      const isPaid = state.hasMoney && rec?.status === "APROVADA";
      waiting.status = isPaid ? "PAGA" : "REJEITADA";
      if (isPaid) receive(cobr, (cobr.valor as Row).original);
    }
  }

  function schedule(cobr: Row, day: string) {
    (cobr.tentativas as Row[]).push({ status: "AGENDADA", tipo: "AGND", dataLiquidacao: day, atualizacao: [] });
    return cobr;
  }

  function answer(method: string, path: string, body: Row, txid: string | null): [number, object] {
    const [, kind = "", id = "", verb = "", extra = ""] = path.split("/");
    if (kind === "locrec") return [201, { id: 108, location: "pix.example.com/qr/v2/rec/1", criacao: instant() }];
    if (kind.startsWith("webhook")) return [200, body];
    if (kind === "cob") return answerCob(method, id, body);
    if (kind === "rec" && method === "POST") {
      state.count += 1;
      const idRec = `RR12345678${billingDate(new Date(now())).replaceAll("-", "")}${String(state.count).padStart(11, "a")}`;
      recs.set(idRec, { ...body, idRec, status: "CRIADA", atualizacao: [{ status: "CRIADA", data: instant() }] });
      return [201, recs.get(idRec) ?? {}];
    }
    if (kind === "rec") {
      const rec = recs.get(id);
      if (!rec) return [404, {}];
      if (method === "PATCH" && !["CRIADA", "APROVADA"].includes(String(rec.status))) return [400, {}];
      if (method === "PATCH") note(rec, String(body.status));
      return [
        200,
        { ...rec, ...(txid && { dadosQR: { jornada: "JORNADA_3", pixCopiaECola: `00020126${id}${txid}` } }) },
      ];
    }
    if (kind === "cobr") return answerCobr(method, id, body, verb === "retentativa" ? extra : undefined);
    if (kind === "pix" && verb === "devolucao") return answerRefund(id, extra, body);
    return [404, {}];
  }

  function answerCob(method: string, txid: string, body: Row): [number, object] {
    const known = cobs.get(txid);
    if (method === "PUT" && known) return [400, { title: "txid já usado" }];
    if (method === "PUT") {
      const calendario = { ...(body.calendario as Row), criacao: instant() };
      cobs.set(txid, { ...body, txid, calendario, status: "ATIVA", revisao: 0, pixCopiaECola: `00020126${txid}` });
      return [201, cobs.get(txid) ?? {}];
    }
    if (!known) return [404, {}];
    if (method === "PATCH") Object.assign(known, body);
    return [200, known];
  }

  function answerCobr(method: string, txid: string, body: Row, retry: string | undefined): [number, object] {
    const known = cobrs.get(txid);
    if (method === "PUT" && known) return [400, {}];
    if (method === "PUT") {
      const { dataDeVencimento } = body.calendario as { dataDeVencimento: string };
      const made: Row = {
        ...body,
        txid,
        status: "ATIVA",
        tentativas: [],
        atualizacao: [{ status: "ATIVA", data: instant() }],
      };
      cobrs.set(txid, schedule(made, dataDeVencimento));
      return [201, made];
    }
    if (!known) return [404, {}];
    if (retry) return [201, schedule(known, retry)];
    const [first] = known.tentativas as Row[];
    // From the day of its first attempt on, a charge cannot be called off.
    if (method === "PATCH" && billingDate(new Date(now())) >= String(first?.dataLiquidacao)) return [400, {}];
    if (method === "PATCH") note(known, String(body.status));
    return [200, known];
  }

  const received = () => [...cobs.values(), ...cobrs.values()].flatMap(({ pix = [] }) => pix as Row[]);

  function answerRefund(endToEndId: string, id: string, { valor }: Row): [number, object] {
    const found = received().find((pix) => pix.endToEndId === endToEndId);
    if (!found) return [404, {}];
    const refunds = found.devolucoes as Row[];
    // A name serves once, and no more goes back than came: every refund here is of the whole.
    if (refunds.some((refund) => refund.id === id || refund.status !== "NAO_REALIZADO")) return [400, {}];
    const refund: Row = { id, valor, status: "EM_PROCESSAMENTO", horario: { solicitacao: instant() } };
    refunds.push(refund);
    settle(refund, state.refunds);
    return [201, refund];
  }

  function settle(refund: Row, status: RefundStatus) {
    refund.status = status;
    if (status === "DEVOLVIDO") Object.assign(refund.horario as Row, { liquidacao: instant() });
  }

  /** What becomes of the refunds that are under way. */
  function settleRefunds(status: RefundStatus) {
    for (const refund of received().flatMap(({ devolucoes }) => devolucoes as Row[]))
      if (refund.status === "EM_PROCESSAMENTO") settle(refund, status);
  }

  /** The payer reads the QR code: pays, and allows the months to come or not. Of two codes the newer is on the page. */
  function pay(txid: string, { authorise = true } = {}) {
    const cob = cobs.get(txid);
    if (cob?.status !== "ATIVA") return false;
    receive(cob, (cob.valor as Row).original);
    const rec = [...recs.values()].findLast(({ vinculo }) => (vinculo as Row).contrato === txid);
    if (rec && authorise) note(rec, "APROVADA");
    return true;
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? "/", "http://banco.test");
    const method = String(request.method);
    let text = "";
    for await (const part of request) text += part;
    // Not the bank's API: the app in which the payer reads the QR code.
    if (url.pathname === "/payer") return void response.end(pay(text) ? "ok" : "refused");
    if (state.mood === "down") return void response.destroy();
    if (state.mood === "nonsense") return void response.end("<html>manutenção</html>");
    response.setHeader("Content-Type", "application/json");
    // Who asks is none of its clients.
    if (state.mood === "refusing") return void response.writeHead(401).end("{}");
    if (url.pathname === "/oauth/token") {
      state.tokens += 1;
      return void response.end(
        JSON.stringify({ access_token: `token-${state.tokens}`, token_type: "Bearer", expires_in: 300 }),
      );
    }
    if (state.mood === "unauthorised") {
      state.mood = "well";
      return void response.writeHead(401).end("{}");
    }
    const body = text ? JSON.parse(text) : undefined;
    requests.push({ method, path: url.pathname, body });
    const judged = await state.contract?.(method, url, request.headers as Record<string, string>, body);
    errors.push(...(judged?.errors ?? []).map((error) => `${method} ${url.pathname}: ${error}`));
    const [status, answered] =
      state.isExample && judged
        ? [judged.status, judged.body as object]
        : answer(method, url.pathname, body ?? {}, url.searchParams.get("txid"));
    response.writeHead(status).end(JSON.stringify(answered));
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ address, state, requests, errors, cobs, recs, cobrs, applyDueCharges, settleRefunds },
    pay,
    /** In the app of the payer's bank. */
    withdraw: (idRec: string) => note(recs.get(idRec) ?? {}, "CANCELADA"),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
