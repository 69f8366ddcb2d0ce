import { addMonths, billingDate } from "#app/features/subscription/billing-dates.ts";
import type { Fact } from "#app/features/subscription/record.ts";
import { brand } from "#app/shared/brand.ts";
import {
  type AccountAtProvider,
  type Checkout,
  type CheckoutOrder,
  ProviderError,
  type ProviderState,
  type StartedCheckout,
} from "../provider.ts";
import { anything, cob, location, rec, toCentavos, toMoney } from "./pix-answers.ts";
import { receivedFacts } from "./pix-facts.ts";
import { NotAtBank, type PixHttp, type PixSettings } from "./pix-http.ts";
import { refundPix } from "./pix-refund.ts";

const removed = { status: "REMOVIDA_PELO_USUARIO_RECEBEDOR" };

/** The order's own name is the charge's: asked again, the bank has it already. */
export async function startPixCheckout(
  http: PixHttp,
  settings: PixSettings,
  order: CheckoutOrder,
): Promise<StartedCheckout> {
  const txid = order.id.replaceAll("-", "");
  const charge = await findOrCreate(http, settings, order, txid);
  const { taxId } = order.payer;
  if (!taxId) return { reference: txid, ...(charge.pixCopiaECola && { pixCode: charge.pixCopiaECola }) };
  // Journey 3 of Pix Automático: one QR code pays the first month and authorises the next ones.
  const { id: loc } = await http(location, "POST", "/locrec");
  const { idRec } = await http(rec, "POST", "/rec", {
    vinculo: { contrato: txid, devedor: debtor(order, taxId), objeto: `Assinatura ${brand.name}`.slice(0, 35) },
    calendario: {
      dataInicial: billingDate(addMonths(new Date(order.startsAt), 1)),
      periodicidade: "MENSAL",
    },
    valor: { valorRec: toMoney(order.amount) },
    // Three more attempts in seven days: as long as the grace.
    politicaRetentativa: "PERMITE_3R_7D",
    loc,
    ativacao: { dadosJornada: { txid } },
  });
  const { dadosQR } = await http(rec, "GET", `/rec/${idRec}?txid=${txid}`);
  const pixCode = dadosQR?.pixCopiaECola ?? charge.pixCopiaECola;
  if (!pixCode) throw new ProviderError("pix gave no code");
  return { reference: txid, recurrence: idRec, pixCode };
}

async function findOrCreate(http: PixHttp, { key, now }: PixSettings, order: CheckoutOrder, txid: string) {
  const { taxId } = order.payer;
  const body = {
    calendario: { expiracao: Math.max(60, Math.floor((order.expiresAt - now()) / 1000)) },
    valor: { original: toMoney(order.amount) },
    chave: key,
    solicitacaoPagador: `Assinatura mensal ${brand.name}`,
    ...(taxId && { devedor: debtor(order, taxId) }),
  };
  try {
    return await http(cob, "PUT", `/cob/${txid}`, body);
  } catch (error) {
    // Created by an attempt that did not hear the answer: a used name is refused.
    const known = await http(cob, "GET", `/cob/${txid}`).catch(() => undefined);
    if (known?.status === "ATIVA") return known;
    throw error;
  }
}

function debtor({ payer }: CheckoutOrder, taxId: string) {
  return { ...(taxId.length === 11 ? { cpf: taxId } : { cnpj: taxId }), nome: payer.name.slice(0, 140) };
}

export async function closePixCheckout(http: PixHttp, { reference, recurrence }: Checkout) {
  if (!reference) return true;
  const { status } = await http(cob, "GET", `/cob/${reference}`);
  if (status === "CONCLUIDA") return false;
  if (status === "ATIVA") await http(anything, "PATCH", `/cob/${reference}`, removed);
  if (recurrence) {
    const { status: known } = await http(rec, "GET", `/rec/${recurrence}`);
    if (known === "CRIADA" || known === "APROVADA")
      await http(anything, "PATCH", `/rec/${recurrence}`, { status: "CANCELADA" });
  }
  return true;
}

/** Its authorisation is ended apart. */
export async function abandonPixCheckout(http: PixHttp, reference: string) {
  const charge = await http(cob, "GET", `/cob/${reference}`).catch((error) => {
    if (error instanceof NotAtBank) return undefined;
    throw error;
  });
  if (charge?.status === "ATIVA") await http(anything, "PATCH", `/cob/${reference}`, removed);
  if (charge?.status === "CONCLUIDA")
    await refundPix(http, { id: reference, amount: toCentavos(charge.valor.original) });
}

/** The immediate charge of one checkout: what was paid counts from the end of the trial, or from the payment. */
export async function fetchCheckout(
  http: PixHttp,
  { charges }: AccountAtProvider,
  checkout: Checkout,
  now: number,
): Promise<{ facts: Fact[]; checkouts: ProviderState["checkouts"] }> {
  const { id, reference, recurrence, startsAt, expiresAt, amount } = checkout;
  if (!reference) return { facts: [], checkouts: [] };
  const charge = await http(cob, "GET", `/cob/${reference}`).catch((error) => {
    if (error instanceof NotAtBank) return undefined;
    throw error;
  });
  const paidAt = Date.parse(charge?.pix?.[0]?.horario ?? "");
  if (!charge || Number.isNaN(paidAt))
    return { facts: [], checkouts: expiresAt <= now ? [{ id, status: "expired" }] : [] };
  // A period that was told once stays: the name of the charge stands for it.
  const known = charges.find((stored) => stored.id === reference);
  const start = known?.start ?? Math.max(startsAt, paidAt);
  const end = known?.end ?? Number(addMonths(new Date(start), 1));
  const subscription = recurrence ?? reference;
  const facts = receivedFacts({ id: reference, subscription, amount, start, end }, charge.pix);
  return { facts, checkouts: facts.length > 0 ? [{ id, status: "done" }] : [] };
}
