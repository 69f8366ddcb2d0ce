import { BlockList, isIP } from "node:net";

/**
 * Whether an IP address is somebody's on the internet, and not this machine, its network, a cloud's metadata service, or
 * another way to write one of those (IANA's special-purpose registries, RFC 6890).
 */
export function isPublicAddress(address: string) {
  if (isIP(address) === 4) return !special4.check(address, "ipv4");
  // Of IPv6 only what is given out at all; among it are ranges that carry an IPv4 address inside.
  return isIP(address) === 6 && global6.check(address, "ipv6") && !special6.check(address, "ipv6");
}

const special4 = listOf("ipv4", [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
]);

const global6 = listOf("ipv6", [["2000::", 3]]);

const special6 = listOf("ipv6", [
  // Teredo, ORCHID and others of the IETF.
  ["2001::", 23],
  ["2001:db8::", 32],
  // 6to4: an IPv4 address is inside.
  ["2002::", 16],
  ["2620:4f:8000::", 48],
  ["3fff::", 20],
]);

function listOf(family: "ipv4" | "ipv6", ranges: readonly (readonly [network: string, prefix: number])[]) {
  const list = new BlockList();
  for (const [network, prefix] of ranges) list.addSubnet(network, prefix, family);
  return list;
}
