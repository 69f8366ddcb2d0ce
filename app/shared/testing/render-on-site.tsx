import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { placeholderOperator } from "#app/shared/operator.ts";
import { type Site, SiteContext } from "#app/shared/site.ts";

const site: Site = {
  backend: { supabaseUrl: "/", publishableKey: "key" },
  assets: { styles: "/a.css", script: "/a.js", panel: "/p.js", panelImports: [], fonts: [], preamble: undefined },
  isOfflineKept: true,
  operator: { ...placeholderOperator, isPlaceholder: true },
  isRehearsal: false,
  isMailboxOpen: false,
  takesWeakPasswords: false,
};

/** A part of a page, as the server renders it. */
export const renderOnSite = (part: ReactNode, change: Partial<Site> = {}) =>
  renderToString(<SiteContext value={{ ...site, ...change }}>{part}</SiteContext>);
