import { loadBackend } from "#app/shared/backend/backend.ts";

export type ContactKind = "whatsapp" | "email";

/** Calls back when somebody used a contact of the own profile. */
export async function followContacts(onContact: (kind: ContactKind) => void) {
  const backend = await loadBackend();
  const channel = backend
    .channel("contacts")
    .on("postgres_changes", { event: "*", schema: "public", table: "contact_events" }, ({ new: row }) => {
      const { kind } = row as { kind?: ContactKind };
      if (kind) onContact(kind);
    })
    .subscribe();
  return () => void backend.removeChannel(channel);
}
