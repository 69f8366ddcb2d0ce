import { Card, CardTitle } from "#app/shared/ui/card.tsx";
import { ageGroupLabel, approachLabel, modalityLabel } from "../labels.ts";
import type { Professional } from "../professional.ts";
import { findSpecialty } from "../specialties.ts";

const FACTS = [
  { name: "specialty", label: "Especialidade" },
  { name: "profession", label: "Profissão" },
  { name: "registration", label: "Registro" },
  { name: "approach", label: "Abordagem" },
  { name: "modality", label: "Modalidade" },
  { name: "ageGroup", label: "Atende" },
  { name: "place", label: "Cidade" },
] as const;

type FactLabels = { id: string } & Record<(typeof FACTS)[number]["name"], string | null>;

export function ProfileFacts({ professional }: { professional: Professional }) {
  return <Facts {...factLabels(professional)} />;
}

function factLabels(professional: Professional): FactLabels {
  const { id, specialty, registration, approach, modality, ageGroup, city, state } = professional;
  return {
    id,
    specialty,
    profession: findSpecialty(specialty)?.profession ?? null,
    registration: registration || null,
    approach: approachLabel(approach) || null,
    modality: modalityLabel(modality),
    ageGroup: ageGroupLabel(ageGroup),
    place: city && `${city} - ${state}`,
  };
}

function Facts({ id, ...words }: FactLabels) {
  return (
    <Card className="lg:col-start-2 lg:row-start-2">
      <CardTitle>Informações Rápidas</CardTitle>
      <dl className="mt-3 text-sm">
        {FACTS.filter(({ name }) => words[name]).map(({ name, label }) => (
          <div key={name} className="flex justify-between gap-4 border-b py-2.5 last:border-0 last:pb-0">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="min-w-0 text-right font-semibold">{words[name]}</dd>
          </div>
        ))}
      </dl>
      <a
        href={`/denunciar/perfil/${id}`}
        rel="nofollow"
        className="text-link mt-2 inline-flex min-h-11 items-center text-sm"
      >
        Denunciar este perfil
      </a>
    </Card>
  );
}
