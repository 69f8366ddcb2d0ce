import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { addMonths } from "#app/features/subscription/billing-dates.ts";

type Thing = Record<string, unknown> & { id: string };
type Params = { [name: string]: string | Params };

const fixtures = JSON.parse(readFileSync(join(import.meta.dirname, "contracts/stripe-fixtures.json"), "utf8"));
const seconds = (millis: number) => Math.floor(millis / 1000);

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>;

/**
 * Stripe as far as the product uses it, with a memory and with its sample objects. It honours idempotency keys,
 * carries trials over, charges by the test's clock, and can be down or out of its mind.
 */
export async function startFakeStripe(now: () => number) {
  const things = new Map<string, Thing>();
  const answers = new Map<string, { body: string; answer: Thing }>();
  const requests: { method: string; path: string; params: Params; key: string | undefined }[] = [];
  const state = { mood: "well" as "well" | "down" | "nonsense" | "unauthorised", cardWorks: true, count: 0 };

  const create = (object: string, prefix: string, values: object): Thing => {
    state.count += 1;
    const id = `${prefix}_${state.count}`;
    const made = { ...structuredClone(fixtures[object]), ...values, id, object, created: seconds(now()) };
    things.set(id, made);
    return made;
  };
  const all = (object: string, customer: unknown) =>
    [...things.values()].filter((thing) => thing.object === object && thing.customer === customer).reverse();

  const about = (charge: string) =>
    [...things.values()].filter((thing) => thing.object === "dispute" && thing.charge === charge);

  function charge(subscription: Thing, start: number) {
    const end = Number(addMonths(new Date(start), 1));
    const line = { ...fixtures.invoice.lines.data[0], period: { start: seconds(start), end: seconds(end) } };
    const invoice = create("invoice", "in", {
      ...{ customer: subscription.customer, amount_due: 1499, amount_paid: 0, status: "open", attempted: true },
      ...{ currency: "brl", lines: { ...fixtures.invoice.lines, data: [line] } },
      status_transitions: {
        finalized_at: seconds(now()),
        paid_at: null,
        marked_uncollectible_at: null,
        voided_at: null,
      },
      parent: { type: "subscription_details", subscription_details: { subscription: subscription.id, metadata: {} } },
      payments: { object: "list", data: [], has_more: false, url: "/v1/invoice_payments" },
    });
    Object.assign(subscription, { latest_invoice: invoice.id, billed_until: end });
    collect(invoice, subscription);
  }

  function collect(invoice: Thing, subscription: Thing) {
    if (!state.cardWorks) return Object.assign(subscription, { status: "past_due" });
    const intent = `pi_${invoice.id}`;
    create("charge", "ch", {
      ...{ customer: invoice.customer, amount: 1499, payment_intent: intent, refunded: false, amount_refunded: 0 },
      refunds: { object: "list", data: [], has_more: false, url: "/v1/refunds" },
    });
    const payment = {
      ...fixtures.invoice_payment,
      status: "paid",
      payment: { type: "payment_intent", payment_intent: intent },
    };
    Object.assign(invoice, {
      status: "paid",
      amount_paid: 1499,
      payments: { object: "list", data: [payment], has_more: false },
    });
    Object.assign(invoice.status_transitions as object, { paid_at: seconds(now()) });
    return Object.assign(subscription, { status: "active" });
  }

  function complete(session: Thing | undefined) {
    if (session?.status !== "open") return undefined;
    const given = session.subscription_data as Params;
    const first = Number(given.trial_end ?? given.billing_cycle_anchor ?? 0) * 1000;
    const method = { ...fixtures.payment_method, card: { ...fixtures.payment_method?.card, last4: "4242" } };
    const subscription = create("subscription", "sub", {
      ...{ customer: session.customer, status: first ? "trialing" : "active", cancel_at_period_end: false },
      ...{
        cancel_at: null,
        canceled_at: null,
        ended_at: null,
        default_payment_method: method,
        metadata: given.metadata,
      },
      billed_until: first || now(),
    });
    Object.assign(session, { status: "complete", subscription: subscription.id });
    if (!first) charge(subscription, now());
    return subscription;
  }

  /** Months that are due by the test's clock; a cancelled subscription ends with what is paid. */
  function applyDueCharges() {
    for (const subscription of [...things.values()].filter(({ object }) => object === "subscription"))
      while (subscription.status !== "canceled" && (subscription.billed_until as number) <= now()) {
        if (subscription.cancel_at_period_end) end(subscription);
        else charge(subscription, subscription.billed_until as number);
      }
  }

  const end = (subscription: Thing) =>
    Object.assign(subscription, { status: "canceled", ended_at: seconds(now()), canceled_at: seconds(now()) });

  function refund(params: Params) {
    const paid = [...things.values()].find(
      ({ object, payment_intent }) => object === "charge" && payment_intent === params.payment_intent,
    );
    if (!paid) return failure(404, "resource_missing");
    if (paid.refunded) return failure(400, "charge_already_refunded");
    const made = create("refund", "re", { charge: paid.id, payment_intent: params.payment_intent, amount: 1499 });
    Object.assign(paid, { refunded: true, amount_refunded: 1499 });
    (paid.refunds as { data: Thing[] }).data.push(made);
    return made;
  }

  function answer(method: string, path: string, params: Params): Thing | object {
    const [, resource = "", id = "", verb] =
      /^\/v1\/([a-z_]+(?:\/sessions)?)(?:\/([^/]+))?(?:\/(\w+))?$/.exec(path) ?? [];
    const known = things.get(id);
    if (id && !known) return failure(404, "resource_missing");
    if (method === "GET" && !id) {
      const object = resource.replace(/s$/, "");
      const own = params.charge ? about(String(params.charge)) : all(object, params.customer);
      return { object: "list", data: own, has_more: false, url: `/v1/${resource}` };
    }
    if (method === "GET" && known) return known;
    if (method === "DELETE" && known) return end(known);
    if (verb === "expire" && known) return Object.assign(known, { status: "expired" });
    if (resource === "customers") return create("customer", "cus", params);
    if (resource === "checkout/sessions") {
      const isTooShort = Number(params.expires_at) < seconds(now()) + 30 * 60;
      if (isTooShort) return failure(400, "parameter_invalid_integer");
      const made = create("checkout.session", "cs", { ...params, status: "open" });
      return Object.assign(made, { url: `https://checkout.stripe.test/${made.id}` });
    }
    if (resource === "subscriptions" && known)
      return Object.assign(known, { cancel_at_period_end: params.cancel_at_period_end === "true" });
    if (resource === "refunds") return refund(params);
    if (resource === "billing_portal/sessions")
      return { ...fixtures["billing_portal.session"], url: "https://billing.stripe.test/portal" };
    return failure(404, "resource_missing");
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? "/", "http://stripe.test");
    let body = "";
    for await (const part of request) body += part;
    // Not Stripe's: the page on which the payer fills in the card.
    if (url.pathname === "/payer") return void response.end(complete(things.get(body)) ? "ok" : "refused");
    const params = readForm(request.method === "GET" ? url.searchParams : new URLSearchParams(body));
    const key = request.headers["idempotency-key"]?.toString();
    requests.push({ method: String(request.method), path: url.pathname, params, key });
    if (state.mood === "down") return void response.destroy();
    if (state.mood === "nonsense") return void response.end("<html>oops</html>");
    if (state.mood === "unauthorised") {
      response.statusCode = 401;
      return void response
        .setHeader("Content-Type", "application/json")
        .end(JSON.stringify(failure(401, "api_key_expired")));
    }
    const kept = key && request.method === "POST" ? answers.get(key) : undefined;
    const isOther = kept && kept.body !== body;
    const found = isOther
      ? failure(400, "idempotency_error")
      : (kept?.answer ?? answer(String(request.method), url.pathname, params));
    if (key && !("error" in found)) answers.set(key, { body, answer: found as Thing });
    response.statusCode = "error" in found ? (found as unknown as { status: number }).status : 200;
    response.setHeader("Content-Type", "application/json").end(JSON.stringify(found));
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    requests,
    things: (object: string) => [...things.values()].filter((thing) => thing.object === object),
    /** A price as it stands in the dashboard. */
    setPrice(values: object) {
      things.set("price_1", { ...structuredClone(fixtures.price), ...values, id: "price_1", object: "price" });
    },
    /** The payer fills in the card. */
    complete,
    applyDueCharges,
    /** The card's owner tells the bank that the newest charge was not theirs; the dispute says how it stands by status. */
    contest(customer: string) {
      const [contested] = all("charge", customer);
      if (!contested) throw new Error("nothing to contest");
      contested.disputed = true;
      return create("dispute", "du", { charge: contested.id, amount: 1499, status: "needs_response" });
    },
    /** The card is charged again for what is still open. */
    retry() {
      for (const invoice of [...things.values()].filter(
        ({ object, status }) => object === "invoice" && status === "open",
      )) {
        const { subscription } = (invoice.parent as { subscription_details: { subscription: string } })
          .subscription_details;
        const owner = things.get(subscription);
        if (owner && owner.status !== "canceled") collect(invoice, owner);
      }
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

function failure(status: number, code: string) {
  return { status, error: { type: "invalid_request_error", code, message: "refused" } };
}

/** "a[b][0]=c" → { a: { b: { 0: "c" } } } */
function readForm(form: URLSearchParams): Params {
  const result: Params = {};
  for (const [name, value] of form) {
    const [first = "", ...rest] = name.split(/\[|\]\[|\]/).filter(Boolean);
    let place = result;
    for (const [index, step] of [first, ...rest].entries()) {
      if (index === rest.length) place[step] = value;
      else {
        place[step] ??= {};
        place = place[step] as Params;
      }
    }
  }
  return result;
}
