import { useState } from "react";
import { Button } from "#app/shared/ui/button.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Select } from "#app/shared/ui/form/select.tsx";
import { Dialog } from "#app/shared/ui/overlay/dialog.tsx";
import { CopyDayDialog } from "./copy-day-dialog.tsx";
import { DayEditor } from "./day-editor.tsx";
import { openWeek, type PlannedDay, presets, type WeekPlan, weekErrors } from "./week-plan.ts";

export type WeekEditorProps = {
  plan: WeekPlan;
  /** Whether each block may be in person or online. */
  hasModalities: boolean;
  onPlan: (plan: WeekPlan) => void;
};

export function WeekEditor({ plan, hasModalities, onPlan }: WeekEditorProps) {
  const [copied, setCopied] = useState<PlannedDay>();
  const errors = weekErrors(plan);
  return (
    <div>
      <PresetPicker plan={plan} onPlan={onPlan} />
      <ul className="mt-2">
        {plan.map((day) => (
          <li key={day.weekday} className="border-t py-2 last:pb-0">
            <DayEditor {...{ day, plan, errors, hasModalities, onPlan }} onCopy={() => setCopied(day)} />
          </li>
        ))}
      </ul>
      {copied && <CopyDayDialog day={copied} plan={plan} onPlan={onPlan} onClose={() => setCopied(undefined)} />}
    </div>
  );
}

const NO_PRESET = "nenhum";
const presetOptions = [
  { value: NO_PRESET, label: "Escolha um modelo" },
  ...presets.map(({ label }) => ({ value: label, label })),
];

const speaksOf = ({ blocks }: (typeof presets)[number], weekday: number) =>
  blocks.some((block) => block.weekday === weekday);

/** Replaces the days that the model speaks of, and leaves the others. */
function PresetPicker({ plan, onPlan }: Pick<WeekEditorProps, "plan" | "onPlan">) {
  const [chosen, setChosen] = useState(NO_PRESET);
  const [isAsking, setAsking] = useState(false);
  const preset = presets.find(({ label }) => label === chosen);
  const replaced = preset ? plan.filter(({ weekday, blocks }) => blocks.length > 0 && speaksOf(preset, weekday)) : [];
  function apply() {
    setAsking(false);
    if (!preset) return;
    const model = openWeek(preset.blocks);
    onPlan(plan.map((day, index) => (model[index]?.blocks.length ? { ...day, blocks: model[index].blocks } : day)));
  }
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Field label="Começar de um modelo" optional className="min-w-0 flex-[1_1_16rem]">
        <Select value={chosen} options={presetOptions} onChange={(event) => setChosen(event.target.value)} />
      </Field>
      <Button
        variant="secondary"
        className="mt-8.5 max-sm:mt-0 max-sm:w-full"
        onClick={() => (replaced.length > 0 ? setAsking(true) : apply())}
      >
        Usar modelo
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Trocar os horários de agora?"
        description={`O modelo troca o que você já tem em: ${replaced.map(({ label }) => label.toLocaleLowerCase("pt-BR")).join(", ")}. Nada muda no perfil até você salvar.`}
        footer={
          <>
            <Button variant="outline" onClick={() => setAsking(false)}>
              Voltar
            </Button>
            <Button onClick={apply}>Trocar</Button>
          </>
        }
      />
    </div>
  );
}
