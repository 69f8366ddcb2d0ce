import type { Context } from "hono";
import type { z } from "zod";
import { invalidRequest } from "./storage-error.ts";
import { readAll } from "./uploads/read-bytes.ts";

const maximum = 1024 * 1024;

/** The request's JSON, of bounded size and of the given shape. Nothing of it is quoted in an error. */
export async function readJson<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  const text = c.req.raw.body ? (await readAll(c.req.raw.body, maximum)).toString() : "";
  const parsed = schema.safeParse(parse(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw invalidRequest(`body/${issue?.path.join("/") ?? ""} ${issue?.message ?? "is not valid"}`);
}

function parse(text: string): unknown {
  try {
    return text === "" ? {} : JSON.parse(text);
  } catch {
    throw invalidRequest("body must be JSON");
  }
}
