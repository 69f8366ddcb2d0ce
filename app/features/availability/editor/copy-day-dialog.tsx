import { useState } from "react";
import { Button } from "#app/shared/ui/button.tsx";
import { Checkbox } from "#app/shared/ui/form/checkbox.tsx";
import { Dialog } from "#app/shared/ui/overlay/dialog.tsx";
import { copyDay, type PlannedDay, type WeekPlan } from "./week-plan.ts";

type CopyDayDialogProps = {
  day: PlannedDay;
  plan: WeekPlan;
  onPlan: (plan: WeekPlan) => void;
  onClose: () => void;
};

export function CopyDayDialog({ day, plan, onPlan, onClose }: CopyDayDialogProps) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  function toggle(weekday: number) {
    setChosen(chosen.includes(weekday) ? chosen.filter((known) => known !== weekday) : [...chosen, weekday]);
  }
  function copy() {
    onPlan(copyDay(plan, day.weekday, chosen));
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Copiar os horários de ${day.label.toLocaleLowerCase("pt-BR")}`}
      description="Os horários dos dias escolhidos serão trocados por estes."
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Voltar sem copiar
          </Button>
          <Button onClick={copy}>Copiar</Button>
        </>
      }
    >
      {plan
        .filter(({ weekday }) => weekday !== day.weekday)
        .map(({ weekday, label }) => (
          <Checkbox key={weekday} label={label} checked={chosen.includes(weekday)} onChange={() => toggle(weekday)} />
        ))}
    </Dialog>
  );
}
