import type { Catalogue } from "../catalogue/catalogue.ts";
import type { DatabaseFunction } from "../catalogue/database-objects.ts";
import { nearName } from "../catalogue/near-name.ts";
import { RestError, shorten } from "../rest-error.ts";

type Wanted = {
  schema: string;
  name: string;
  /** The arguments' names. */
  given: string[];
  /** The body's media type; undefined for a call by GET. */
  bodyType: string | undefined;
};

/** The types of a parameter without a name that may take a whole body. */
const wholeBodyTypes: Record<string, string[]> = {
  "application/json": ["json", "jsonb"],
  "text/plain": ["text"],
  "application/octet-stream": ["bytea"],
};

/** No function has more parameters. */
const mostShown = 100;

/** The overload that takes these arguments by name, or else the whole body as its one unnamed parameter. */
export function findFunction(catalogue: Catalogue, wanted: Wanted): DatabaseFunction {
  const all = catalogue.functionsNamed(wanted.schema, wanted.name).filter(isCallable);
  const byName = isWhole(wanted) ? [] : all.filter((candidate) => takes(candidate, wanted));
  const [first, ...others] = byName.length > 0 ? byName : all.filter((candidate) => takesBody(candidate, wanted));
  if (!first) throw noFunction(catalogue, wanted, all);
  if (others.length > 0) throw ambiguous([first, ...others]);
  return first;
}

/** Its one parameter has no name: it is given the body as it came, also as the value of the empty name. */
export function isUnnamed({ parameters: [only, ...others] }: DatabaseFunction) {
  return only?.name === "" && others.length === 0;
}

/** Parameters without a name cannot be given, but for a lone one of a type that a body can have. */
function isCallable(candidate: DatabaseFunction) {
  if (candidate.parameters.every(({ name }) => name !== "")) return true;
  return (
    isUnnamed(candidate) &&
    Object.values(wholeBodyTypes)
      .flat()
      .includes(candidate.parameters[0]?.type ?? "")
  );
}

function takes({ parameters }: DatabaseFunction, { given, bodyType }: Wanted) {
  const names = parameters.map(({ name }) => name);
  return (
    given.every((name) => names.includes(name) && (name !== "" || bodyType !== undefined)) &&
    parameters.every(({ name, isRequired }) => !isRequired || given.includes(name))
  );
}

function takesBody(candidate: DatabaseFunction, { bodyType }: Wanted) {
  const types = (bodyType && wholeBodyTypes[bodyType]) || [];
  return isUnnamed(candidate) && types.includes(candidate.parameters[0]?.type ?? "");
}

/** A body that holds no arguments by name. */
function isWhole({ bodyType }: Wanted) {
  return bodyType === "text/plain" || bodyType === "application/octet-stream";
}

function noFunction(catalogue: Catalogue, wanted: Wanted, all: DatabaseFunction[]) {
  const { schema, name, bodyType } = wanted;
  const given = wanted.given.slice(0, mostShown).toSorted();
  const names = shorten(given.join(", "));
  const signature = given.length > 0 ? `(${names})` : " without parameters";
  const asked = given.length > 0 ? `with parameter${given.length > 1 ? "s" : ""} ${names}` : "without parameters";
  const types = ((bodyType && wholeBodyTypes[bodyType]) || []).join("/");
  const whole = `with a single unnamed ${types} parameter`;
  const searched = isWhole(wanted) ? whole : `${asked}${types && ` or ${whole}`}`;
  return new RestError(
    404,
    "PGRST202",
    `Could not find the function ${schema}.${name}${isWhole(wanted) ? "" : signature} in the schema cache`,
    {
      details: `Searched for the function ${schema}.${name} ${searched}, but no matches were found in the schema cache.`,
      hint: isWhole(wanted) ? null : meantHint(catalogue, { ...wanted, given }, all),
    },
  );
}

/** Another function; or, where the name is right, the overload whose parameters are nearest. */
function meantHint(catalogue: Catalogue, { schema, name, given }: Wanted, all: DatabaseFunction[]) {
  const list = (names: string[]) => `(${names.toSorted().join(", ")})`;
  const callable = catalogue.functions.filter((known) => known.schema === schema && isCallable(known));
  const overloads = all.map(({ parameters }) => list(parameters.map((parameter) => parameter.name)));
  const near =
    all.length > 0
      ? nearName(list(given), new Set(overloads))
      : nearName(name, new Set(callable.map((known) => known.name)));
  if (!near) return null;
  return `Perhaps you meant to call the function ${schema}.${all.length > 0 ? `${name}${near}` : near}`;
}

function ambiguous(candidates: DatabaseFunction[]) {
  const shown = candidates.map(
    ({ schema, name, parameters }) =>
      `${schema}.${name}(${parameters.map((parameter) => `${parameter.name} => ${parameter.type}`).join(", ")})`,
  );
  return new RestError(300, "PGRST203", `Could not choose the best candidate function between: ${shown.join(", ")}`, {
    hint: "Try renaming the parameters or the function itself in the database so function overloading can be resolved",
  });
}
