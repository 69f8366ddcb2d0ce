import type { BackendSettings } from "#app/shared/backend/backend-settings.ts";
import type { Operator } from "#app/shared/operator.ts";
import type { Site } from "#app/shared/site.ts";
import type { FormRequest, PageRequest, Resource } from "./page.ts";

export type Failure = "not-found" | "unavailable" | "crash";

type RenderedEmail = {
  subject: string;
  html: string;
  text: string;
  attachments: { filename: string; content: string; contentType: string }[];
};

/** What app/entry.server.tsx offers to the server, which loads it from the build, or from Vite. */
export type Website = {
  accepted(address: string): { address: string; fields: readonly string[] | undefined };
  get(request: PageRequest, site: Site): Promise<Resource>;
  post(request: FormRequest, site: Site, wantsJson: boolean): Promise<Resource>;
  fail(kind: Failure, path: string, site: Site, details?: string): Resource;
  paths: string[];
  loadRest(): Promise<unknown>;
  inlineScripts(backend: BackendSettings): string[];
  renderEmail(kind: string, data: unknown, siteUrl: string, operator?: Operator): Promise<RenderedEmail>;
};
