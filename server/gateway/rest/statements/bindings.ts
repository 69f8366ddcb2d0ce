/** What a request brings along besides its shape. */
export type Given = { values: string[]; body: string };

/** A parameter's value: known with the shape, or taken from each request. */
export type Bound = string | ((given: Given) => string | null);

/** Collects a statement's parameters while its text is written. */
export class Bindings {
  readonly all: Bound[] = [];

  /** Whatever comes from outside and is no name in the catalogue enters a statement here. */
  add(bound: Bound) {
    return `$${this.all.push(bound)}`;
  }
}

export function quoteName(name: string) {
  return `"${name.replaceAll('"', '""')}"`;
}

export function qualified({ schema, name }: { schema: string; name: string }) {
  return `${quoteName(schema)}.${quoteName(name)}`;
}

export function arrayLiteral(items: string[]) {
  return `{${items.map((item) => `"${item.replace(/[\\"]/g, "\\$&")}"`).join(",")}}`;
}
