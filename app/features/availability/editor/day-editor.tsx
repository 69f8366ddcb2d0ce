import { useState } from "react";
import { shortTime } from "#app/shared/formats.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { ChevronDownIcon } from "#app/shared/ui/icons/icons.tsx";
import { BlockRow } from "./block-row.tsx";
import { addBlock, canAddBlock, changeBlock, type PlannedDay, removeBlock, type WeekPlan } from "./week-plan.ts";

type DayEditorProps = {
  day: PlannedDay;
  plan: WeekPlan;
  errors: ReadonlyMap<string, string>;
  hasModalities: boolean;
  onPlan: (plan: WeekPlan) => void;
  onCopy: () => void;
};

export function DayEditor({ day, plan, errors, hasModalities, onPlan, onCopy }: DayEditorProps) {
  const { weekday, label, blocks } = day;
  const name = label.toLocaleLowerCase("pt-BR");
  const isWrong = blocks.some(({ key }) => errors.has(key));
  const [isOpen, setOpen] = useState(() => matchMedia("(min-width: 48rem)").matches);
  return (
    <section aria-label={label}>
      <details open={isOpen || isWrong} onToggle={(event) => setOpen(event.currentTarget.open)} className="group">
        <summary className="flex min-h-11 cursor-pointer items-center gap-x-3">
          <h3 className="w-22 shrink-0 font-sans text-base font-semibold">{label}</h3>
          <span className="numeric min-w-0 flex-1 text-muted-foreground">{hoursOf(blocks)}</span>
          <ChevronDownIcon className="size-5 shrink-0 group-open:rotate-180" />
        </summary>
        <div className="flex min-w-0 flex-col gap-2 pt-2">
          {blocks.map((block, index) => (
            <BlockRow
              key={block.key}
              block={block}
              name={`horário ${index + 1} de ${name}`}
              error={errors.get(block.key)}
              hasModalities={hasModalities}
              onChange={(change) => onPlan(changeBlock(plan, block.key, change))}
              onRemove={() => onPlan(removeBlock(plan, block.key))}
            />
          ))}
          <div className="-ml-4 flex flex-wrap gap-x-1">
            {canAddBlock(plan) && (
              <Button variant="ghost" size="sm" onClick={() => onPlan(addBlock(plan, weekday))}>
                Adicionar horário<span className="sr-only"> em {name}</span>
              </Button>
            )}
            {blocks.length > 0 && (
              <Button variant="ghost" size="sm" onClick={onCopy}>
                Copiar para outros dias<span className="sr-only"> os horários de {name}</span>
              </Button>
            )}
          </div>
        </div>
      </details>
    </section>
  );
}

/** "8h às 12h, 13h às 18h" */
function hoursOf(blocks: PlannedDay["blocks"]) {
  const told = blocks.filter(({ starts, ends }) => starts && ends);
  if (told.length === 0) return "Não atende";
  return told
    .map(({ starts, ends }) => `${shortTime(starts)} às ${shortTime(ends === "00:00" ? "24:00" : ends)}`)
    .join(", ");
}
