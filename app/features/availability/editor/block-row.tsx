import { useId } from "react";
import type { Modality } from "#app/features/professionals/labels.ts";
import type { HoursBlock } from "#app/features/professionals/weekly-hours.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { Select } from "#app/shared/ui/form/select.tsx";
import { CloseIcon } from "#app/shared/ui/icons/icons.tsx";
import type { PlannedBlock } from "./week-plan.ts";

const modalityOptions = [
  { value: "ambos", label: "Presencial e Online" },
  { value: "presencial", label: "Presencial" },
  { value: "online", label: "Online" },
];

type BlockRowProps = {
  block: PlannedBlock;
  /** "horário 1 de segunda" */
  name: string;
  error: string | undefined;
  hasModalities: boolean;
  onChange: (change: Partial<HoursBlock>) => void;
  onRemove: () => void;
};

export function BlockRow({ block, name, error, hasModalities, onChange, onRemove }: BlockRowProps) {
  const errorId = useId();
  const time = (label: string, value: string, change: (value: string) => Partial<HoursBlock>) => (
    <Input
      type="time"
      aria-label={`${label} do ${name}`}
      aria-invalid={Boolean(error) || undefined}
      aria-describedby={error && errorId}
      value={value}
      onChange={(event) => onChange(change(event.target.value))}
      className="numeric w-full max-w-32 min-w-0 px-3 max-sm:px-2"
    />
  );
  return (
    <div>
      <div className="flex items-center gap-2 max-sm:flex-wrap">
        <div className="flex min-w-0 flex-1 items-center gap-2 sm:flex-none">
          {time("Início", block.starts, (starts) => ({ starts }))}
          <span aria-hidden="true">às</span>
          {time("Fim", block.ends, (ends) => ({ ends }))}
        </div>
        {hasModalities && (
          <div className="min-w-0 flex-[0_1_15rem] max-sm:order-last max-sm:basis-full">
            <Select
              aria-label={`Modalidade do ${name}`}
              value={block.modality ?? "ambos"}
              options={modalityOptions}
              onChange={(event) => onChange({ modality: event.target.value as Modality })}
            />
          </div>
        )}
        <Button variant="ghost" size="icon" aria-label={`Remover o ${name}`} onClick={onRemove}>
          <CloseIcon />
        </Button>
      </div>
      {error && (
        <p id={errorId} role="alert" className="mt-1 text-sm font-semibold text-destructive">
          {error}
        </p>
      )}
    </div>
  );
}
