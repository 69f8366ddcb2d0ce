import type { BackendSettings } from "#app/shared/backend/backend-settings.ts";

/**
 * Runs in the page's head, before anything is drawn: public pages are the same for everybody, and this mark
 * lets the style sheet show the links of who is signed in without a flash of the others.
 */
export function sessionMarkScript({ supabaseUrl }: BackendSettings) {
  const host = supabaseUrl === "/" ? "location.hostname" : JSON.stringify(new URL(supabaseUrl).hostname);
  return `try{localStorage.getItem("sb-"+${host}.split(".")[0]+"-auth-token")&&document.documentElement.setAttribute("data-session","")}catch{}`;
}
