import type { Sql } from "postgres";
import type { Config } from "../config/config.ts";
import type { Log } from "../kernel/log.ts";
import { away, type Problem, wrong } from "../kernel/problem.ts";
import { StartError } from "../kernel/start-error.ts";
import { createDemoProvider } from "./demo/demo-provider.ts";
import type { Deps } from "./deps.ts";
import type { PaymentProvider } from "./provider.ts";

type Given = { sql: Sql; config: Config; log: Log; publicUrl: string };

/** One set of providers an installation: they keep connections and tokens. */
const opened = new WeakMap<Config, Promise<Deps>>();

/** Payments as this installation takes them: what is configured, or the demo's own provider, with which no money moves. */
export function openPayments(given: Given): Promise<Deps> {
  const known = opened.get(given.config) ?? open(given);
  opened.set(given.config, known);
  return known;
}

/** What is wrong with a provider's settings. One that cannot be reached now is asked again before each sale. */
export async function findPaymentProblem(
  payments: () => Promise<Pick<Deps, "providers">>,
): Promise<Problem | undefined> {
  try {
    const { providers } = await payments();
    const problems = await Promise.all(
      [...providers.values()].map(async ({ name, findProblem }) =>
        findProblem?.().catch(() => away(`O provedor de pagamentos não responde (${name}).`)),
      ),
    );
    return problems.find((problem) => problem?.isWrong) ?? problems.find(Boolean);
  } catch (error) {
    if (error instanceof StartError) return wrong(error.message);
    throw error;
  }
}

async function open({ sql, config, log, publicUrl }: Given): Promise<Deps> {
  const now = Date.now;
  const { stripe, pix } = config.payments;
  const providers: PaymentProvider[] = [];
  // Imported when configured: Stripe's library alone takes longer to load than the rest of the server.
  if (stripe) {
    const { createStripeProvider } = await import("./stripe/stripe-provider.ts");
    providers.push(createStripeProvider({ ...stripe, now }));
  }
  if (pix) {
    const { openPixProvider } = await import("./pix/pix-provider.ts");
    providers.push(await openPixProvider({ ...pix, publicUrl, now }));
  }
  if ((config.demo || config.rehearsal) && providers.length === 0)
    providers.push(createDemoProvider({ sql, publicUrl, now }));
  return { sql, log, publicUrl, now, providers: new Map(providers.map((provider) => [provider.name, provider])) };
}
