import { formatNumber } from "#app/shared/formats.ts";

export type DirectoryFigures = {
  professionals: number;
  /** Pairs of specialty and approach. */
  specialties: number;
  cities: number;
  /** Share of reviews with 4 or 5 stars; null without reviews. */
  satisfaction: number | null;
};

/** Counted up to here in the database (directory.verified_count). */
const COUNTED = 1000;

/** How many of those in the search carry the badge today: the page's claim is as large as this. */
export function describeVerified(verified: number) {
  if (verified === 0) return "Estamos conferindo os primeiros registros.";
  if (verified === 1) return "Hoje, 1 perfil da busca tem o registro conferido por nós.";
  const count = verified > COUNTED ? `mais de ${formatNumber(COUNTED)}` : formatNumber(verified);
  return `Hoje, ${count} perfis da busca têm o registro conferido por nós.`;
}

/** The landing page's figures: rounded down to a step, exact below the first one, absent without data. */
export function showFigures({ professionals, specialties, cities, satisfaction }: DirectoryFigures) {
  return [
    { value: roundedDown(professionals, 100), label: professionals === 1 ? "profissional" : "profissionais" },
    { value: roundedDown(specialties, 5), label: "especialidades e abordagens" },
    { value: roundedDown(cities, 10), label: cities === 1 ? "cidade" : "cidades" },
    {
      value: satisfaction === null ? null : `${Math.floor(satisfaction * 100)}%`,
      label: "de satisfação dos usuários",
    },
  ].filter((figure): figure is { value: string; label: string } => figure.value !== null);
}

function roundedDown(count: number, step: number) {
  if (count <= 0) return null;
  return count < step ? formatNumber(count) : `${formatNumber(count - (count % step))}+`;
}
