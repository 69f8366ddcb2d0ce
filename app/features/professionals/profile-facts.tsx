import { Link } from "react-router";
import { Card, CardTitle } from "#app/shared/ui/card.tsx";
import { ageGroupLabel, approachLabel, modalityLabel } from "./labels.ts";
import type { Professional } from "./professional.ts";
import { findSpecialty } from "./specialties.ts";

export function ProfileFacts({ professional }: { professional: Professional }) {
  const facts = listFacts(professional);
  return (
    <Card className="lg:col-start-2 lg:row-start-2">
      <CardTitle>Informações Rápidas</CardTitle>
      <dl className="mt-3 text-sm">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4 border-b py-2.5 last:border-0 last:pb-0">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="min-w-0 text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <Link
        to={`/denunciar/perfil/${professional.id}`}
        rel="nofollow"
        className="text-link mt-2 inline-flex min-h-11 items-center text-sm"
      >
        Denunciar este perfil
      </Link>
    </Card>
  );
}

function listFacts({ specialty, registration, approach, modality, ageGroup, city, state }: Professional) {
  const facts = [
    { label: "Especialidade", value: specialty },
    { label: "Profissão", value: findSpecialty(specialty)?.profession },
    { label: "Registro", value: registration },
    { label: "Abordagem", value: approachLabel(approach) },
    { label: "Modalidade", value: modalityLabel(modality) },
    { label: "Atende", value: ageGroupLabel(ageGroup) },
    { label: "Cidade", value: city && `${city} - ${state}` },
  ];
  return facts.filter(({ value }) => value);
}
