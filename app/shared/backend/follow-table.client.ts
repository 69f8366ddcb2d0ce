import { loadBackend } from "./backend.ts";

/** Calls back on every change of a row that one may read, and when the connection is back after a break. */
export async function followTable(table: string, onChange: () => void) {
  const backend = await loadBackend();
  let wasJoined = false;
  const channel = backend
    .channel(`table:${table}`)
    .on("postgres_changes", { event: "*", schema: "public", table }, onChange)
    .subscribe((status) => {
      if (status !== "SUBSCRIBED") return;
      if (wasJoined) onChange();
      wasJoined = true;
    });
  return () => void backend.removeChannel(channel);
}
