import { createHmac } from "node:crypto";
import type { Config } from "../config/config.ts";
import { installationSecret } from "../config/installation-secret.ts";

export type MarkNetwork = Awaited<ReturnType<typeof createNetworkMark>>;

/** A network's mark: the same for as long as the installation's secret, so that what is open can be told apart; no address. */
export async function createNetworkMark(config: Config) {
  const secret = await installationSecret(config, "network marks");
  return (network: string) => createHmac("sha256", secret).update(network).digest("base64url");
}
