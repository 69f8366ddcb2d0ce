import type { Sql } from "postgres";
import type { ProviderName } from "../provider.ts";
import type { FakeBank } from "./fake-bank.ts";
import type { FakeStripe } from "./fake-stripe.ts";

type Money = { paid: number; refunded: number; open: number };
type Row = Record<string, unknown>;
type Fakes = { owner: Sql; stripe: FakeStripe; bank: FakeBank };

/** What has happened outside on behalf of somebody, whatever the product knows of it. */
export async function moneyAt(provider: ProviderName, account: string, { owner, stripe, bank }: Fakes): Promise<Money> {
  if (provider === "demo") return moneyInBook(owner, account);
  if (provider === "stripe") return moneyAtStripe(stripe, account);
  const rows = await owner<{ id: string }[]>`select id from billing.checkouts where account_id = ${account}`;
  return moneyAtBank(
    bank,
    rows.map(({ id }) => id.replaceAll("-", "")),
  );
}

async function moneyInBook(owner: Sql, account: string): Promise<Money> {
  const [row] = await owner<{ ledger: { charges: Row[]; subscriptions: Row[] } }[]>`
    select ledger from billing.demo_ledgers where account_id = ${account}`;
  const count = (status: string) => row?.ledger.charges.filter((charge) => charge.status === status).length ?? 0;
  const open = row?.ledger.subscriptions.filter(({ state }) => state === "open").length ?? 0;
  return { paid: count("paid"), refunded: count("refunded"), open };
}

function moneyAtStripe({ things }: FakeStripe, account: string): Money {
  const customers = things("customer").filter(({ metadata }) => (metadata as Row).account_id === account);
  const own = (object: string) => things(object).filter(({ customer }) => customers.some(({ id }) => id === customer));
  const charges = own("charge");
  const open = own("subscription").filter((known) => known.status !== "canceled" && !known.cancel_at_period_end).length;
  const refunded = charges.filter((charge) => charge.refunded).length;
  return { paid: charges.length - refunded, refunded, open };
}

function moneyAtBank({ cobs, recs, cobrs }: FakeBank, txids: string[]): Money {
  const own = [...recs.values()].filter(({ vinculo }) => txids.includes(String((vinculo as Row).contrato)));
  const months = [...cobrs.values()].filter(({ idRec }) => own.some((rec) => rec.idRec === idRec));
  const received = [...txids.map((txid) => cobs.get(txid)), ...months].flatMap(
    (charge) => (charge?.pix ?? []) as Row[],
  );
  const refunded = received.filter(({ devolucoes }) => (devolucoes as Row[]).length > 0).length;
  return { paid: received.length - refunded, refunded, open: own.filter(({ status }) => status === "APROVADA").length };
}
