import type { Context } from "hono";
import { z } from "zod";
import { BodyError, readBody as readBytes } from "../../http/read-body.ts";
import { AuthError, invalid } from "./auth-error.ts";

const limits = { bytes: 64 * 1024, milliseconds: 30_000 };
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

export async function readText(c: Context) {
  const bytes = await readBytes(c.req.raw, limits).catch(refuseBody);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw badJson();
  }
}

function refuseBody(error: unknown): never {
  if (!(error instanceof BodyError)) throw error;
  const message = { "too large": "is too large", "too slow": "took too long", "cut off": "was cut off" }[error.reason];
  throw new AuthError(error.status, "validation_failed", `Request body ${message}`);
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
