import { useEffect, useState } from "react";

/** The zone of this browser's clock; null on the server, so that both render the same at first. */
export function useBrowserZone() {
  const [zone, setZone] = useState<string | null>(null);
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return zone;
}
