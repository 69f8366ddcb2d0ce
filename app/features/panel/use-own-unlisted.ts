import { useEffect, useState } from "react";
import { useAuth } from "#app/features/account/session/use-auth.ts";
import type { OwnRecord } from "#app/features/professionals/own-record.ts";

/** The reader's own record, when the page that visitors do not find is theirs; undefined until that is known. */
export function useOwnUnlisted(id: string): OwnRecord | null | undefined {
  const { user, loading } = useAuth();
  const [record, setRecord] = useState<OwnRecord | null>();
  const userId = user?.id;
  useEffect(() => {
    if (loading) return;
    if (!userId) return setRecord(null);
    let isCurrent = true;
    const show = (found: OwnRecord | null) => isCurrent && setRecord(found);
    // Loaded here only: visitors do not pay for it.
    import("./own-record.client.ts")
      .then(({ loadOwnRecord }) => loadOwnRecord(userId))
      .then((own) => show(own.id === id ? own : null))
      .catch(() => show(null));
    return () => {
      isCurrent = false;
    };
  }, [id, userId, loading]);
  return record;
}
