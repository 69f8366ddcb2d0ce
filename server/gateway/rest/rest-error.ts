export type ErrorBody = {
  code: string;
  details: unknown;
  hint: string | null;
  message: string;
};

/** An answer that is an error, in the words and statuses of PostgREST. */
export class RestError extends Error {
  override name = "RestError";
  readonly status: number;
  readonly body: ErrorBody;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: string,
    message: string,
    { details = null, hint = null }: { details?: unknown; hint?: string | null } = {},
    headers: Record<string, string> = {},
  ) {
    super(message);
    this.status = status;
    this.body = { code, details, hint, message };
    this.headers = headers;
  }
}

/** What somebody sent, as a message quotes it. */
export function shorten(text: string) {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

/** What the URL says does not follow the grammar. */
export function parseError(what: string, text: string, position: number, expected: string) {
  const found = position < text.length ? `"${text[position]}"` : "end of input";
  return new RestError(
    400,
    "PGRST100",
    `"failed to parse ${what} (${shorten(text)})" (line 1, column ${position + 1})`,
    {
      details: `unexpected ${found} expecting ${expected}`,
    },
  );
}

export function unknownColumn(relation: string, column: string) {
  return new RestError(400, "42703", `column ${relation}.${column} does not exist`);
}
