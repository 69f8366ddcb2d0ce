import type { Context } from "hono";
import type { Caller } from "../caller.ts";
import type { GatewaySettings } from "../settings.ts";
import type { Catalogue } from "./catalogue/catalogue.ts";
import type { Column, DatabaseFunction, Relation } from "./catalogue/database-objects.ts";
import { RestError } from "./rest-error.ts";

/** The root describes the schema, to the holder of the secret key only. */
export function describeApi(c: Context, caller: Caller, { publicUrl }: GatewaySettings, catalogue: Catalogue) {
  if (caller.role !== "service_role") {
    throw new RestError(401, "PGRST302", "Access to schema is forbidden", {
      hint: "Accessing the schema via the Data API is only allowed using a secret API key.",
    });
  }
  const { schemas } = catalogue.config;
  const schema = c.req.header("accept-profile") ?? schemas[0] ?? "public";
  if (!schemas.includes(schema)) throw new RestError(406, "PGRST106", `Invalid schema: ${schema.slice(0, 63)}`);
  const relations = catalogue.relations.filter((relation) => relation.schema === schema);
  const functions = catalogue.functions.filter((called) => called.schema === schema);
  const paths = [
    ...relations.map((relation) => [`/${relation.name}`, describeRelation(relation)]),
    ...functions.map((called) => [`/rpc/${called.name}`, describeFunction(called)]),
  ];
  const document = {
    swagger: "2.0",
    info: { title: "Data API", version: "1" },
    host: new URL(publicUrl).host,
    basePath: "/rest/v1",
    consumes: ["application/json"],
    produces: ["application/json"],
    paths: Object.fromEntries(paths),
    definitions: Object.fromEntries(relations.map((relation) => [relation.name, describeRow(relation)])),
  };
  const type = { "Content-Type": "application/openapi+json; charset=utf-8" };
  return new Response(c.req.method === "HEAD" ? null : JSON.stringify(document), { headers: type });
}

function describeRelation(relation: Relation) {
  const parameters = [...relation.columns.values()].map(({ name, type, comment }) => ({
    name,
    in: "query",
    required: false,
    type: "string",
    format: type,
    description: comment ?? undefined,
  }));
  const schema = { $ref: `#/definitions/${relation.name}` };
  const operation = (status: number) => ({
    tags: [relation.name],
    summary: relation.comment ?? undefined,
    parameters,
    responses: { [status]: { description: "OK", schema: { type: "array", items: schema } } },
  });
  return {
    get: operation(200),
    ...(relation.writable & 8 ? { post: operation(201) } : {}),
    ...(relation.writable & 4 ? { patch: operation(204) } : {}),
    ...(relation.writable & 16 ? { delete: operation(204) } : {}),
  };
}

function describeRow(relation: Relation) {
  const columns = [...relation.columns.values()];
  return {
    type: "object",
    description: relation.comment ?? undefined,
    required: columns.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    properties: Object.fromEntries(columns.map((column) => [column.name, describeColumn(column)])),
  };
}

function describeColumn({ type, baseType, comment }: Column) {
  return { type: jsonType(baseType), format: type, description: comment ?? undefined };
}

function jsonType(type: string) {
  if (/^(?:smallint|integer|bigint)$/.test(type)) return "integer";
  if (/^(?:numeric|real|double precision)/.test(type)) return "number";
  if (type === "boolean") return "boolean";
  if (type.endsWith("[]")) return "array";
  return type === "json" || type === "jsonb" ? undefined : "string";
}

function describeFunction({ name, comment, parameters }: DatabaseFunction) {
  const properties = parameters.map((parameter) => [
    parameter.name,
    { type: jsonType(parameter.type), format: parameter.type },
  ]);
  const schema = {
    type: "object",
    required: parameters.filter(({ isRequired }) => isRequired).map((parameter) => parameter.name),
    properties: Object.fromEntries(properties),
  };
  return {
    post: {
      tags: [`(rpc) ${name}`],
      summary: comment ?? undefined,
      parameters: [{ in: "body", name: "args", required: true, schema }],
      responses: { 200: { description: "OK" } },
    },
  };
}
