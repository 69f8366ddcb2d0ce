import type { Modality } from "#app/features/professionals/labels.ts";
import { RadioGroup } from "#app/shared/ui/form/radio-group.tsx";

type ModalityFieldProps = { modality: Modality; chosen: string | undefined; error: string | undefined };

/** Asked only where there is a choice. */
export function ModalityField({ modality, chosen, error }: ModalityFieldProps) {
  if (modality !== "ambos") return <input type="hidden" name="modalidade" value={modality} />;
  return (
    <RadioGroup
      legend="Como você quer ser atendido?"
      name="modalidade"
      defaultValue={chosen}
      error={error}
      options={[
        { value: "presencial", label: "Presencial" },
        { value: "online", label: "Online, por videochamada" },
      ]}
    />
  );
}
