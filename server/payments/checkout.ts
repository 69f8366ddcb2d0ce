import { currentVersions } from "#app/features/legal/versions.ts";
import { priceAt } from "#app/features/subscription/price.ts";
import { subscriptionStatus } from "#app/features/subscription/subscription-status.ts";
import { loadAccount } from "./account-at-provider.ts";
import { type StoredRecord, toRecord } from "./apply-provider-state.ts";
import { asService, type Deps, providerNamed } from "./deps.ts";
import type { Checkout, Method, Payer, PaymentProvider, ProviderName } from "./provider.ts";
import { refreshAccount } from "./refresh-account.ts";

export type OpenCheckout = { id: string; url: string | null; pixCode: string | null; expiresAt: number };

type CheckoutRow = Checkout & {
  provider: ProviderName;
  url: string | null;
  pixCode: string | null;
  /** Begun with another CPF or CNPJ than the one that is given now. */
  isOfOther: boolean;
};

const hour = 60 * 60 * 1000;
/** Stripe takes no session that would last for less than half an hour. */
const shortest = hour / 2 + 60_000;

/** Why somebody cannot subscribe now; the page says it in words. */
export class CheckoutRefused extends Error {
  override name = "CheckoutRefused";
  readonly reason:
    | "already_subscribed"
    | "unknown_method"
    | "unknown_account"
    | "already_paid"
    | "blocked"
    | "on_its_way";

  constructor(reason: CheckoutRefused["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * One open checkout an account: a second tab gets the same one, another method or payer replaces it after it can be paid
 * no more. The row is there before the provider is asked and names the order, so a repeated attempt finds the same order
 * at the provider.
 */
export async function startCheckout(
  deps: Deps,
  accountId: string,
  method: Method,
  payer: Payer,
  /** By who has a subscription and wants to pay it in another way: the newer one replaces it (`duplicatePayments`). */
  isChange = false,
): Promise<OpenCheckout> {
  const provider = [...deps.providers.values()].find(({ methods }) => methods.includes(method));
  if (!provider) throw new CheckoutRefused("unknown_method");
  // In a transaction of its own: it stays noted, and the page says it, though the checkout is refused.
  await asService(deps, (tx) => tx`select billing.contest_registration(${accountId})`);
  const row = await reserve(deps, accountId, provider.name, method, payer.taxId ?? null, isChange);
  if (row.method !== method || row.provider !== provider.name || row.isOfOther || isSpent(row, deps.now())) {
    await retire(deps, accountId, row);
    return startCheckout(deps, accountId, method, payer, isChange);
  }
  if (row.url || row.pixCode) return toOpenCheckout(row);
  return begin(deps, provider, accountId, row, payer);
}

/** Too old to be paid; or, where an attempt ended before the provider had answered, too old to be begun. */
function isSpent({ url, pixCode, expiresAt }: CheckoutRow, now: number) {
  return expiresAt <= now + (url || pixCode ? 0 : shortest);
}

/** The open checkout, or a new one; two at once end up with the same row. */
async function reserve(
  deps: Deps,
  accountId: string,
  provider: ProviderName,
  method: Method,
  taxId: string | null,
  isChange: boolean,
): Promise<CheckoutRow> {
  return asService(deps, async (tx) => {
    const [stored] = await tx<{ record: StoredRecord | null; isOnItsWay: boolean }[]>`
      select billing.open_record(${accountId}) as record, billing.is_charge_on_its_way(${accountId}) as "isOnItsWay"`;
    if (!stored?.record) throw new CheckoutRefused("unknown_account");
    if (stored.record.block) throw new CheckoutRefused("blocked");
    // Who paid anew would be charged twice.
    if (stored.isOnItsWay) throw new CheckoutRefused("on_its_way");
    const now = deps.now();
    const found = subscriptionStatus(toRecord(stored.record), now);
    if (found.renews && found.status === "active" && !isChange) throw new CheckoutRefused("already_subscribed");
    const startsAt = Math.max(now, stored.record.trialEnd, found.paidUntil ?? 0);
    await tx`
      insert into billing.checkouts
        (account_id, provider, method, amount, starts_at, created_at, expires_at, payer_mark)
      values (${accountId}, ${provider}, ${method}, ${priceAt(now)}, ${new Date(startsAt)}, ${new Date(now)},
        ${new Date(now + hour)}, billing.payer_mark(${taxId}))
      on conflict (account_id) where status = 'open' do nothing`;
    // "Ao assinar, você aceita os termos de uso": the version that the page shows is the contract's.
    await tx`select directory.record_acceptance(${accountId}, ${tx.json({ terms: currentVersions.terms })})`;
    const [row] = await tx<CheckoutRow[]>`
      select id, provider, method, amount, reference, recurrence, url, pix_code as "pixCode", status,
        billing.millis(starts_at)::float8 as "startsAt", billing.millis(expires_at)::float8 as "expiresAt",
        payer_mark is distinct from billing.payer_mark(${taxId}) as "isOfOther"
      from billing.checkouts where account_id = ${accountId} and status = 'open'`;
    if (!row) throw new Error("the open checkout has just been written");
    return row;
  });
}

async function begin(
  deps: Deps,
  provider: PaymentProvider,
  accountId: string,
  row: CheckoutRow,
  payer: Payer,
): Promise<OpenCheckout> {
  const { customer } = await loadAccount(deps, accountId, provider.name);
  await deps.step?.("checkout reserved");
  const started = await provider.startCheckout({
    ...{ id: row.id, accountId, method: row.method, amount: row.amount, startsAt: row.startsAt },
    ...{ expiresAt: row.expiresAt, payer, customer, returnUrl: `${deps.publicUrl}/dashboard/assinatura` },
  });
  await deps.step?.("checkout started");
  // Two tabs may have come this far together: both show what was written first.
  const kept = await asService(deps, async (tx) => {
    if (started.customer)
      await tx`insert into billing.customers (provider, id, account_id)
        values (${provider.name}, ${started.customer}, ${accountId}) on conflict do nothing`;
    await tx`
      update billing.checkouts set reference = ${started.reference}, recurrence = ${started.recurrence ?? null},
        url = ${started.url ?? null}, pix_code = ${started.pixCode ?? null}
      where id = ${row.id} and reference is null`;
    return tx<Pick<CheckoutRow, "url" | "pixCode">[]>`
      select url, pix_code as "pixCode" from billing.checkouts where id = ${row.id}`;
  });
  return toOpenCheckout({ ...row, ...kept[0] });
}

/** Before another way of paying is offered, this one is closed at the provider: no double charge. */
async function retire(deps: Deps, accountId: string, row: CheckoutRow) {
  const isClosed = await providerNamed(deps, row.provider).closeCheckout(row);
  if (!isClosed) {
    await refreshAccount(deps, accountId, row.provider, "payment found");
    throw new CheckoutRefused("already_paid");
  }
  await asService(
    deps,
    (tx) => tx`update billing.checkouts set status = 'expired' where id = ${row.id} and status = 'open'`,
  );
}

function toOpenCheckout({ id, url, pixCode, expiresAt }: CheckoutRow): OpenCheckout {
  return { id, url, pixCode, expiresAt };
}
