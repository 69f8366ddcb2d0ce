import type { Challenge } from "altcha-lib/types";
import { createContext, type RouterContextProvider } from "react-router";
import type { BackendSettings } from "./backend-settings.ts";
import type { Operator } from "./operator.ts";
import type { VisitorLimit } from "./visitor-limits.ts";

/** What the server lends to loaders and actions. Keys compare by identity: only this module makes them. */
export type ServerServices = {
  /** One statement with a visitor's rights. */
  queryAsVisitor<Row extends object>(text: string, parameters?: (string | number | null)[]): Promise<Row[]>;
  /**
   * Counts what an address does without an account, perhaps about one thing alone: how long it has to wait, or undefined
   * within the limit.
   */
  limitVisitor(request: Request, name: VisitorLimit, about?: string): Promise<{ retryAfter: number } | undefined>;
  /** A proof of work for a visitor's form; see app/shared/use-proof-of-work.ts. */
  issueChallenge(): Promise<Challenge>;
  /** Whether the form's field `prova` holds the solution of one of our challenges, unused until now. */
  verifyChallenge(solved: string): Promise<boolean>;
  /** A professional's photo by its name in the bucket; undefined when it cannot be had. */
  readPhoto(name: string): Promise<Uint8Array | undefined>;
  /** Into the log, without what names a person. */
  reportError(error: unknown): void;
  /** Whether a whole page is wanted, or only what a navigation in the browser needs of it. */
  isDocument: boolean;
  /** Marks the inline scripts that the server wrote itself; see server/pages/policy.ts. */
  nonce: string | undefined;
  /** Fictitious people, and pages for whoever develops. */
  isDemo: boolean;
  /** Who answers for this installation, for the legal pages. */
  operator: Operator;
  /** Where the browser finds accounts and tables, and by which public key. */
  backend: BackendSettings;
};

const services = createContext<ServerServices>();

export function provideServices(context: RouterContextProvider, given: ServerServices) {
  context.set(services, given);
}

export function getServices(context: Readonly<RouterContextProvider>) {
  return context.get(services);
}
