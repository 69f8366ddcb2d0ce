/** One condition on a column, as `column=op.value` or `column=not.op.value`; several are joined by commas. */
export type Filter = { column: string; operator: string; isNegated: boolean; values: string[] };

/** How each operator reads in SQL, with `%c` for the column, `%v` for the value and `%t` for the column's type. */
const operators: Record<string, string> = {
  eq: "%c = %v::%t",
  neq: "%c <> %v::%t",
  lt: "%c < %v::%t",
  lte: "%c <= %v::%t",
  gt: "%c > %v::%t",
  gte: "%c >= %v::%t",
  in: "%c = any(array(select json_array_elements_text(%v::json)::%t))",
  like: "%c::text like %v",
  ilike: "%c::text ilike %v",
  // The second half fails for a wrong pattern also where the column is null, as in the row that filters are tried on.
  match: "(%c::text ~ %v and '' ~ %v is not null)",
  imatch: "(%c::text ~* %v and '' ~* %v is not null)",
  is: "%c is not distinct from nullif(%v, 'null')::%t",
  isdistinct: "%c is distinct from %v::%t",
};

/** Many filters share one statement, which has room for so many parameters. */
const mostConditions = 40;

/** A comma parts conditions only where another condition follows; elsewhere it belongs to a value. */
const betweenConditions = /,(?=[^,=()"]+=(?:not\.)?[a-z]+\.)/;

/** One also for the binding without any. */
export const countConditions = (text: string) => text.split(betweenConditions).length;

/** Throws an error that names what is wrong. */
export function parseFilters(text: string): Filter[] {
  if (text.trim() === "") return [];
  const conditions = text.split(betweenConditions);
  if (conditions.length > mostConditions) throw new Error(`at most ${mostConditions} conditions`);
  return conditions.map(parseCondition);
}

/** The condition in SQL; `column` and `type` come from the catalogue, `value` is a parameter's name. */
export function filterSql({ operator, isNegated }: Filter, column: string, type: string, value: string) {
  const sql = (operators[operator] as string)
    .replace("%c", () => column)
    .replaceAll("%v", () => `${value}::text`)
    .replace("%t", () => type);
  return isNegated ? `not (${sql})` : sql;
}

/** What the parameter holds: a list travels as JSON. */
export function filterValue({ operator, values }: Filter) {
  return operator === "in" ? JSON.stringify(values) : (values[0] ?? "");
}

function parseCondition(text: string): Filter {
  const [, column, negation, operator, value] =
    /^([^=]+)=(not\.)?([a-z]+)\.(.*)$/s.exec(text.trim()) ?? ([] as undefined[]);
  if (!column || !operator || value === undefined) throw new Error(`invalid filter ${text}`);
  if (!Object.hasOwn(operators, operator)) throw new Error(`unsupported operator ${operator}`);
  if (operator === "is" && !/^(null|true|false|unknown)$/i.test(value))
    throw new Error(`invalid value for is: ${value}`);
  if (/^i?match$/.test(operator) && !isModestPattern(unquote(value))) throw new Error("pattern is too complex");
  if (/^i?like$/.test(operator) && endsWithEscape(unquote(value))) throw new Error("pattern ends with an escape");
  return {
    column: column.trim(),
    operator,
    isNegated: negation !== undefined,
    values: operator === "in" ? parseList(value) : [operator === "is" ? readBoolean(value) : unquote(value)],
  };
}

/** Everybody's changes pass through everybody's patterns: none may take more than one walk through the text. */
const isModestPattern = (pattern: string) => pattern.length <= 200 && !/\\\d|\{|\(\?|^\*\*\*/.test(pattern);

const endsWithEscape = (pattern: string) => (/\\*$/.exec(pattern)?.[0].length ?? 0) % 2 === 1;

function readBoolean(value: string) {
  // SQL's unknown is a boolean's null.
  return value.toLowerCase() === "unknown" ? "null" : value.toLowerCase();
}

function parseList(value: string) {
  const inner = /^\((.*)\)$/s.exec(value)?.[1];
  if (inner === undefined) throw new Error(`invalid list ${value}`);
  const items = inner.match(/"(?:[^"\\]|\\.)*"|[^,]+/gs) ?? [];
  if (items.length > 100) throw new Error("at most 100 values");
  return items.map((item) => unquote(item.trim()));
}

function unquote(value: string) {
  return /^".*"$/s.test(value) ? value.slice(1, -1).replace(/\\(.)/gs, "$1") : value;
}
