import { acceptedKinds } from "#app/features/legal/accepted-kinds.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import type { useTermsNotice } from "./use-terms-notice.ts";

const documents: Record<string, { path: string; title: string } | undefined> = acceptedKinds;

/** In the panel: a new version of a document asks for acceptance. Nothing is shown when nothing is pending. */
export function TermsNotice({ pending, isBusy, accept }: ReturnType<typeof useTermsNotice>) {
  if (pending.length === 0) return null;
  return (
    <Alert
      variant="warning"
      title="Leia e aceite nossos documentos"
      className="mb-6"
      announce
      action={
        <Button size="sm" busy={isBusy} busyLabel="Registrando..." onClick={accept}>
          Li e aceito
        </Button>
      }
    >
      Leia a versão atual:{" "}
      {pending.map((kind, index) => (
        <span key={kind}>
          {index > 0 && " e "}
          <a href={documents[kind]?.path} target="_blank" rel="noopener" className="underline underline-offset-4">
            {documents[kind]?.title}
          </a>
        </span>
      ))}
      .
    </Alert>
  );
}
