import { type ComponentType, createContext, type ReactNode, use } from "react";

/** Everything that a stamped part shows, in words; null is what it does without. What it does on a click shows nothing. */
export type StampValues = Record<string, string | null | undefined | (() => void)>;
export type Stamp = <Values extends StampValues>(
  Drawing: ComponentType<Values>,
  each: readonly Values[],
  decidedBy: readonly string[],
) => ReactNode;

/** Only the server has one; see app/shared/stamps.server.tsx. */
export const StampContext = createContext<Stamp | undefined>(undefined);

/**
 * A part that many pages repeat. The server lets React draw it once for each set of values that are there and fills
 * in the words from then on, which costs a fiftieth; the browser draws it as always and finds the same markup. So a
 * drawing may decide by whether a value is null, never by what it says, unless that is one of few words and named in
 * `decidedBy`; it knows nothing of the page around it, and the slash that an address begins with is its own.
 */
export function stamped<Values extends StampValues>(
  Drawing: ComponentType<Values>,
  ...decidedBy: (keyof Values & string)[]
) {
  return function Stamped(values: Values) {
    const stamp = use(StampContext);
    return stamp ? stamp(Drawing, [values], decidedBy) : <Drawing {...values} />;
  };
}

/** Many of such a part, one after another, by what tells them apart. */
export function stampedList<Values extends StampValues>(Drawing: ComponentType<Values>, key: keyof Values & string) {
  return function StampedList({ each }: { each: readonly Values[] }) {
    const stamp = use(StampContext);
    return stamp ? stamp(Drawing, each, []) : each.map((values) => <Drawing key={String(values[key])} {...values} />);
  };
}
