import type { Caller } from "../../caller.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { ParsedQuery } from "../grammar/query-string.ts";
import type { Format } from "../requests/media-type.ts";
import type { Preferences } from "../requests/preferences.ts";
import { Bindings, type Bound, type Given } from "./bindings.ts";
import type { Writing } from "./column-sql.ts";

/** What decides a statement besides the query string. */
export type Shape = {
  method: string;
  schema: string;
  target: string;
  role: Caller["role"];
  format: Format;
  preferences: Preferences;
  /** The payload's keys, or undefined without a payload. */
  columns: string[] | undefined;
  payloadKind: "object" | "array" | "other" | "none";
};

/** A statement ready to run for every request of one shape. */
export type Plan = {
  text: string;
  bindings: Bound[];
  isReadOnly: boolean;
  /** The answer is how PostgreSQL would run it, or ran it. */
  isExplained?: boolean;
  /** Asks the planner for its guess at the number of rows. */
  estimate?: { text: string; bindings: Bound[]; isOnlyBeyond?: number };
  offset?: (given: Given) => number;
  /** No more rows than these are answered; unknown of what is not read from a table. */
  mostRows?: (given: Given) => number;
  /** Whether visitors may ask for the same. */
  isPublic: boolean;
  answer: AnswerShape;
};

/** What the answer looks like, whatever the rows. */
export type AnswerShape = {
  kind: "read" | "insert" | "update" | "delete" | "put" | "call";
  contentType: string | undefined;
  isSingle: boolean;
  isCounted: boolean;
  applied: string;
  /** The table whose key the `Location` of an inserted row names. */
  location?: string;
};

export type Planning = {
  catalogue: Catalogue;
  query: ParsedQuery;
  shape: Shape;
};

export function startWriting({ catalogue, shape }: Planning): Writing {
  return { catalogue, schema: shape.schema, bindings: new Bindings() };
}
