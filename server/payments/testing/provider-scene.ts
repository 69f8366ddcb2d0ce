import type { Deps } from "../deps.ts";
import type { ProviderName } from "../provider.ts";
import { createBillingScene } from "./billing-scene.ts";
import { type Connection, connectProvider } from "./connect-provider.ts";
import { startFakeBank } from "./fake-bank.ts";
import { startFakeStripe } from "./fake-stripe.ts";

export type ProviderScene = Awaited<ReturnType<typeof createProviderScene>>;

/** A scene with both providers' fakes, which live by its clock, and the product connected to any of them. */
export async function createProviderScene() {
  const scene = await createBillingScene();
  const stripe = await startFakeStripe(() => scene.clock.now);
  const bank = await startFakeBank(() => scene.clock.now);
  const connectionTo = (name: ProviderName): Connection => ({
    name,
    address: { demo: "", stripe: stripe.address, pix: bank.address }[name],
  });
  return {
    ...scene,
    stripe,
    bank,
    connectionTo,
    at(name: ProviderName, changes: Partial<Deps> = {}) {
      const connection = connectionTo(name);
      const base = { ...scene.deps, ...changes };
      return { connection, deps: { ...base, providers: new Map([[name, connectProvider(connection, base)]]) } };
    },
    async drop() {
      await stripe.stop();
      await bank.stop();
      await scene.drop();
    },
  };
}
