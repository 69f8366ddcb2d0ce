import { type Condition, type Filter, parseList, type Value } from "../grammar/filter-grammar.ts";
import { RestError } from "../rest-error.ts";
import { arrayLiteral, type Bindings } from "./bindings.ts";
import { fieldSql, fieldType, type Writing } from "./column-sql.ts";
import { existsSql } from "./embed-sql.ts";
import type { ReadNode } from "./read-tree.ts";

const comparisons: Record<string, string> = {
  eq: "=",
  neq: "<>",
  gt: ">",
  gte: ">=",
  lt: "<",
  lte: "<=",
  like: "like",
  ilike: "ilike",
  match: "~",
  imatch: "~*",
  isdistinct: "is distinct from",
  cs: "@>",
  cd: "<@",
  ov: "&&",
  sl: "<<",
  sr: ">>",
  nxr: "&<",
  nxl: "&>",
  adj: "-|-",
};

const searches: Record<string, string> = {
  fts: "to_tsquery",
  plfts: "plainto_tsquery",
  phfts: "phraseto_tsquery",
  wfts: "websearch_to_tsquery",
};

const truths: Record<string, string> = {
  null: "null",
  not_null: "not null",
  true: "true",
  false: "false",
  unknown: "unknown",
};

export function filterSql(writing: Writing, node: ReadNode, filter: Filter): string {
  const sql = filter.kind === "group" ? groupSql(writing, node, filter) : conditionSql(writing, node, filter);
  return filter.isNegated ? `not (${sql})` : sql;
}

function groupSql(writing: Writing, node: ReadNode, { members, joiner }: Filter & { kind: "group" }) {
  return `(${members.map((member) => filterSql(writing, node, member)).join(` ${joiner} `)})`;
}

function conditionSql(writing: Writing, node: ReadNode, condition: Condition) {
  const { field, operator, modifier, value } = condition;
  const { bindings } = writing;
  if (operator === "is") return isSql(writing, node, condition);
  const left = fieldSql(writing, node, field);
  const search = searches[operator];
  if (search) return searchSql(writing, left, fieldType(writing, node, field), search, condition);
  if (operator === "in") return `${left} = any (${bind(bindings, value, listLiteral)})`;
  const read = operator === "like" || operator === "ilike" ? likePattern : asIs;
  if (!modifier) return `${left} ${comparisons[operator]} ${bind(bindings, value, read)}`;
  return `${left} ${comparisons[operator]} ${modifier} (${bind(bindings, value, read)})`;
}

function isSql(writing: Writing, node: ReadNode, { field, value }: Condition) {
  const word = "text" in value ? truths[value.text.toLowerCase()] : undefined;
  if (!word) {
    const message = `"failed to parse filter (is.${"text" in value ? value.text.slice(0, 60) : ""})" (line 1, column 4)`;
    throw new RestError(400, "PGRST100", message, {
      details: "unexpected value expecting null, not_null, true, false or unknown",
    });
  }
  const embed = node.embeds.find(({ name }) => name === field.name);
  // An embedding that is null has no row: so parents can be found by what they lack.
  if (embed && field.path.length === 0 && !node.source.columns.has(field.name) && word.endsWith("null"))
    return `${word === "null" ? "not " : ""}${existsSql(writing, node, embed)}`;
  return `${fieldSql(writing, node, field)} is ${word}`;
}

function searchSql({ bindings }: Writing, left: string, type: string, search: string, condition: Condition) {
  const language = condition.modifier === undefined ? "" : `${bindings.add(condition.modifier)}::regconfig, `;
  const document = type === "tsvector" ? left : `to_tsvector(${language}${left})`;
  return `${document} @@ ${search}(${language}${bind(bindings, condition.value, asIs)})`;
}

export function bind(bindings: Bindings, value: Value, read: (text: string) => string) {
  if ("text" in value) return bindings.add(read(value.text));
  const { parameter } = value;
  return bindings.add(({ values }) => read(values[parameter] ?? ""));
}

const asIs = (text: string) => text;
const likePattern = (text: string) => text.replaceAll("*", "%");
const listLiteral = (text: string) => arrayLiteral(parseList(text));
