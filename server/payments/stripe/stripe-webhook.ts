import type Stripe from "stripe";
import { type WebhookEvent, WebhookRefused, type WebhookRequest } from "../provider.ts";
import { idOf } from "./stripe-facts.ts";

/** Signed by Stripe within five minutes. Only whose news it is gets read: the rest is asked for. */
export async function readStripeWebhook(
  stripe: Stripe,
  secret: string,
  request: WebhookRequest,
): Promise<WebhookEvent[]> {
  const signature = request.headers.get("stripe-signature") ?? "";
  const event = await verify(stripe, request.body, signature, secret);
  const object = event.data.object as { object?: string; id?: string; customer?: Reference; charge?: Reference };
  // A dispute names its charge only.
  const subject = object.object === "customer" ? object.id : (idOf(object.customer) ?? idOf(object.charge));
  return subject ? [{ eventId: event.id, subject }] : [];
}

type Reference = string | { id: string } | null;

async function verify(stripe: Stripe, body: string, signature: string, secret: string) {
  try {
    return await stripe.webhooks.constructEventAsync(body, signature, secret);
  } catch {
    throw new WebhookRefused("not signed by Stripe");
  }
}
