import { reportLinks } from "#app/features/reports/report-reasons.ts";
import { Card, CardTitle } from "#app/shared/ui/card.tsx";
import { type Attribute, attributeNames } from "../attributes/attributes.ts";
import { describeFee } from "../describe-fee.ts";
import type { SavedField } from "../field-lists.ts";
import { ageGroupLabel, approachLabel, modalityLabel } from "../labels.ts";
import type { Professional } from "../professional.ts";
import { needsPlace } from "../profile-options.ts";
import { asksRqe, titleOf } from "../registration/titles.ts";

/** The fields that the page shows in places of their own; a field that is neither here nor a fact does not compile. */
type ShownElsewhere = "name" | "address" | "district" | "city" | "state" | "schedule" | "description" | "whatsapp";

type Fact = Exclude<SavedField, ShownElsewhere | "contactEmail" | "titleForm" | "feeMin" | "feeMax"> | OwnFact;
type OwnFact = "profession" | "place" | "fee";

/** What is said of the directory's list, in its words. */
type Names = (kind: Attribute["kind"], slugs: string[]) => string;

type Words = string | null | false;

/** In the order of the page. */
const FACTS: Record<Fact, [label: string, describe: (professional: Professional, names: Names) => Words]> = {
  specialty: ["Especialidade", ({ specialty }) => specialty],
  profession: ["Profissão", titleOf],
  registration: ["Registro", ({ registration }) => registration],
  rqe: ["RQE", ({ specialty, rqe }) => (asksRqe(specialty) ? (rqe ?? "Não informado") : null)],
  approach: ["Abordagem", ({ approach }) => approachLabel(approach)],
  modality: ["Modalidade", ({ modality }) => modalityLabel(modality)],
  ageGroup: ["Atende", ({ ageGroup }) => ageGroupLabel(ageGroup)],
  themes: ["Temas", ({ themes }, names) => names("theme", themes)],
  healthPlans: ["Convênios", ({ healthPlans }, names) => names("plan", healthPlans)],
  fee: ["Valor", describeFee],
  languages: [
    "Idiomas",
    ({ languages }, names) => languages.length > 0 && `Português, ${names("language", languages)}`,
  ],
  place: ["Cidade", ({ city, state }) => city && `${city} - ${state}`],
  accessibility: [
    "Acessibilidade",
    ({ accessibility, modality }, names) => needsPlace(modality) && names("access", accessibility),
  ],
};

type ProfileFactsProps = { professional: Professional; attributes: readonly Attribute[] };

export function ProfileFacts({ professional, attributes }: ProfileFactsProps) {
  const names: Names = (kind, slugs) => attributeNames(attributes, kind, slugs).join(", ");
  const facts = Object.values(FACTS).map(([label, describe]) => ({ label, words: describe(professional, names) }));
  return (
    <Card>
      <CardTitle>Informações Rápidas</CardTitle>
      <dl className="mt-3 text-sm">
        {facts.map(
          ({ label, words }) =>
            words && (
              <div key={label} className="flex justify-between gap-4 border-b py-2.5 last:border-0 last:pb-0">
                <dt className="text-muted-foreground">{label}</dt>
                <dd className="min-w-0 text-right font-semibold">{words}</dd>
              </div>
            ),
        )}
      </dl>
      <a
        href={`/denunciar/perfil/${professional.id}`}
        rel="nofollow"
        className="text-link mt-2 inline-flex min-h-11 items-center text-sm"
      >
        {reportLinks.profile}
      </a>
    </Card>
  );
}
