import { useCallback, useEffect, useState } from "react";
import { useAuth } from "#app/features/account/session/use-auth.ts";
import { loadBackend } from "#app/shared/backend/backend.ts";
import { shortWait } from "#app/shared/backend/short-wait.ts";
import { toast } from "#app/shared/toast.ts";

/** The documents that changed since somebody accepted them, and the way to accept them now. */
export function useTermsNotice() {
  const { user } = useAuth();
  const userId = user?.id;
  const [pending, setPending] = useState<Record<string, string>>();
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    setPending(undefined);
    if (!userId) return;
    let isCurrent = true;
    askPending().then((found) => isCurrent && setPending(found));
    return () => {
      isCurrent = false;
    };
  }, [userId]);

  const accept = useCallback(async () => {
    setBusy(true);
    const isAccepted = await acceptDocuments(pending ?? {});
    setBusy(false);
    if (isAccepted) return setPending({});
    toast({
      variant: "destructive",
      title: "O aceite não foi registrado",
      description: "Confira sua conexão e tente de novo.",
    });
  }, [pending]);

  return { isKnown: pending !== undefined, pending: Object.keys(pending ?? {}), isBusy, accept };
}

/** Not knowing asks for nothing: the next visit will. */
async function askPending(): Promise<Record<string, string>> {
  try {
    const asked = (await loadBackend()).rpc("pending_documents");
    // The panel waits for it.
    const { data } = await asked.abortSignal(shortWait());
    return Object.fromEntries((data ?? []).map(({ kind, version }) => [kind, version]));
  } catch {
    return {};
  }
}

async function acceptDocuments(versions: Record<string, string>) {
  try {
    const { error } = await (await loadBackend()).rpc("accept_documents", { versions });
    return !error;
  } catch {
    return false;
  }
}
