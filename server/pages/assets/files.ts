import type { MiddlewareHandler } from "hono";
import type { Website } from "#app/public/website.ts";
import type { SiteAssets } from "#app/shared/site.ts";

/** Where the website's own code and files come from: the build, or Vite while developing. */
export type WebsiteFiles = {
  website: () => Website | Promise<Website>;
  assets: SiteAssets;
  serve: MiddlewareHandler;
  /** Instead of the content policy of real pages. */
  policy?: string;
};
