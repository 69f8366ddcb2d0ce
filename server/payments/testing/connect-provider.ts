import type { Sql } from "postgres";
import { createDemoProvider } from "../demo/demo-provider.ts";
import { createPixProvider } from "../pix/pix-provider.ts";
import type { PaymentProvider, ProviderName } from "../provider.ts";
import { createStripeProvider } from "../stripe/stripe-provider.ts";

export type Connection = { name: ProviderName; address: string };

/** Secrets that the fakes share with the product's side of a test. */
export const stripeWebhookSecret = "whsec_test";
export const pixWebhookSecret = "um-segredo-bem-longo";

type Deps = { sql: Sql; publicUrl: string; now(): number };

/** The product's own side of a provider, speaking to a fake that may live in another process. */
export function connectProvider({ name, address }: Connection, { sql, publicUrl, now }: Deps): PaymentProvider {
  if (name === "demo") return createDemoProvider({ sql, publicUrl, now });
  if (name === "stripe") {
    const { hostname: host, port } = new URL(address);
    const server = { host, port: Number(port), protocol: "http" as const, maxNetworkRetries: 0 };
    return createStripeProvider({ secretKey: "sk_test", webhookSecret: stripeWebhookSecret, now, server });
  }
  return createPixProvider({
    ...{ url: address, tokenUrl: `${address}/oauth/token`, clientId: "id", clientSecret: "segredo" },
    ...{ certificate: undefined, certificateKey: undefined, key: "chave@betesda.test", branch: "0001" },
    ...{ account: "123456", webhookSecret: pixWebhookSecret, publicUrl, now },
  });
}
