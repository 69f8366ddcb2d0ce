import { readBody } from "../http/read-body.ts";

/** Several times the longest form of ours. The time is for a telephone on a bad line. */
const limits = { bytes: 64 * 1024, milliseconds: 30_000 };
const mostFields = 100;

/** The sender's error: no form, or one that no page of ours sends. */
export class BadForm extends Error {}

/** The named fields of a form as browsers send it. A form without fields is not read: mail programs send others there. */
export async function readForm(request: Request, fields: readonly string[]) {
  const form = new FormData();
  if (fields.length === 0) return form;
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") throw new BadForm("no form");
  const text = (await readBody(request, limits)).toString();
  // Counted first: URLSearchParams takes quadratic time for "a&a&a…", four seconds for a megabyte.
  if (text.split("&", mostFields + 1).length > mostFields) throw new BadForm("too many fields");
  for (const [name, value] of new URLSearchParams(text)) {
    if (value.includes("\0")) throw new BadForm("no text");
    if (fields.includes(name)) form.append(name, value);
  }
  return form;
}
