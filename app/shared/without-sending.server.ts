import type { RouterContextProvider } from "react-router";
import { getServices } from "./server-context.ts";

/**
 * Loader data of which the document shows these values without carrying them as data too (app/shared/ui/still.tsx).
 * What is not enumerated is not sent. A navigation in the browser has nothing but the data, and gets all of it.
 */
export function withoutSending<Data extends object, Name extends keyof Data>(
  context: Readonly<RouterContextProvider>,
  data: Data,
  ...names: Name[]
): Omit<Data, Name> & Partial<Pick<Data, Name>> {
  if (!getServices(context).isDocument) return data;
  return names.reduce((kept, name) => Object.defineProperty(kept, name, { enumerable: false }), { ...data });
}
