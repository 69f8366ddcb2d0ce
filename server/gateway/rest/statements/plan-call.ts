import type { Catalogue } from "../catalogue/catalogue.ts";
import type { DatabaseFunction } from "../catalogue/database-objects.ts";
import type { Value } from "../grammar/filter-grammar.ts";
import { type Format, notAvailable } from "../requests/media-type.ts";
import { appliedPreferences } from "../requests/preferences.ts";
import { answerSql, bodySql, type Checks, checkedSql, roleGuard } from "./answer-sql.ts";
import { arrayLiteral, qualified, quoteName } from "./bindings.ts";
import type { Writing } from "./column-sql.ts";
import { findFunction, isUnnamed } from "./find-function.ts";
import { type Plan, type Planning, startWriting } from "./plan.ts";
import { offsetOf, totalSql } from "./plan-read.ts";
import { rowsSql } from "./read-sql.ts";
import { buildTree } from "./read-tree.ts";
import type { Source } from "./source.ts";

/** Functions, by POST with a body and by GET with arguments in the URL. */
export function planCall(planning: Planning, bodyType: string): Plan {
  const { catalogue, query, shape } = planning;
  const isPost = shape.method === "POST";
  const given = isPost ? (shape.columns ?? []) : query.arguments.map(({ name }) => name);
  const wanted = { schema: shape.schema, name: shape.target, given, bodyType: isPost ? bodyType : undefined };
  const called = findFunction(catalogue, wanted);
  const writing = startWriting(planning);
  const call = callSql(writing, called, { isPost, given, arguments: query.arguments });
  const { text, offset } = returnsRows(called)
    ? rowsCall(planning, writing, called, call)
    : valueCall(planning, called, call);
  const isVoid = called.returnType === "void" && !called.isSet;
  return {
    text,
    bindings: writing.bindings.all,
    isReadOnly: !isPost || called.volatility !== "v",
    offset,
    isPublic: called.isPublic,
    answer: {
      kind: "call",
      contentType: isVoid ? undefined : shape.format.contentType,
      isSingle: shape.format.kind === "object" && returnsRows(called),
      isCounted: shape.preferences.count !== undefined,
      applied: appliedPreferences(shape.preferences, ["handling", "count", "max-affected"]),
    },
  };
}

type Call = { from: string; expression: string };
type Given = { isPost: boolean; given: string[]; arguments: { name: string; value: Value }[] };

/** The call, and what its arguments come from. Only what was given is passed: the rest has defaults. */
function callSql(writing: Writing, called: DatabaseFunction, request: Given): Call {
  const name = qualified(called);
  const { bindings } = writing;
  if (request.isPost && isUnnamed(called))
    return { from: "", expression: `${name}(${bindings.add((given) => given.body)}::${called.parameters[0]?.type})` };
  const parameters = called.parameters.filter((parameter) => request.given.includes(parameter.name));
  const pass = (parameter: { name: string; isVariadic: boolean }, value: string) =>
    `${parameter.isVariadic ? "variadic " : ""}${quoteName(parameter.name)} := ${value}`;
  if (!request.isPost) {
    const passed = parameters.map((parameter) => {
      const values = request.arguments.filter((argument) => argument.name === parameter.name).map(({ value }) => value);
      const bound = bindings.add((given) => {
        const texts = values.map((value) => ("text" in value ? value.text : (given.values[value.parameter] ?? "")));
        return parameter.isVariadic ? arrayLiteral(texts) : (texts.at(-1) ?? "");
      });
      return pass(parameter, `${bound}::${parameter.type}`);
    });
    return { from: "", expression: `${name}(${passed.join(", ")})` };
  }
  if (parameters.length === 0) return { from: "", expression: `${name}()` };
  const types = parameters.map((parameter) => `${quoteName(parameter.name)} ${parameter.type}`).join(", ");
  const passed = parameters.map((parameter) => pass(parameter, `payload.${quoteName(parameter.name)}`));
  return {
    from: `json_to_record(${bindings.add((given) => given.body)}::json) as payload(${types})`,
    expression: `${name}(${passed.join(", ")})`,
  };
}

function returnsRows({ returnsRelation, columns, returnType }: DatabaseFunction) {
  return returnsRelation !== 0 || columns.length > 0 || returnType === "record";
}

/** Rows can be selected from, filtered, ordered and embedded into, as a table's. */
function rowsCall(planning: Planning, writing: Writing, called: DatabaseFunction, call: Call) {
  const { shape, query, catalogue } = planning;
  const { format, preferences } = shape;
  if (format.kind !== "array" && format.kind !== "object" && format.kind !== "csv") throw notAvailable(format);
  const tree = buildTree(catalogue, functionSource(catalogue, called), query);
  const guard = roleGuard(shape.role);
  const direct = `${call.from && `${call.from}, lateral `}${call.expression} as ${tree.alias}`;
  // To count all rows and return some of them, the function must still run only once.
  const isCounted = preferences.count !== undefined;
  const from = isCounted ? `called as ${tree.alias}` : direct;
  const rows = rowsSql(writing, tree, { from, on: isCounted ? [] : [guard] });
  const isOne = !called.isSet && format.kind === "array";
  return {
    text: answerSql({
      with: isCounted
        ? `with called as materialized (select ${tree.alias}.* from ${direct} where ${guard}) `
        : undefined,
      rows: format.kind === "csv" ? rows.numbered : rows.named,
      body: bodySql(writing.bindings, isOne ? { ...format, kind: "object" } : format, rows.outputs, checksOf(planning)),
      total: isCounted ? totalSql("exact", `${from}${rows.where}`, catalogue.config.maxRows) : undefined,
      guard,
    }),
    offset: offsetOf(tree),
  };
}

/** A value, or a list of values, that is no row. */
function valueCall(planning: Planning, called: DatabaseFunction, { from, expression }: Call) {
  const { format, role, preferences } = planning.shape;
  const guard = roleGuard(role);
  const total = preferences.count && "count(*)::text";
  const rows = `select ${expression} as value${from && ` from ${from}`} where ${guard}`;
  return { text: answerSql({ rows, body: valueBody(planning, called, format), total, guard }), offset: undefined };
}

function valueBody(planning: Planning, called: DatabaseFunction, format: Format) {
  // Counted, because what nobody reads PostgreSQL does not even call.
  if (called.returnType === "void" && !called.isSet) return "count(r.value)::text";
  if (format.kind === "csv")
    return "'pgrst_scalar' || coalesce(string_agg(chr(10) || substring(r::text, 2, length(r::text) - 2), ''), '')";
  if (format.kind === "text") return "coalesce(string_agg(r.value::text, ''), '')";
  if (format.kind === "binary" && called.returnType === "bytea") return "string_agg(r.value, '')";
  if (format.kind !== "array" && format.kind !== "object") throw notAvailable(format);
  const body = called.isSet
    ? "coalesce(json_agg(r.value), '[]')::text"
    : "coalesce((json_agg(r.value) -> 0)::text, 'null')";
  return checkedSql(body, checksOf(planning));
}

function checksOf({ shape }: Planning): Checks {
  const isWrite = shape.method === "POST";
  return {
    isSingle: isWrite && shape.format.kind === "object",
    maxAffected: isWrite ? shape.preferences["max-affected"] : undefined,
  };
}

function functionSource(catalogue: Catalogue, called: DatabaseFunction): Source {
  const relation = catalogue.relationById(called.returnsRelation);
  const columns = relation?.columns ?? new Map(called.columns.map((column) => [column.name, column]));
  return { schema: called.schema, name: called.name, columns, relation };
}
