import { formatNumber } from "#app/shared/formats.ts";

export type DirectoryFigures = {
  professionals: number;
  /** Pairs of specialty and approach. */
  specialties: number;
  cities: number;
  /** Share of reviews with 4 or 5 stars; null without reviews. */
  satisfaction: number | null;
};

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
