import { createContext, type RouterContextProvider } from "react-router";

/** What the server lends to loaders and actions. Keys compare by identity: only this module makes them. */
export type ServerServices = {
  /** One statement with a visitor's rights. */
  queryAsVisitor<Row extends object>(text: string, parameters?: (string | number | null)[]): Promise<Row[]>;
  /** Into the log, without what names a person. */
  reportError(error: unknown): void;
  /** Marks the inline scripts that the server wrote itself; see server/pages/policy.ts. */
  nonce: string | undefined;
};

const services = createContext<ServerServices>();

export function provideServices(context: RouterContextProvider, given: ServerServices) {
  context.set(services, given);
}

export function getServices(context: Readonly<RouterContextProvider>) {
  return context.get(services);
}
