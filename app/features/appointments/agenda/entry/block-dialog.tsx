import { useState } from "react";
import type { DateHours } from "#app/features/availability/dates/date-hours.ts";
import { toastFailure } from "#app/shared/backend/database-error.ts";
import { plural } from "#app/shared/formats.ts";
import { toast } from "#app/shared/toast.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Dialog } from "#app/shared/ui/overlay/dialog.tsx";
import { useOwnTimes } from "../use-own-times.ts";
import { countBlocks, describeBlock, followingBlocks, partsOf } from "./block-parts.ts";
import { removeBlocks } from "./blocks.client.ts";

type BlockDialogProps = { block: DateHours; onClose: () => void };

/** Closed hours: to be opened again, alone or with all that follow. */
export function BlockDialog({ block, onClose }: BlockDialogProps) {
  const { own, reload } = useOwnTimes();
  const [isBusy, setBusy] = useState(false);
  const parts = partsOf(block, own?.closed ?? []);
  const all = [...parts, ...followingBlocks(block, own?.closed ?? [])];
  const count = countBlocks(all);
  async function remove(those: readonly DateHours[]) {
    setBusy(true);
    try {
      await removeBlocks(those);
      toast({ title: plural(countBlocks(those), "bloqueio removido", "bloqueios removidos") });
      onClose();
    } catch (error) {
      toastFailure(error);
    } finally {
      await reload();
      setBusy(false);
    }
  }
  return (
    <Dialog
      open
      busy={isBusy}
      onClose={onClose}
      title={block.reason ?? "Horário bloqueado"}
      description={`${describeBlock(parts)}. Nesse horário ninguém agenda.`}
      footer={
        <>
          {count > 1 && (
            <Button variant="outline" busy={isBusy} onClick={() => remove(all)}>
              Remover este e os seguintes ({count})
            </Button>
          )}
          <Button variant="destructive" busy={isBusy} onClick={() => remove(parts)}>
            {count > 1 ? "Remover só este" : "Remover bloqueio"}
          </Button>
        </>
      }
    />
  );
}
