import { RestError } from "../rest-error.ts";

/** How the rows of an answer are written. */
export type Format = {
  kind: "array" | "object" | "csv" | "text" | "binary" | "openapi";
  stripsNulls: boolean;
  contentType: string;
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
  for (const { type, stripsNulls } of wanted) {
    const format = Object.hasOwn(available, type) ? available[type] : undefined;
    if (!format) continue;
    if (!stripsNulls || (format.kind !== "array" && format.kind !== "object")) return format;
    return { ...format, stripsNulls, contentType: `${type};nulls=stripped; charset=utf-8` };
  }
  const names = wanted.map(({ type }) => type).join(", ");
  throw new RestError(406, "PGRST107", `None of these media types are available: ${names}`);
}

function readRange(text: string) {
  const [type = "", ...parameters] = text.split(";").map((part) => part.trim().toLowerCase());
  const weight = Number(parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? 1);
  const stripsNulls = type.startsWith("application/vnd.pgrst.") && parameters.includes("nulls=stripped");
  return { type, weight: Number.isFinite(weight) ? weight : 0, stripsNulls };
}

export function notAvailable(format: Format) {
  const [type] = format.contentType.split(";");
  return new RestError(406, "PGRST107", `None of these media types are available: ${type}`);
}
