import type { Modality } from "#app/features/professionals/labels.ts";
import { RadioGroup } from "#app/shared/ui/form/radio-group.tsx";
import { OnlineCare } from "../online-care.tsx";

type ModalityFieldProps = {
  modality: Modality;
  specialty: string;
  chosen: string | undefined;
  error: string | undefined;
};

/** Asked only where there is a choice. What to know of online care stands below: forms.css shows it once that is chosen. */
export function ModalityField({ modality, specialty, chosen, error }: ModalityFieldProps) {
  return (
    <div className="modality-field flex flex-col gap-3">
      <Choice modality={modality} chosen={chosen} error={error} />
      {modality !== "presencial" && <OnlineCare specialty={specialty} />}
    </div>
  );
}

function Choice({ modality, chosen, error }: Omit<ModalityFieldProps, "specialty">) {
  if (modality !== "ambos") return <input type="hidden" name="modalidade" value={modality} />;
  return (
    <RadioGroup
      legend="Como prefere o atendimento?"
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
