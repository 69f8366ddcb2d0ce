import { useState } from "react";
import { type DateHours, describeDateHours } from "#app/features/availability/date-hours.ts";
import { describeDatabaseError } from "#app/features/panel/database-error.ts";
import { toast } from "#app/shared/toast.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Dialog } from "#app/shared/ui/overlay/dialog.tsx";
import { removeBlocks } from "./own-times.client.ts";
import { useOwnTimes } from "./use-own-times.ts";

type BlockDialogProps = { block: DateHours; onClose: () => void };

/** Closed hours: to be opened again, alone or with all that follow. */
export function BlockDialog({ block, onClose }: BlockDialogProps) {
  const { reload } = useOwnTimes();
  const [isBusy, setBusy] = useState(false);
  async function remove(following: boolean) {
    setBusy(true);
    try {
      await removeBlocks(block, following);
      toast({ title: following ? "Bloqueios removidos" : "Bloqueio removido" });
      onClose();
    } catch (error) {
      toast({ variant: "destructive", title: "Não foi possível", description: describeDatabaseError(error) });
    } finally {
      await reload();
      setBusy(false);
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={block.reason ?? "Horário bloqueado"}
      description={`${describeDateHours(block)}. Nesse horário ninguém agenda.`}
      footer={
        <>
          {block.series_id && (
            <Button variant="outline" busy={isBusy} onClick={() => remove(true)}>
              Remover este e os seguintes
            </Button>
          )}
          <Button variant="destructive" busy={isBusy} onClick={() => remove(false)}>
            {block.series_id ? "Remover só este" : "Remover bloqueio"}
          </Button>
        </>
      }
    />
  );
}
