import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A professional's photo, over HTTP like everybody's: the storage is this server's or a Supabase project's. */
export async function readPhoto(storage: { url: string } | Server, name: string) {
  const origin = "url" in storage ? storage.url : originOf(storage.address() as AddressInfo);
  const path = name.split("/").map(encodeURIComponent).join("/");
  const response = await fetch(`${origin}/storage/v1/object/public/photos/${path}`, {
    signal: AbortSignal.timeout(3_000),
  }).catch(() => undefined);
  return response?.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
}

function originOf({ address, port }: AddressInfo) {
  const isEverywhere = address === "0.0.0.0" || address === "::" || address === "127.0.0.1" || address === "::1";
  return `http://${isEverywhere ? "localhost" : address.includes(":") ? `[${address}]` : address}:${port}`;
}
