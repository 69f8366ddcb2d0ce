import type { Caller } from "../caller.ts";
import type { Catalogue } from "./catalogue/catalogue.ts";
import type { Relation } from "./catalogue/database-objects.ts";
import { nearName } from "./catalogue/near-name.ts";
import { endOfTransaction } from "./catalogue/rest-config.ts";
import { parseQuery } from "./grammar/query-string.ts";
import type { createPlanCache } from "./plan-cache.ts";
import { type Format, notAvailable } from "./requests/media-type.ts";
import type { RestRequest } from "./requests/request.ts";
import { RestError } from "./rest-error.ts";
import type { Plan, Planning } from "./statements/plan.ts";
import { planCall } from "./statements/plan-call.ts";
import { planRead } from "./statements/plan-read.ts";
import { planWrite } from "./statements/plan-write.ts";

type Parts = {
  catalogue: Catalogue;
  plans: ReturnType<typeof createPlanCache>;
  renew: () => Promise<Catalogue | undefined>;
};

/** Errors that a schema changed a moment ago would explain. */
const missing = new Set(["PGRST200", "PGRST202", "PGRST204", "PGRST205", "42703"]);

/** The statement for a request: from the cache, or made; once more with a fresh catalogue when a name is missed. */
export async function planRequest(request: RestRequest, caller: Caller, { catalogue, plans, renew }: Parts) {
  const key = keyOf(request, caller);
  const make = (current: Catalogue) => plans.find(current, key, () => plan(request, caller, current));
  try {
    return make(catalogue);
  } catch (error) {
    if (!(error instanceof RestError) || !missing.has(error.body.code)) throw error;
    const renewed = await renew().catch(() => undefined);
    if (!renewed) throw error;
    return make(renewed);
  }
}

function keyOf(
  { method, schema, target, isCall, format, preferences, query, payload, bodyType }: RestRequest,
  { role }: Caller,
) {
  const columns = payload.columns.length > 0 ? JSON.stringify(payload.columns) : "";
  const preferred = JSON.stringify(preferences);
  const place = JSON.stringify([schema, target]);
  return `${role} ${method} ${isCall} ${place} ${format.contentType} ${preferred} ${payload.kind} ${bodyType} ${columns} ${query.shape}`;
}

function plan(request: RestRequest, { role }: Caller, catalogue: Catalogue): Plan {
  const { format, preferences } = request;
  const { explain } = format;
  // Never for strangers: a plan tells of tables, policies and how many rows there are.
  if (explain && !(catalogue.config.plans && role === "service_role")) throw notAvailable(format);
  const made = planStatement(request, role, catalogue);
  const { isFollowed } = endOfTransaction(catalogue.config, preferences);
  const applied = [made.answer.applied, isFollowed ? `tx=${preferences.tx}` : ""].filter(Boolean).join(", ");
  const answered = { ...made, answer: { ...made.answer, applied } };
  return explain ? explained(answered, format) : answered;
}

function explained(made: Plan, { explain, contentType }: Format): Plan {
  const options = [...(explain?.options ?? []), `format ${explain?.isJson ? "json" : "text"}`];
  const answer = { ...made.answer, contentType, isSingle: false, location: undefined };
  return {
    ...made,
    text: `explain (${options.join(", ")}) ${made.text}`,
    estimate: undefined,
    isExplained: true,
    answer,
  };
}

function planStatement(request: RestRequest, role: Caller["role"], catalogue: Catalogue): Plan {
  const { method, schema, target, format, preferences, payload, isCall } = request;
  const planning: Planning = {
    catalogue,
    query: parseQuery(request.query),
    shape: { method, schema, target, role, format, preferences, columns: payload.columns, payloadKind: payload.kind },
  };
  if (isCall) return planCall(planning, request.bodyType);
  const relation = catalogue.relation(schema, target);
  if (!relation) throw noRelation(catalogue, schema, target);
  if (method === "GET" || method === "HEAD") return planRead(planning, relation);
  return planWrite(planning, relation);
}

function noRelation(catalogue: Catalogue, schema: string, name: string) {
  const known = catalogue.relations.filter((relation: Relation) => relation.schema === schema);
  const near = nearName(
    name,
    known.map((relation) => relation.name),
  );
  return new RestError(404, "PGRST205", `Could not find the table '${schema}.${name}' in the schema cache`, {
    hint: near ? `Perhaps you meant the table '${schema}.${near}'` : null,
  });
}
