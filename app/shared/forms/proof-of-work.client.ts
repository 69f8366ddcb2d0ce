import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Challenge } from "altcha-lib/types";

/** Fetches a challenge and solves it. The browser computes outside the page's thread, so nothing stutters. */
export async function proveWork() {
  // An empty form, as the server reads nothing else.
  const response = await fetch("/desafio", { method: "POST", body: new URLSearchParams() });
  if (!response.ok) throw new Error("no challenge");
  const challenge: Challenge = await response.json();
  const solution = await solve(challenge);
  return btoa(JSON.stringify({ challenge, solution }));
}

async function solve({ parameters }: Challenge) {
  const nonce = fromHex(parameters.nonce);
  const password = new Uint8Array(nonce.length + 4);
  password.set(nonce);
  const salt = fromHex(parameters.salt);
  for (let counter = 0; ; counter += 1) {
    new DataView(password.buffer).setUint32(nonce.length, counter);
    const { derivedKey } = await deriveKey(parameters, salt, password);
    const key = toHex(derivedKey);
    if (key.startsWith(parameters.keyPrefix)) return { counter, derivedKey: key };
  }
}

function fromHex(hex: string) {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function toHex(bytes: Uint8Array) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
