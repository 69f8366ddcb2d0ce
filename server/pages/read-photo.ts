import type { Server } from "node:http";
import { ownAddress } from "../http/own-address.ts";

/**
 * A professional's photo, over HTTP like everybody's: the storage is this server's or a Supabase project's. Undefined where
 * there is none; it throws where nobody can say now.
 */
export async function readPhoto(storage: { url: string } | Server, name: string) {
  const origin = "url" in storage ? storage.url : ownAddress(storage);
  const path = name.split("/").map(encodeURIComponent).join("/");
  const response = await fetch(`${origin}/storage/v1/object/public/photos/${path}`, {
    signal: AbortSignal.timeout(3_000),
  });
  if (response.status >= 500) throw new Error(`the storage answered ${response.status}`);
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
}
