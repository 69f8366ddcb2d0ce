import type { Context } from "hono";
import { z } from "zod";
import { AuthError, invalid } from "./auth-error.ts";

const maxBodyBytes = 64 * 1024;
const maxDepth = 20;

/** Clients send null for what they leave out. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");
export const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);
export const metadata = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => value ?? undefined);
/** How a client starts the PKCE flow. */
export const challenge = { code_challenge: text, code_challenge_method: text };
export const captcha = { gotrue_meta_security: z.object({ captcha_token: text }).nullish() };

/** The body's known fields; whatever else it holds is dropped, so nothing can be assigned by surprise. */
export async function readBody<Shape extends z.ZodRawShape>(c: Context, shape: Shape) {
  const raw = await readText(c);
  const value = raw.trim() === "" ? {} : parseJson(raw);
  if (!isStorable(value, 0)) throw invalid("Request body contains text that cannot be stored");
  const parsed = z.object(shape).safeParse(value);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join(".") || "body";
  throw invalid(`Could not parse request body: ${field.slice(0, 64)} is of the wrong type`);
}

/** In pieces, so that a body without a length cannot grow past the limit either. */
export async function readText(c: Context) {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBodyBytes) throw new AuthError(413, "validation_failed", "Request body is too large");
    chunks.push(chunk);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw badJson();
  }
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    throw badJson();
  }
}

function badJson() {
  return new AuthError(400, "bad_json", "Could not parse request body as JSON");
}

/** The database takes neither NUL, nor half a surrogate pair, nor endless nesting. */
function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\0");
  if (typeof value !== "object" || value === null) return true;
  if (depth >= maxDepth) return false;
  return Object.entries(value).every(([key, item]) => isStorable(key, depth) && isStorable(item, depth + 1));
}
