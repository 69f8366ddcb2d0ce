import { readFile } from "node:fs/promises";
import type { Fact } from "#app/features/subscription/record.ts";
import { wrong } from "../../kernel/problem.ts";
import { StartError } from "../../kernel/start-error.ts";
import type { AccountAtProvider, PaymentProvider, ProviderState } from "../provider.ts";
import { anything, rec } from "./pix-answers.ts";
import { abandonPixCheckout, closePixCheckout, fetchCheckout, startPixCheckout } from "./pix-checkout.ts";
import { recurrenceFacts } from "./pix-facts.ts";
import { NotAtBank, openPixHttp, type PixHttp, type PixSettings, RefusedByBank } from "./pix-http.ts";
import { cancelWaitingMonth, fetchMonths, isTooLate, prepareMonth } from "./pix-months.ts";
import { refundPix } from "./pix-refund.ts";
import { readPixWebhook } from "./pix-webhook.ts";

type Given = Omit<PixSettings, "certificate" | "certificateKey"> & {
  certificatePath: string;
  certificateKeyPath: string;
};

export async function openPixProvider({ certificatePath, certificateKeyPath, ...settings }: Given) {
  const [certificate, certificateKey] = await Promise.all([certificatePath, certificateKeyPath].map(readPem));
  return createPixProvider({ ...settings, certificate, certificateKey });
}

/**
 * Pix by the Central Bank's API: the first month is an immediate charge whose QR code also authorises Pix Automático;
 * each further month is a charge that this side creates days ahead and the payer's bank carries out. A cancellation
 * is ours to keep, because at the bank it could not be taken back: until the paid period ends, only nothing is asked.
 * Once a month's charge can no longer be called off, the authorisation ends instead, for good.
 */
export function createPixProvider(settings: PixSettings): PaymentProvider {
  const http = openPixHttp(settings);
  const { now } = settings;
  return {
    name: "pix",
    methods: ["pix"],
    findProblem: () => findPixProblem(http, settings),
    startCheckout: (order) => startPixCheckout(http, settings, order),
    closeCheckout: (checkout) => closePixCheckout(http, checkout),
    abandon: (reference) => abandonPixCheckout(http, reference),
    fetchProviderState: (account) => fetchProviderState(http, account, now()),
    async cancel(id, account) {
      const word = { id, since: sinceOf(id, account), at: now() };
      const isCalledOff = await callOff(http, id, account);
      return [
        { type: "subscription_cancelled", ...word },
        ...(isCalledOff ? [] : [{ type: "subscription_ended" as const, ...word }]),
      ];
    },
    async resume(id, account) {
      // Added days may keep a profile listed for longer than a month's charge waits.
      if (isTooLate(account, id, now())) await endRecurrence(http, id);
      const { status } = await http(rec, "GET", `/rec/${id}`);
      const since = sinceOf(id, account);
      const fact: Fact = {
        type: status === "APROVADA" ? "subscription_open" : "subscription_ended",
        id,
        since,
        at: now(),
      };
      return [fact];
    },
    end: (id) => endRecurrence(http, id),
    refund: (charge) => refundPix(http, charge),
    async prepareRenewal(account) {
      // A month may have been asked for while its owner cancelled: days before its day it can still be called off.
      const cancelled = account.subscriptions.filter(({ state }) => state === "cancelling");
      for (const { id } of cancelled) await callOff(http, id, account);
      await prepareMonth(http, settings, account, now());
    },
    async register() {
      const webhookUrl = `${settings.publicUrl}/webhooks/pix/${settings.webhookSecret}`;
      for (const path of [`/webhook/${encodeURIComponent(settings.key)}`, "/webhookrec", "/webhookcobr"])
        await http(anything, "PUT", path, { webhookUrl });
    },
    readWebhook: async (request) => readPixWebhook(settings.webhookSecret, request),
  };
}

/** False when only the end of the authorisation could: without it a charge that stands is not carried out. */
async function callOff(http: PixHttp, id: string, account: AccountAtProvider) {
  const isCalledOff = await cancelWaitingMonth(http, id, account);
  if (!isCalledOff) await endRecurrence(http, id);
  return isCalledOff;
}

async function endRecurrence(http: PixHttp, id: string) {
  // A month that was paid without an authorisation has no recurrence to end.
  if (!id.startsWith("R")) return;
  if (!(await isAlive(http, id))) return;
  try {
    await http(anything, "PATCH", `/rec/${id}`, { status: "CANCELADA" });
  } catch (error) {
    // Somebody else has ended it at the same moment, or the payer has.
    if (!(error instanceof RefusedByBank) || (await isAlive(http, id))) throw error;
  }
}

async function isAlive(http: PixHttp, id: string) {
  const { status } = await http(rec, "GET", `/rec/${id}`);
  return status === "APROVADA" || status === "CRIADA";
}

/** Asks what only a known client may: whether somebody has told the bank where to announce is all one. */
async function findPixProblem(http: PixHttp, { key }: PixSettings) {
  try {
    await http(anything, "GET", `/webhook/${encodeURIComponent(key)}`);
  } catch (error) {
    if (error instanceof NotAtBank) return undefined;
    const { code = "" } = error as { code?: string };
    if (/^pix token 4\d\d|^pix GET 40[13]/.test(code))
      return wrong("O banco recusou PIX_CLIENT_ID e PIX_CLIENT_SECRET: ninguém assina por Pix, e nada é conferido.");
    if (/ERR_OSSL|ERR_SSL|EPROTO/.test(code))
      return wrong("O certificado de PIX_CERTIFICATE e PIX_CERTIFICATE_KEY não serve, ou o banco o recusou.");
    throw error;
  }
  return undefined;
}

async function fetchProviderState(http: PixHttp, account: AccountAtProvider, now: number): Promise<ProviderState> {
  const providerState: ProviderState = { facts: [], subscriptions: [], checkouts: [] };
  for (const checkout of account.checkouts) {
    const fetched = await fetchCheckout(http, account, checkout, now);
    providerState.facts.push(...fetched.facts);
    providerState.checkouts.push(...fetched.checkouts);
    if (!checkout.recurrence) continue;
    const recurrence = await http(rec, "GET", `/rec/${checkout.recurrence}`);
    const anchor = fetched.facts.find((fact) => fact.type === "charge_succeeded");
    providerState.facts.push(...recurrenceFacts(recurrence));
    providerState.subscriptions.push({ id: checkout.recurrence, method: "pix", methodLabel: "Pix Automático" });
    if (anchor && "start" in anchor)
      providerState.facts.push(...(await fetchMonths(http, account, checkout.recurrence, anchor.start, now)));
  }
  return providerState;
}

function sinceOf(id: string, { subscriptions }: AccountAtProvider) {
  return subscriptions.find((known) => known.id === id)?.since ?? 0;
}

async function readPem(path: string) {
  try {
    return await readFile(path, "utf8");
  } catch {
    throw new StartError(`Não foi possível ler ${path}. Confira PIX_CERTIFICATE e PIX_CERTIFICATE_KEY.`);
  }
}
