import { useEffect } from "react";
import { useBlocker } from "react-router";
import { Button } from "#app/shared/ui/button.tsx";
import { Dialog } from "#app/shared/ui/overlay/dialog.tsx";

/** Asks before unsaved changes are left behind; within the site they wait as a draft. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isDirty]);

  const stay = () => blocker.state === "blocked" && blocker.reset();
  return (
    <Dialog
      open={blocker.state === "blocked"}
      onClose={stay}
      title="Sair sem salvar?"
      description="Você fez mudanças que ainda não foram salvas. Elas ficam guardadas como rascunho nesta aba até você voltar."
      footer={
        <>
          <Button variant="outline" onClick={() => blocker.state === "blocked" && blocker.proceed()}>
            Sair sem salvar
          </Button>
          <Button onClick={stay}>Continuar editando</Button>
        </>
      }
    />
  );
}
