import { readBody } from "./read-body.ts";

const limits = { bytes: 1024 * 1024, milliseconds: 10_000 };

/** fetch for short answers: it stops reading one that unpacks to gigabytes, or that never ends. */
export async function boundedFetch(address: string, init?: RequestInit) {
  const response = await fetch(address, init);
  const body = await readBody(response, limits);
  return new Response(body.length > 0 ? new Uint8Array(body) : null, {
    status: response.status,
    headers: { "Content-Type": response.headers.get("Content-Type") ?? "" },
  });
}
