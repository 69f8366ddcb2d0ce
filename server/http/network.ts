import { isIPv6 } from "node:net";
import { isLoopbackHost } from "../config/config.ts";

/** Whom a limit counts for: one household has a whole /64 of IPv6. */
export function networkOf(address: string | undefined) {
  if (!address) return "unknown";
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [head = "", tail] = address.split("%")[0]?.toLowerCase().split("::") ?? [];
  const groups = head ? head.split(":") : [];
  if (tail !== undefined) {
    const after = tail ? tail.split(":").length : 0;
    groups.push(...Array.from({ length: Math.max(0, 8 - groups.length - after) }, () => "0"));
  }
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

/** Undefined for this machine's own address: programs of the operator, or a proxy that was not declared. */
export function outerNetworkOf(address: string | undefined) {
  return !address || isLoopbackHost(address.replace(/^::ffff:/i, "")) ? undefined : networkOf(address);
}
