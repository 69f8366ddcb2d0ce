import { notSingle } from "./database-error.ts";
import { RestError } from "./rest-error.ts";
import type { Given } from "./statements/bindings.ts";
import type { Plan } from "./statements/plan.ts";
import type { Answer } from "./transaction.ts";

/** The HTTP answer to what the database said. */
export function toResponse(answer: Answer, plan: Plan, given: Given, isHead: boolean): Response {
  const { kind, contentType, isSingle, applied } = plan.answer;
  if (isSingle && answer.rows !== 1) throw notSingle(answer.rows);
  const offset = plan.offset?.(given) ?? 0;
  const headers: Record<string, string> = {};
  if (contentType) headers["Content-Type"] = contentType;
  if (applied) headers["Preference-Applied"] = applied;
  headers["Content-Range"] = contentRange(answer, plan, offset);
  if (plan.answer.location && answer.rows === 1 && answer.body)
    headers.Location = locationOf(plan.answer.location, answer.body);
  const status = statusOf(answer, plan, offset);
  const { chosen, extra } = readGuc(answer);
  const body = contentType === undefined || isHead ? null : bodyOf(answer, contentType);
  const final = chosen ?? (kind === "call" && contentType === undefined ? 204 : status);
  for (const [name, value] of extra) headers[name] = value;
  const isBodiless = final === 204 || final === 304;
  return new Response(isBodiless ? null : body, { status: final, headers });
}

function bodyOf({ body }: Answer, contentType: string) {
  if (!body) return "";
  // bytea arrives as \x and hexadecimal digits.
  if (contentType === "application/octet-stream") return Buffer.from(body.toString("latin1", 2), "hex");
  // As a string a small body leaves in one write with its headers; a large one is spared the copies.
  return body.byteLength < 65_536 ? body.toString("utf8") : (body as unknown as Uint8Array<ArrayBuffer>);
}

function statusOf({ rows, total, updated }: Answer, { answer }: Plan, offset: number) {
  const { kind, contentType } = answer;
  if (kind === "insert") return updated > 0 && updated >= rows ? 200 : 201;
  if (kind === "put" && updated < rows) return 201;
  if (kind === "put" || kind === "update" || kind === "delete") return contentType ? 200 : 204;
  if (total === undefined) return 200;
  if (offset > total) {
    throw new RestError(416, "PGRST103", "Requested range not satisfiable", {
      details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
    });
  }
  return rows < total ? 206 : 200;
}

function contentRange({ rows, total }: Answer, { answer }: Plan, offset: number) {
  if (answer.kind === "insert" || answer.kind === "put" || answer.kind === "delete")
    return `*/${answer.isCounted ? rows : "*"}`;
  const all = answer.kind === "update" ? (answer.isCounted ? rows : "*") : (total ?? "*");
  return rows === 0 ? `*/${all}` : `${offset}-${offset + rows - 1}/${all}`;
}

/** `/films?id=eq.1`: where the inserted row is found. */
function locationOf(table: string, body: Buffer) {
  const parsed = JSON.parse(body.toString()) as Record<string, unknown>[] | Record<string, unknown>;
  const key = Array.isArray(parsed) ? parsed[0] : parsed;
  const filters = Object.entries(key ?? {}).map(([name, value]) => [name, `eq.${value}`]);
  return `/${encodeURIComponent(table)}?${new URLSearchParams(filters)}`;
}

/** What a function set as `response.status` and `response.headers`. */
function readGuc({ status, headers }: Answer) {
  return { chosen: status ? readStatus(status) : undefined, extra: headers ? readHeaders(headers) : [] };
}

function readStatus(text: string) {
  if (/^[2-5]\d\d$/.test(text)) return Number(text);
  throw new RestError(500, "PGRST112", "response.status guc must be a valid status code");
}

function readHeaders(text: string): [string, string][] {
  const wrong = () =>
    new RestError(
      500,
      "PGRST111",
      "response.headers guc must be a JSON array composed of objects with a single key and a string value",
    );
  try {
    const list = JSON.parse(text) as Record<string, string>[];
    return list.flatMap((item) => {
      const entries = Object.entries(item);
      if (entries.some(([name, value]) => !/^[\w!#$%&'*+.^`|~-]+$/.test(name) || !/^[\t\x20-\x7e]*$/.test(value)))
        throw wrong();
      return entries;
    });
  } catch {
    throw wrong();
  }
}
