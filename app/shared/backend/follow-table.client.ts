import { loadBackend } from "./backend.ts";

/**
 * Calls back on every change of a row that one may read, and whenever changes are heard from now on, at first or again after
 * a break: what changed since the page was read, and before that, nobody tells.
 */
export async function followTable(table: string, onChange: () => void) {
  const backend = await loadBackend();
  const channel = backend
    .channel(`table:${table}`)
    .on("postgres_changes", { event: "*", schema: "public", table }, onChange)
    .on("system", {}, ({ extension, status }) => {
      if (extension === "postgres_changes" && status === "ok") onChange();
    })
    .subscribe();
  return () => void backend.removeChannel(channel);
}
