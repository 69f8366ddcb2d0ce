import { createHash } from "node:crypto";
import { type KnownCharge, ProviderError } from "../provider.ts";
import { anything, cob, cobr, toMoney } from "./pix-answers.ts";
import { NotAtBank, type PixHttp } from "./pix-http.ts";

/** The refund's name comes from the charge's: asked for twice, the money goes back once. */
export async function refundPix(http: PixHttp, { id, amount }: Pick<KnownCharge, "id" | "amount">) {
  const pix = await receivedFor(http, id);
  const payment = pix?.[0];
  if (!payment) throw new ProviderError("pix charge is not paid");
  const isUnderWay = payment.devolucoes?.some(({ status }) => status !== "NAO_REALIZADO");
  if (isUnderWay) return;
  const refund = createHash("sha256").update(`refund ${id}`).digest("hex").slice(0, 32);
  await http(anything, "PUT", `/pix/${payment.endToEndId}/devolucao/${refund}`, { valor: toMoney(amount) });
}

async function receivedFor(http: PixHttp, txid: string) {
  try {
    return (await http(cob, "GET", `/cob/${txid}`)).pix;
  } catch (error) {
    if (!(error instanceof NotAtBank)) throw error;
    return (await http(cobr, "GET", `/cobr/${txid}`)).pix;
  }
}
