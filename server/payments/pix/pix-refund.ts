import { createHash } from "node:crypto";
import { type KnownCharge, ProviderError } from "../provider.ts";
import { cob, cobr, refund, toMoney } from "./pix-answers.ts";
import { NotAtBank, type PixHttp, RefusedByBank } from "./pix-http.ts";

/**
 * Over when the money is back; until then it fails, so that somebody looks again. The refund's name comes from the
 * charge's: asked for twice, the money goes back once. One that was not carried out is asked for under its next name,
 * because a bank takes no name twice.
 */
export async function refundPix(http: PixHttp, charge: Pick<KnownCharge, "id" | "amount">) {
  const status = await askForRefund(http, charge).catch((error) => {
    // Somebody else has asked under the same name at the same moment, or we have, and were cut off: it is there by now.
    if (error instanceof RefusedByBank) return askForRefund(http, charge);
    throw error;
  });
  if (status !== "DEVOLVIDO") throw new ProviderError(`pix refund is ${status}`);
}

async function askForRefund(http: PixHttp, { id, amount }: Pick<KnownCharge, "id" | "amount">) {
  const pix = await receivedFor(http, id);
  const payment = pix?.[0];
  if (!payment) throw new ProviderError("pix charge is not paid");
  const { endToEndId, devolucoes = [] } = payment;
  const failures = devolucoes.filter(({ status }) => status === "NAO_REALIZADO").length;
  const { status } =
    devolucoes.find(({ status }) => status === "DEVOLVIDO") ??
    devolucoes.find(({ status }) => status !== "NAO_REALIZADO") ??
    (await http(refund, "PUT", `/pix/${endToEndId}/devolucao/${nameOf(id, failures)}`, { valor: toMoney(amount) }));
  return status;
}

function nameOf(charge: string, failures: number) {
  const name = failures === 0 ? `refund ${charge}` : `refund ${charge} ${failures}`;
  return createHash("sha256").update(name).digest("hex").slice(0, 32);
}

async function receivedFor(http: PixHttp, txid: string) {
  try {
    return (await http(cob, "GET", `/cob/${txid}`)).pix;
  } catch (error) {
    if (!(error instanceof NotAtBank)) throw error;
    return (await http(cobr, "GET", `/cobr/${txid}`)).pix;
  }
}
