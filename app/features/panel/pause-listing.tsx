import { useState } from "react";
import type { OwnRecord } from "#app/features/professionals/own-record.ts";
import { describeDatabaseError } from "#app/shared/backend/database-error.ts";
import { toast } from "#app/shared/toast.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Dialog } from "#app/shared/ui/overlay/dialog.tsx";
import { loadOwnRecord, setListingPaused } from "./own-record.client.ts";

type PauseProps = { record: OwnRecord; onRecord: (record: OwnRecord) => void };

export function PauseButton(props: PauseProps) {
  const [isAsking, setAsking] = useState(false);
  const { isBusy, change } = usePause(props);
  async function pause() {
    if (await change(true)) setAsking(false);
  }
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        Pausar perfil
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        busy={isBusy}
        title="Pausar seu perfil?"
        footer={
          <>
            <Button variant="outline" aria-disabled={isBusy} onClick={() => setAsking(false)}>
              Continuar publicado
            </Button>
            <Button busy={isBusy} busyLabel="Pausando..." onClick={pause}>
              Pausar agora
            </Button>
          </>
        }
      >
        <ul className="list-disc pl-5">
          <li>Seu perfil sai da busca em instantes, e quem abrir o link dele não o encontra.</li>
          <li>Nada é apagado: dados, avaliações e estatísticas ficam guardados.</li>
          <li>A assinatura e o período gratuito continuam correndo.</li>
          <li>Você volta quando quiser, com um clique.</li>
        </ul>
      </Dialog>
    </>
  );
}

export function ResumeButton(props: PauseProps) {
  const { isBusy, change } = usePause(props);
  return (
    <Button busy={isBusy} busyLabel="Retomando..." className="max-sm:w-full" onClick={() => change(false)}>
      Retomar perfil
    </Button>
  );
}

function usePause({ record, onRecord }: PauseProps) {
  const [isBusy, setBusy] = useState(false);
  async function change(isPaused: boolean) {
    setBusy(true);
    try {
      const isListed = await setListingPaused(isPaused);
      onRecord(await loadOwnRecord(record.user_id));
      toast(isPaused ? PAUSED : isListed ? RESUMED : RESUMED_UNLISTED);
      return true;
    } catch (error) {
      toast({ variant: "destructive", title: "Erro ao salvar dados", description: describeDatabaseError(error) });
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, change };
}

const PAUSED = { title: "Perfil pausado", description: "Pacientes não encontram mais você na busca." };
const RESUMED = { title: "Perfil retomado", description: "Pacientes já podem encontrar você de novo." };
const RESUMED_UNLISTED = {
  title: "Pausa encerrada",
  description: "Seu perfil ainda não aparece na busca. Veja no painel o que falta.",
};
