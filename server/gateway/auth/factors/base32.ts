const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** RFC 4648 without padding, as authenticator apps want a secret. */
export function encodeBase32(bytes: Uint8Array) {
  let bits = "";
  for (const byte of bytes) bits += byte.toString(2).padStart(8, "0");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, "0"), 2)]).join("");
}

export function decodeBase32(text: string) {
  let bits = "";
  for (const character of text) bits += alphabet.indexOf(character).toString(2).padStart(5, "0");
  const groups = bits.match(/.{8}/g) ?? [];
  return Buffer.from(groups.map((group) => Number.parseInt(group, 2)));
}
