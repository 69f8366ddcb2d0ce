import { createContext } from "react";
import type { BackendSettings } from "./backend/backend-settings.ts";
import type { Operator } from "./operator.ts";

/** What every page knows of the installation that it belongs to. */
export type Site = {
  backend: BackendSettings;
  /** Addresses of the built files. */
  assets: SiteAssets;
  isOfflineKept: boolean;
  /** Who answers for it: the footer says so. */
  operator: Operator;
  /** A copy to try things with, which every page says. */
  isRehearsal: boolean;
  /** The demo's e-mails can be read at /dev/mailbox: only from the machine it runs on. */
  isMailboxOpen: boolean;
  /** The demo takes passwords that anybody guesses. */
  takesWeakPasswords: boolean;
};

export type SiteAssets = {
  styles: string;
  script: string;
  panel: string;
  /** Fetched at once with it. */
  panelImports: string[];
  fonts: string[];
  preamble: string | undefined;
};

/** Given to pages on the server; islands and the panel read what they need from the document. */
export const SiteContext = createContext<Site | undefined>(undefined);
