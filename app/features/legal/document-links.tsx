import { lazy, Suspense, useState } from "react";
import type { Operator } from "#app/shared/operator.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Dialog } from "#app/shared/ui/overlay/dialog.tsx";
import { Spinner } from "#app/shared/ui/spinner.tsx";
import { acceptedKinds } from "./accepted-kinds.ts";
import type { AcceptedKind } from "./versions.ts";

// The texts are long, and few read them here: they come when asked for.
const AcceptedDocument = lazy(() => import("./accepted-document.tsx"));

/** Terms and privacy, read in a dialog over the form. */
export function DocumentLinks({ operator }: { operator: Operator }) {
  const [shown, setShown] = useState<AcceptedKind>();
  return (
    <>
      <div className="flex flex-wrap gap-x-6">
        <Button variant="link" className="px-0" onClick={() => setShown("terms")}>
          Ler os Termos de Uso
        </Button>
        <Button variant="link" className="px-0" onClick={() => setShown("privacy")}>
          Ler a Política de Privacidade
        </Button>
      </div>
      <Dialog
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
        title={shown ? acceptedKinds[shown].title : ""}
        footer={<Button onClick={() => setShown(undefined)}>Voltar ao formulário</Button>}
      >
        {shown && (
          <Suspense fallback={<Spinner />}>
            <AcceptedDocument kind={shown} operator={operator} />
          </Suspense>
        )}
      </Dialog>
    </>
  );
}
