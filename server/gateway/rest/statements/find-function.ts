import type { Catalogue } from "../catalogue/catalogue.ts";
import type { DatabaseFunction } from "../catalogue/database-objects.ts";
import { nearName } from "../catalogue/near-name.ts";
import { RestError } from "../rest-error.ts";

type Wanted = { schema: string; name: string; given: string[]; unnamedTypes: string[] };

/** The overload that takes these arguments by name, or else the whole body as its one unnamed parameter. */
export function findFunction(catalogue: Catalogue, wanted: Wanted): DatabaseFunction {
  const all = catalogue.functionsNamed(wanted.schema, wanted.name);
  const byName = all.filter((candidate) => takes(candidate, wanted.given));
  const [first, ...others] = byName.length > 0 ? byName : all.filter((candidate) => isUnnamed(candidate, wanted));
  if (!first) throw noFunction(catalogue, wanted, all);
  if (others.length > 0) throw ambiguous([first, ...others]);
  return first;
}

function takes({ parameters }: DatabaseFunction, given: string[]) {
  const names = parameters.map(({ name }) => name);
  return (
    given.every((name) => name !== "" && names.includes(name)) &&
    parameters.every(({ name, isRequired }) => !isRequired || (name !== "" && given.includes(name)))
  );
}

export function isUnnamed(
  { parameters: [only, ...others] }: DatabaseFunction,
  { unnamedTypes }: Pick<Wanted, "unnamedTypes">,
) {
  return only?.name === "" && others.length === 0 && unnamedTypes.includes(only.type);
}

function noFunction(catalogue: Catalogue, { schema, name, given, unnamedTypes }: Wanted, all: DatabaseFunction[]) {
  const known = new Set(catalogue.functions.filter((f) => f.schema === schema && f.name !== name).map((f) => f.name));
  const near = all.length === 0 ? nearName(name, known) : undefined;
  const [overload] = all;
  const signature = given.length > 0 ? `(${given.join(", ")})` : " without parameters";
  const asked =
    given.length > 0 ? `with parameter${given.length > 1 ? "s" : ""} ${given.join(", ")}` : "without parameters";
  const orWhole = unnamedTypes.length > 0 ? ` or with a single unnamed ${unnamedTypes.join("/")} parameter` : "";
  const meant = overload
    ? `${schema}.${name}(${overload.parameters.map((parameter) => parameter.name).join(", ")})`
    : near && `${schema}.${near}`;
  return new RestError(
    404,
    "PGRST202",
    `Could not find the function ${schema}.${name}${signature} in the schema cache`,
    {
      details: `Searched for the function ${schema}.${name} ${asked}${orWhole}, but no matches were found in the schema cache.`,
      hint: meant ? `Perhaps you meant to call the function ${meant}` : null,
    },
  );
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
