import { createContext, useContext } from "react";

const SiteUrl = createContext("");

export const SiteUrlProvider = SiteUrl.Provider;

/** The address that visitors use: links in emails need all of it. */
export function useSiteUrl(path = "/") {
  return new URL(path, useContext(SiteUrl)).href;
}
