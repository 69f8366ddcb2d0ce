import { parseUrl } from "#app/shared/links/parse-url.ts";

const home = "/dashboard";
const ours = "https://site.invalid";

/** Where to go after signing in: the page asked for if it is one of this site, else the panel. */
export function returnPath(asked: string | null) {
  if (!asked?.startsWith("/")) return home;
  // Read as the browser reads it: "//evil.example" and "/\evil.example" are other hosts.
  const url = parseUrl(asked, ours);
  // Normalising may also make one: "/..//evil.example".
  if (url?.origin !== ours || url.pathname.startsWith("//") || isSignIn(url.pathname)) return home;
  return url.pathname + url.search + url.hash;
}

/** Where somebody without a session is sent, to come back afterwards. */
export function signInPath(from: { pathname: string; search: string }) {
  const wanted = from.pathname + from.search;
  return wanted === home ? "/login" : `/login?voltar=${encodeURIComponent(wanted)}`;
}

const isSignIn = (path: string) => /^\/(login|cadastro|recuperar-senha|nova-senha)\/?$/.test(path);
