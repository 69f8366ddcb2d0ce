import Stripe from "stripe";
import { ProviderError } from "../provider.ts";

/** Stripe's messages may quote what was sent: only its codes go on. */
export function asProviderError(error: unknown) {
  if (error instanceof ProviderError) return error;
  if (error instanceof Stripe.errors.StripeConnectionError) return new ProviderError("stripe unreachable");
  if (error instanceof Stripe.errors.StripeError)
    return new ProviderError(`stripe ${error.statusCode ?? ""} ${error.code ?? error.type}`.replace(/\s+/g, " "));
  return new ProviderError(error instanceof Error ? `stripe ${error.name}` : "stripe answered nonsense");
}
