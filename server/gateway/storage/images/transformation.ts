import { z } from "zod";
import { invalidRequest } from "../storage-error.ts";

/** What a screen shows of a photo. Encoding takes time by the pixel, and nobody can interrupt it. */
export const longestSide = 1200;
const side = z.coerce.number().int().min(1).max(longestSide);

/** How an image is wanted. `origin` keeps its format; without a format it becomes WebP where that is understood. */
export const transformation = z.object({
  width: side.optional(),
  height: side.optional(),
  resize: z.enum(["cover", "contain", "fill"]).default("cover"),
  // Beyond it a picture grows several times over, and nobody sees why.
  quality: z.coerce.number().int().min(20).max(90).default(80),
  format: z.enum(["origin", "webp", "avif", "jpeg", "png"]).optional(),
});

export type Transformation = z.output<typeof transformation>;

export function parseTransformation(query: Record<string, string>): Transformation {
  const parsed = transformation.safeParse(query);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw invalidRequest(`querystring/${issue?.path.join("/") ?? ""} ${issue?.message ?? "is not valid"}`);
}

/** In one canonical order, for tokens and for the cache. */
export function formatTransformation({ width, height, resize, quality, format }: Transformation) {
  const entries = Object.entries({ width, height, resize, quality, format });
  return new URLSearchParams(
    entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
}
