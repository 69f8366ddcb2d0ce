import { createHmac } from "node:crypto";

/** A network's mark: the same for as long as the installation's secret, so that what is open can be told apart; no address. */
export function createNetworkMark(secret: string) {
  return (visitor: string) => createHmac("sha256", secret).update(visitor).digest("base64url");
}
