import type { z } from "zod";

type Def = z.core.$ZodTypes["_zod"]["def"];

const formats: Record<string, string> = {
  date: "2026-12-16",
  datetime: "2026-11-17T13:00:00Z",
  email: "ana@exemplo.com.br",
  url: "https://www.exemplo.com.br/auth/v1/verify",
  uuid: "be7e5da0-0000-4000-8000-000000000001",
};

/** Of what has a pattern, the first that fits it: a private link's token, digits to type, a version. */
const patterned = ["t".repeat(43), "048213", "2026-12-16"];

/** Strings that are more than words, by the ends of their names. */
const named: [RegExp, string][] = [
  [/zone$/i, "America/Manaus"],
  [/(_at|At|^at|^end|^due|^deadline)$/, "2026-11-17T13:00:00Z"],
];

/** Data that a schema takes, with all that it may leave out; where there is a choice, the one that `pick` counts to. */
export function sample(schema: z.core.$ZodType, pick: number, name = ""): unknown {
  const def = schema._zod.def as Def;
  const choose = <T>(from: readonly T[]) => from[pick % from.length];
  switch (def.type) {
    case "object":
      return Object.fromEntries(Object.entries(def.shape).map(([key, inner]) => [key, sample(inner, pick, key)]));
    case "array":
      return [1, 2].map(() => sample(def.element, pick, name));
    case "union":
      return sample(choose(def.options) as z.core.$ZodType, pick, name);
    case "enum":
      return choose(Object.values(def.entries));
    case "literal":
      return choose(def.values);
    case "nullable":
    case "optional":
    case "default":
    case "prefault":
      return sample(def.innerType, pick, name);
    case "pipe":
      return sample(def.in, pick, name);
    case "boolean":
      return pick % 2 === 0;
    case "number":
      return 3;
    case "date":
      return formats.datetime;
    case "string":
      return sampleText(schema as z.ZodString, name);
    default:
      throw new Error(`${name}: no sample of a ${def.type}`);
  }
}

function sampleText({ format, def }: z.ZodString, name: string) {
  if (format && format !== "regex") return formats[format];
  const checks = (def.checks ?? []).map((check) => check._zod.def as { pattern?: RegExp });
  const pattern = checks.find((check) => check.pattern)?.pattern;
  if (pattern) return patterned.find((text) => pattern.test(text));
  return named.find(([end]) => end.test(name))?.[1] ?? "Ana Beatriz";
}
