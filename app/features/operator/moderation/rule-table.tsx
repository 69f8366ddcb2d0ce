import { Badge } from "#app/shared/ui/badge.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { DataTable } from "../data-table.tsx";
import type { Planned } from "../planned-acts.ts";
import type { CouncilRule } from "./moderation.ts";

type RuleTableProps = { rules: CouncilRule[]; onPlan: (planned: Planned) => void };

/** What each council allows: data, changed here when a council changes its mind. */
export function RuleTable({ rules, onPlan }: RuleTableProps) {
  const words = (isAllowed: boolean) => (isAllowed ? "permite" : "não permite");
  const change = (rule: CouncilRule, kind: "testimonials" | "prices", isAllowed: boolean) => (
    <span className="flex flex-wrap items-center gap-2">
      <Badge variant={isAllowed ? "success" : "secondary"}>{words(isAllowed)}</Badge>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Mudar ${kind === "prices" ? "preços" : "depoimentos"} em ${rule.specialty}`}
        onClick={() => onPlan(planRule(rule, kind, !isAllowed))}
      >
        Mudar
      </Button>
    </span>
  );
  return (
    <DataTable
      title="O que cada conselho permite"
      filename="regras-dos-conselhos"
      className="mt-10"
      rows={rules}
      isWhole
      empty=""
      columns={[
        { label: "Especialidade", value: ({ specialty }) => specialty },
        { label: "Conselho", value: ({ council }) => council },
        {
          label: "Depoimentos escritos",
          value: (rule) => words(rule.allowsTestimonials),
          show: (rule) => change(rule, "testimonials", rule.allowsTestimonials),
        },
        {
          label: "Preços",
          value: (rule) => words(rule.allowsPrices),
          show: (rule) => change(rule, "prices", rule.allowsPrices),
        },
      ]}
    />
  );
}

function planRule({ id, specialty }: CouncilRule, rule: "testimonials" | "prices", isAllowed: boolean): Planned {
  return {
    name: "operator_set_rule",
    parameters: (reason) => ({ specialty: id, rule, is_allowed: isAllowed, reason }),
    done: "Regra mudada",
    question: {
      title: `${specialty}: ${isAllowed ? "permitir" : "não permitir"} ${rule === "prices" ? "preços" : "depoimentos"}`,
      description:
        rule === "prices"
          ? "Vale na hora. Os textos que já existem são olhados de novo nos minutos seguintes."
          : "Vale na hora, em todas as páginas desta especialidade.",
      label: "Por quê",
      note: "De preferência com a resolução do conselho. Fica no registro dos atos.",
      button: "Mudar a regra",
    },
  };
}
