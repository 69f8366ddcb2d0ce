import { keepToast } from "../toast.ts";

/** To another document, with the toast that is being shown. */
export function leaveFor(path: string, { replace = false } = {}) {
  keepToast();
  if (replace) location.replace(path);
  else location.assign(path);
}
