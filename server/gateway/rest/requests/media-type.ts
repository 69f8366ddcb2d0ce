import { RestError } from "../rest-error.ts";

/** How the rows of an answer are written. */
export type Format = {
  kind: "array" | "object" | "csv" | "text" | "binary" | "openapi";
  stripsNulls: boolean;
  contentType: string;
  /** Not the rows but how PostgreSQL would find them, as `explain` says it with these options. */
  explain?: { isJson: boolean; options: string[] };
};

const json: Format = { kind: "array", stripsNulls: false, contentType: "application/json; charset=utf-8" };

const available: Record<string, Format> = {
  "*/*": json,
  "application/*": json,
  "application/json": json,
  "application/vnd.pgrst.array+json": json,
  "application/vnd.pgrst.array": json,
  "application/vnd.pgrst.object+json": object("application/vnd.pgrst.object+json; charset=utf-8"),
  "application/vnd.pgrst.object": object("application/vnd.pgrst.object+json; charset=utf-8"),
  "text/csv": { kind: "csv", stripsNulls: false, contentType: "text/csv; charset=utf-8" },
  "text/plain": { kind: "text", stripsNulls: false, contentType: "text/plain; charset=utf-8" },
  "application/octet-stream": { kind: "binary", stripsNulls: false, contentType: "application/octet-stream" },
  "application/openapi+json": {
    kind: "openapi",
    stripsNulls: false,
    contentType: "application/openapi+json; charset=utf-8",
  },
};

function object(contentType: string): Format {
  return { kind: "object", stripsNulls: false, contentType };
}

/** The first media type of the caller's that we have, the heaviest weight first. */
export function chooseFormat(accept: string | undefined): Format {
  if (!accept || accept === "*/*" || accept === "application/json") return json;
  const wanted = accept
    .slice(0, 1_000)
    .split(",")
    .map(readRange)
    .sort((a, b) => b.weight - a.weight);
  for (const { type, parameters } of wanted) {
    const format = planFormat(type, parameters) ?? known(type);
    if (!format) continue;
    const stripsNulls = type.startsWith("application/vnd.pgrst.") && parameters.includes("nulls=stripped");
    if (!stripsNulls || (format.kind !== "array" && format.kind !== "object")) return format;
    return { ...format, stripsNulls, contentType: `${type};nulls=stripped; charset=utf-8` };
  }
  const names = wanted.map(({ type }) => type).join(", ");
  throw new RestError(406, "PGRST107", `None of these media types are available: ${names}`);
}

function readRange(text: string) {
  const [type = "", ...parameters] = text.split(";").map((part) => part.trim().toLowerCase());
  const weight = Number(parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? 1);
  return { type, weight: Number.isFinite(weight) ? weight : 0, parameters };
}

function known(type: string) {
  return Object.hasOwn(available, type) ? available[type] : undefined;
}

const planOptions = ["analyze", "verbose", "settings", "buffers", "wal"];

/** `application/vnd.pgrst.plan+json; for="text/csv"; options=analyze|verbose`: the plan of another media type's answer. */
function planFormat(type: string, parameters: string[]): Format | undefined {
  const suffix = /^application\/vnd\.pgrst\.plan(?:\+(text|json))?$/.exec(type);
  if (!suffix) return undefined;
  const parameter = (name: string) =>
    parameters.find((text) => text.startsWith(`${name}=`))?.slice(name.length + 1) ?? "";
  const inner = parameter("for").replaceAll('"', "") || "application/json";
  const options = parameter("options").split("|").filter(Boolean);
  const format = known(inner);
  if (!format || !options.every((option) => planOptions.includes(option))) return undefined;
  const isJson = suffix[1] === "json";
  const name = `application/vnd.pgrst.plan+${isJson ? "json" : "text"}; for="${inner}"`;
  const chosen = options.length > 0 ? `; options=${options.join("|")}` : "";
  return { ...format, explain: { isJson, options }, contentType: `${name}${chosen}; charset=utf-8` };
}

export function notAvailable({ contentType }: Format) {
  const type = contentType.replace("; charset=utf-8", "");
  return new RestError(406, "PGRST107", `None of these media types are available: ${type}`);
}
