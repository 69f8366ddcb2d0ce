import { useState } from "react";
import type { Choice, Difference } from "#app/shared/forms/versions.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { RadioGroup } from "#app/shared/ui/form/radio-group.tsx";
import { Dialog } from "#app/shared/ui/overlay/dialog.tsx";

type ConflictDialogProps = {
  differences: readonly Difference[];
  labelOf: (column: string) => string;
  isSaving: boolean;
  onResolve: (choices: Readonly<Record<string, Choice>>) => void;
  onReload: () => void;
  onDismiss: () => void;
};

/** Field by field: mine or the other window's. Nothing is written before somebody has chosen. */
export function ConflictDialog({
  differences,
  labelOf,
  isSaving,
  onResolve,
  onReload,
  onDismiss,
}: ConflictDialogProps) {
  const [choices, setChoices] = useState<Record<string, Choice>>(() =>
    Object.fromEntries(differences.map(({ name }) => [name, "mine"])),
  );
  return (
    <Dialog
      open
      busy={isSaving}
      onClose={onDismiss}
      title="Este perfil mudou em outra aba"
      description="Você mudou o mesmo aqui e lá. Escolha o que vale; o resto das duas abas fica. Nada foi salvo ainda."
      footer={
        <>
          <Button variant="outline" onClick={onReload}>
            Descartar o meu e recarregar
          </Button>
          <Button busy={isSaving} busyLabel="Salvando..." onClick={() => onResolve(choices)}>
            Salvar escolhas
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {differences.map(({ name, mine, theirs }) => (
          <RadioGroup
            key={name}
            name={`versao-${name}`}
            legend={labelOf(name)}
            value={choices[name] ?? "mine"}
            onChange={(event) => setChoices({ ...choices, [name]: event.target.value as Choice })}
            options={[
              { value: "mine", label: "O que eu escrevi aqui", description: mine },
              { value: "theirs", label: "O que está salvo agora", description: theirs },
            ]}
          />
        ))}
      </div>
    </Dialog>
  );
}
