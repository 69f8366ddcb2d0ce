import { ageGroupLabel, approachLabel, modalityLabel } from "#app/features/professionals/labels.ts";
import type { Professional } from "#app/features/professionals/professional.ts";
import { introduce } from "#app/features/professionals/titles.ts";
import { formatLongDate, formatNumber, plural } from "#app/shared/formats.ts";

export const MOST_COMPARED = 4;

export type Compared = Professional & { nextTime: string | null };

type Row = { label: string; of(professional: Compared): string };

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
  { label: "Próximo horário", of: ({ nextTime }) => nextTime ?? "Nenhum publicado agora" },
  {
    label: "Avaliações",
    of: ({ rating, reviewCount }) =>
      rating === null || reviewCount === 0
        ? "Ainda sem avaliações"
        : `${formatNumber(rating, 1)} de 5, ${plural(reviewCount, "avaliação", "avaliações")}`,
  },
];

export const comparisonRows = (people: readonly Compared[]) =>
  rows.map(({ label, of }) => ({ label, cells: people.map((person) => ({ id: person.id, text: of(person) })) }));
