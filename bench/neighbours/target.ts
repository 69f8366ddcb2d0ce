/** Where to attack, as which network, and with the key that every page carries. */
export type Target = { origin: string; network: string; key: string };
