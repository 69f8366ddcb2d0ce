import {
  type Attribute,
  type AttributeKind,
  attributeNames,
} from "#app/features/professionals/attributes/attributes.ts";
import { describeService, type Service } from "#app/features/professionals/booking-rules.ts";
import { describeFee } from "#app/features/professionals/describe-fee.ts";
import { ageGroupLabel, approachLabel, modalityLabel } from "#app/features/professionals/labels.ts";
import type { Professional } from "#app/features/professionals/professional.ts";
import { needsPlace } from "#app/features/professionals/profile-options.ts";
import { introduce } from "#app/features/professionals/registration/titles.ts";
import { formatLongDate, formatNumber, plural } from "#app/shared/formats.ts";

export type Compared = Professional & { nextTime: string | null; services: readonly Service[] };

/** What is said of the directory's list, in its words. */
type Names = (kind: AttributeKind, slugs: readonly string[]) => string;

type Row = { label: string; of(professional: Compared, names: Names): string };

/** What is compared, in words; "—" would be read aloud as nothing, so what is not known is said. */
const rows: readonly Row[] = [
  { label: "Especialidade", of: ({ specialty }) => specialty },
  { label: "Título e registro", of: introduce },
  {
    label: "Registro conferido",
    of: ({ verifiedAt }) => (verifiedAt ? `Sim, em ${formatLongDate(verifiedAt)}` : "Ainda não conferido por nós"),
  },
  { label: "Atendimento", of: ({ modality }) => modalityLabel(modality) },
  {
    label: "Onde",
    of: ({ city, state, district, modality }) =>
      city
        ? `${city} - ${state}${district ? `, ${district}` : ""}`
        : modality === "online"
          ? "Só online"
          : "Não informado",
  },
  { label: "Abordagem", of: ({ approach }) => approachLabel(approach) ?? "Não informada" },
  { label: "Atende", of: ({ ageGroup }) => ageGroupLabel(ageGroup) ?? "Não informado" },
  { label: "Temas", of: ({ themes }, names) => names("theme", themes) || "Não informados" },
  { label: "Convênios", of: ({ healthPlans }, names) => names("plan", healthPlans) || "Nenhum informado" },
  { label: "Valor", of: feesOf },
  {
    label: "Idiomas",
    of: ({ languages }, names) => ["Português", names("language", languages)].filter(Boolean).join(", "),
  },
  {
    label: "Acessibilidade",
    of: ({ accessibility, modality }, names) =>
      needsPlace(modality) ? names("access", accessibility) || "Não informada" : "Só online",
  },
  { label: "Próximo horário", of: ({ nextTime }) => nextTime ?? "Nenhum publicado agora" },
  {
    label: "Avaliações",
    of: ({ rating, reviewCount }) =>
      rating === null || reviewCount === 0
        ? "Ainda sem avaliações"
        : `${formatNumber(rating, 1)} de 5, ${plural(reviewCount, "avaliação", "avaliações")}`,
  },
];

/** Where the council lets a profile say it, with the fee of each service that has one. */
function feesOf(professional: Compared) {
  const services = professional.services.filter(({ fee }) => fee !== undefined);
  if (services.length === 0) return describeFee(professional);
  return services.map((service) => `${service.name}: ${describeService(service)}`).join("; ");
}

export function comparisonRows(people: readonly Compared[], attributes: readonly Attribute[]) {
  const names: Names = (kind, slugs) => attributeNames(attributes, kind, slugs).join(", ");
  return rows.map(({ label, of }) => ({
    label,
    cells: people.map((person) => ({ id: person.id, text: of(person, names) })),
  }));
}
