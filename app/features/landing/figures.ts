import { formatNumber } from "#app/shared/formats.ts";

export type DirectoryFigures = {
  professionals: number;
  /** Pairs of specialty and approach. */
  specialties: number;
  cities: number;
  /** Share of reviews with 4 or 5 stars; null without reviews. */
  satisfaction: number | null;
};

export const SATISFACTION = "de satisfação dos usuários";

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
      label: SATISFACTION,
    },
  ].filter((figure): figure is { value: string; label: string } => figure.value !== null);
}

/** Where the figures come from; satisfaction as directory.satisfaction counts it. */
export function explainFigures(hasSatisfaction: boolean) {
  return `Contados agora: perfis na busca, as especialidades e abordagens deles e as cidades onde atendem.${
    hasSatisfaction
      ? " Satisfação é a parte das avaliações com 4 ou 5 estrelas, das que vieram depois de consultas marcadas aqui."
      : ""
  }`;
}

function roundedDown(count: number, step: number) {
  if (count <= 0) return null;
  return count < step ? formatNumber(count) : `${formatNumber(count - (count % step))}+`;
}
