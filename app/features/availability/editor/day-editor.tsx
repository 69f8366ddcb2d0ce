import { Button } from "#app/shared/ui/button.tsx";
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
  return (
    <section aria-label={label} className="grid gap-x-6 gap-y-2 md:grid-cols-[7rem_minmax(0,1fr)]">
      <h3 className="pt-2.5 font-sans text-base font-semibold">{label}</h3>
      <div className="flex min-w-0 flex-col gap-2">
        {blocks.length === 0 && <p className="pt-2.5 text-muted-foreground">Não atende</p>}
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
    </section>
  );
}
