import { useState } from "react";
import type { Choice, Difference } from "#app/shared/forms/versions.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { RadioGroup } from "#app/shared/ui/form/radio-group.tsx";
import { Dialog } from "#app/shared/ui/overlay/dialog.tsx";
import { columnLabel } from "../record-labels.ts";
import type { useSaveRecord } from "../use-save-record.ts";

type Saving = ReturnType<typeof useSaveRecord>;

/** After another window was faster. */
export function ConflictDialog({ saving }: { saving: Saving }) {
  return saving.conflict && <Choices {...saving} differences={saving.conflict.differences} />;
}

type ChoicesProps = Pick<Saving, "isSaving" | "resolve" | "takeTheirs" | "dismiss"> & {
  differences: readonly Difference[];
};

/** Field by field: mine or the other window's. Nothing is written before somebody has chosen. */
function Choices({ differences, isSaving, resolve, takeTheirs, dismiss }: ChoicesProps) {
  const [choices, setChoices] = useState<Record<string, Choice>>(() =>
    Object.fromEntries(differences.map(({ name }) => [name, "mine"])),
  );
  return (
    <Dialog
      open
      busy={isSaving}
      onClose={dismiss}
      title="Este perfil mudou em outra aba"
      description="Você mudou o mesmo aqui e lá. Escolha o que vale; o resto das duas abas fica. Nada foi salvo ainda."
      footer={
        <>
          <Button variant="outline" onClick={takeTheirs}>
            Descartar o meu e recarregar
          </Button>
          <Button busy={isSaving} busyLabel="Salvando..." onClick={() => resolve(choices)}>
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
            legend={columnLabel(name)}
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
