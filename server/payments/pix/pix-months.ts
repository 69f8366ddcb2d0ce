import { billingDate, wholeMonths } from "#app/features/subscription/billing-dates.ts";
import type { Fact } from "#app/features/subscription/record.ts";
import { DAY, graceEnd } from "#app/features/subscription/terms.ts";
import { brand } from "#app/shared/brand.ts";
import { type AccountAtProvider, ProviderError } from "../provider.ts";
import { anything, type Cobr, cobr, toCentavos, toMoney } from "./pix-answers.ts";
import { type Month, monthlyFacts, monthOf } from "./pix-facts.ts";
import { NotAtBank, type PixHttp, type PixSettings, RefusedByBank } from "./pix-http.ts";

/** A payer's bank wants a charge at least two days ahead of its day, and takes it ten days ahead at most. */
const latest = 2 * DAY;
const earliest = 10 * DAY;
/** A Pix can be given back for ninety days: an older one says nothing new. */
const settledAfter = 90 * DAY;
const maxRetries = 3;

/** Months after the first, as far as they may have been asked for. */
export async function fetchMonths(
  http: PixHttp,
  { charges }: AccountAtProvider,
  recurrence: string,
  anchor: number,
  now: number,
): Promise<Fact[]> {
  const facts: Fact[] = [];
  const last = wholeMonths(new Date(anchor), new Date(Math.max(anchor, now + earliest))) + 1;
  for (let number = 1; number <= last; number += 1) {
    const month = monthOf(recurrence, anchor, number);
    const known = charges.find(({ id }) => month.txids.includes(id));
    if (known && known.status !== "failed" && known.at < now - settledAfter) continue;
    const asked = await findMonth(http, month);
    if (asked) facts.push(...monthlyFacts(chargeOf(month, recurrence, asked), asked));
  }
  return facts;
}

/** Asks for the next month in time, and again while the grace runs if the bank refused. */
export async function prepareMonth(http: PixHttp, settings: PixSettings, account: AccountAtProvider, now: number) {
  for (const { id, state } of account.subscriptions) {
    if (state !== "open") continue;
    const month = nextMonth(account, id);
    if (!month || month.start - now > earliest || now > graceEnd(month.start)) continue;
    const asked = await findMonth(http, month);
    const free = freeName(month, asked);
    if (free) await askFor(http, settings, id, { ...month, txid: free, amount: agreedAmount(account, id) }, now);
    else if (asked) await tryAgain(http, asked, now);
  }
}

/** Whether nobody would ask for the next month any more. */
export function isTooLate(account: AccountAtProvider, recurrence: string, now: number) {
  const month = nextMonth(account, recurrence);
  return month !== undefined && now > graceEnd(month.start);
}

/** What the payer authorised: the bank would refuse another price, and so do we. */
function agreedAmount({ checkouts }: AccountAtProvider, recurrence: string) {
  const agreed = checkouts.find((checkout) => checkout.recurrence === recurrence);
  if (!agreed) throw new ProviderError("pix recurrence without a checkout");
  return agreed.amount;
}

/**
 * A cancelled subscription asks for nothing that has not been carried out yet. False when the charge stands all the same:
 * from the day of its first attempt on a bank calls none off.
 */
export async function cancelWaitingMonth(http: PixHttp, recurrence: string, account: AccountAtProvider) {
  const month = nextMonth(account, recurrence);
  const asked = month && (await findMonth(http, month));
  if (asked?.status !== "CRIADA" && asked?.status !== "ATIVA") return true;
  try {
    await http(anything, "PATCH", `/cobr/${asked.txid}`, { status: "CANCELADA" });
    return true;
  } catch (error) {
    if (error instanceof RefusedByBank) return false;
    throw error;
  }
}

function nextMonth({ charges }: AccountAtProvider, recurrence: string) {
  const own = charges.filter(({ subscription, status }) => subscription === recurrence && status !== "failed");
  const [first] = own.sort((a, b) => a.start - b.start);
  return first && monthOf(recurrence, first.start, own.length);
}

/** The charge that stands for the month now: the newest of those that were asked for. */
async function findMonth(http: PixHttp, { txids }: Month) {
  let newest: Cobr | undefined;
  for (const txid of txids) {
    const asked = await http(cobr, "GET", `/cobr/${txid}`).catch((error) => {
      if (error instanceof NotAtBank) return undefined;
      throw error;
    });
    newest = asked ?? newest;
    if (asked?.status !== "CANCELADA") break;
  }
  return newest;
}

/** Under which name the month can be asked for; undefined while a charge for it stands. */
function freeName({ txids }: Month, asked: Cobr | undefined) {
  if (asked && asked.status !== "CANCELADA") return undefined;
  return txids[asked ? txids.indexOf(asked.txid) + 1 : 0];
}

async function askFor(
  http: PixHttp,
  { branch, account }: PixSettings,
  idRec: string,
  month: Month & { txid: string; amount: number },
  now: number,
) {
  const due = billingDate(new Date(Math.max(month.start, now + latest)));
  await http(anything, "PUT", `/cobr/${month.txid}`, {
    idRec,
    infoAdicional: `Assinatura mensal ${brand.name}`,
    calendario: { dataDeVencimento: due },
    valor: { original: toMoney(month.amount) },
    ajusteDiaUtil: true,
    recebedor: { agencia: branch, conta: account, tipoConta: "CORRENTE" },
  });
}

/** One attempt at a time, three after the first, each on another day. */
async function tryAgain(http: PixHttp, { txid, status, tentativas = [] }: Cobr, now: number) {
  const isWaiting = tentativas.some((attempt) => attempt.status === "SOLICITADA" || attempt.status === "AGENDADA");
  const failures = tentativas.filter(
    (attempt) => attempt.status === "REJEITADA" || attempt.status === "EXPIRADA",
  ).length;
  if (status !== "ATIVA" || isWaiting || failures === 0 || failures > maxRetries) return;
  await http(anything, "POST", `/cobr/${txid}/retentativa/${billingDate(new Date(now + DAY))}`);
}

function chargeOf({ start, end }: Month, subscription: string, { txid, valor }: Cobr) {
  return { id: txid, subscription, amount: toCentavos(valor.original), start, end };
}
