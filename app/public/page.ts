import type { ComponentType } from "react";
import type { Attribute } from "#app/features/professionals/attributes/attributes.ts";
import type { CountSearch, PlanSearch } from "#app/features/search/search-plan.ts";
import type { ServiceStatus } from "#app/features/status/status.ts";
import type { Typed } from "#app/shared/forms/sent-form.ts";
import type { ServerServices } from "#app/shared/server-services.ts";

export type PageServices = ServerServices & {
  planSearch: PlanSearch;
  countSearch: CountSearch;
  /** What professionals may say of themselves, as the directory's list has it now. */
  attributes(): readonly Attribute[];
  /** For /status; it answers while the database is away, too. */
  readStatus(): Promise<{ statuses: ServiceStatus[]; at: number }>;
  /** The same question to a copy of the database, where there is one. */
  queryCopyAsVisitor: ServerServices["queryAsVisitor"];
};

/** What a loader gets. No header of a visitor is among it: a page is the same for everybody, so it may be kept. */
export type PageRequest = { url: URL; params: Readonly<Record<string, string>>; services: PageServices };

/** What somebody sent with a form, and who: the network, for limits. */
export type FormRequest = PageRequest & { form: FormData; visitor: string };

/** How a page is kept: for how long, and whose changes end that. Without it nobody keeps it. */
export type CacheRule = { seconds: number; tags?: readonly string[] };

export type AnswerOptions = { status?: number; headers?: Record<string, string>; cache?: CacheRule };

/** What a loader gives: the page's props, and what to say about them. */
class Loaded<Data> {
  readonly data: Data;
  readonly options: AnswerOptions;
  constructor(data: Data, options: AnswerOptions = {}) {
    this.data = data;
    this.options = options;
  }
}
export const loaded = <Data>(data: Data, options?: AnswerOptions) => new Loaded(data, options);

/** Thrown or given instead of data: the way to another address. */
export class Redirect {
  readonly to: string;
  readonly status: 301 | 303;
  constructor(to: string, status: 301 | 303 = 303) {
    this.to = to;
    this.status = status;
  }
}

/** Thrown by a loader: there is no such page. */
export class NotFound extends Error {}

/** A page after a form was sent: what the server said to it, and what was typed, so that nothing is lost. */
export type Sent<Answer> = { answer?: Answer | undefined; typed?: Typed | undefined };

type Load<Data> = (request: PageRequest) => Promise<Loaded<Data>> | Loaded<Data>;
/** Undefined: it is done, and the page shows what there is now. */
type Act<Answer> = (request: FormRequest) => Promise<Answer | Redirect | undefined>;

/** The fields by which a form is read; any others are dropped unread. */
type Form<Act> = { fields: readonly string[]; act: Act };

/** What a route takes of a request. */
type Takes<Act> = {
  /** The parameters that its loader reads. Any others make no page of their own: the cache's key lacks them. */
  query?: readonly string[];
  form?: Form<Act>;
};

export type PageRoute = Takes<Act<unknown>> & {
  kind: "page";
  path: string;
  load: Load<object>;
  View: ComponentType<Sent<unknown>>;
};

export type ResourceRoute = Takes<(request: FormRequest) => Promise<Resource | Redirect>> & {
  kind: "resource";
  path: string;
  get: ((request: PageRequest) => Promise<Resource> | Resource) | undefined;
};

export type Route = (PageRoute | ResourceRoute) & {
  /** Everybody reads it: a copy of the database may answer. */
  isShared?: boolean;
};

export const shared = (routes: Route[]): Route[] => routes.map((route) => ({ ...route, isShared: true }));

/** Anything that is no page: JSON, pictures, calendars. */
export type Resource = AnswerOptions & { type: string; body: string | Uint8Array };

export function page<Loader extends Load<object>, Answer = never>(
  path: string,
  load: Loader,
  View: ComponentType<PageData<Loader> & Sent<Answer>>,
  takes: Takes<Act<Answer>> = {},
): PageRoute {
  return { kind: "page", path, load, View: View as unknown as PageRoute["View"], ...takes };
}

export function resource(
  path: string,
  get: ResourceRoute["get"],
  takes: Pick<ResourceRoute, "query" | "form"> = {},
): ResourceRoute {
  return { kind: "resource", path, get, ...takes };
}

/** The props of a page by its loader. */
export type PageData<Loader extends (request: never) => unknown> =
  Awaited<ReturnType<Loader>> extends Loaded<infer Data> ? Data : never;

export function json(value: unknown, options: AnswerOptions = {}): Resource {
  return { type: "application/json; charset=utf-8", body: JSON.stringify(value ?? null), ...options };
}

export function text(body: string, options: AnswerOptions = {}): Resource {
  return { type: "text/plain; charset=utf-8", body, ...options };
}

/** The same for everybody: this server keeps it, browsers and proxies ask again. */
export const cacheFor = (seconds: number, ...tags: string[]): CacheRule => ({ seconds, tags });

/**
 * The same for everybody, and made for each of them: a form that nobody has filled in. `no-store` would be wrong there:
 * a browser throws away what was typed on such a page, and who reads our privacy policy before agreeing comes Back to
 * empty fields.
 */
export const madeAnew: CacheRule = { seconds: 0 };
