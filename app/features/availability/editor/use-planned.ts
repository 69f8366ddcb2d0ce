import { useCallback, useEffect, useState } from "react";
import { describeDatabaseError } from "#app/shared/backend/database-error.ts";
import { toast } from "#app/shared/toast.ts";

/** A list of what is planned from a day on; each change is saved at once, and the list read again. */
export function usePlanned<Item>(list: (from: string) => Promise<Item[]>, from: string) {
  const [planned, setPlanned] = useState<Item[]>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    try {
      setPlanned(await list(from));
    } catch (error) {
      setFailed(true);
      showError("Erro ao carregar dados", error);
    }
  }, [list, from]);
  useEffect(() => void load(), [load]);

  /** Gives whether it went through. */
  async function change(work: () => Promise<void>, done: string) {
    try {
      await work();
      toast({ title: done });
      await load();
      return true;
    } catch (error) {
      showError("Erro ao salvar dados", error);
      return false;
    }
  }
  return { planned, hasFailed, load, change };
}

function showError(title: string, error: unknown) {
  toast({ variant: "destructive", title, description: describeDatabaseError(error) });
}
