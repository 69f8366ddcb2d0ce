import type { Challenge } from "altcha-lib/types";
import type { BackendSettings } from "./backend/backend-settings.ts";
import type { VisitorLimit } from "./forms/visitor-limits.ts";
import type { Operator } from "./operator.ts";

/** One statement with a visitor's rights. */
export type Query = <Row extends object>(text: string, parameters?: (string | number | null)[]) => Promise<Row[]>;

/** What the server lends to loaders and actions. */
export type ServerServices = {
  queryAsVisitor: Query;
  /**
   * Counts what a visitor's network does without an account, perhaps about one thing alone: how long it has to wait, or
   * undefined within the limit.
   */
  limitVisitor(visitor: string, name: VisitorLimit, about?: string): Promise<{ retryAfter: number } | undefined>;
  /** A keyed hash of a visitor's network, by which the database tells one from another. */
  markNetwork(visitor: string): string;
  /** A proof of work for a visitor's form; see app/shared/forms/use-proof-of-work.ts. */
  issueChallenge(): Promise<Challenge>;
  /** Whether this is the solution of one of our challenges, unused until now. */
  verifyChallenge(solved: string): Promise<boolean>;
  /** A professional's photo by its name in the bucket; undefined when it cannot be had. */
  readPhoto(name: string): Promise<Uint8Array | undefined>;
  /** Into the log, without what names a person. */
  reportError(error: unknown): void;
  /** Fictitious people, and pages for whoever develops. */
  isDemo: boolean;
  /** Who answers for this installation, for the legal pages. */
  operator: Operator;
  /** Where the browser finds accounts and tables, and by which public key. */
  backend: BackendSettings;
};
