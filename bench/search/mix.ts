import { parseSearchFilters } from "#app/features/search/filters.ts";

/** What people ask for: broad and narrow, common and rare specialties, a letter and a whole name. */
const addresses = [
  "",
  "especialidade=psicologia",
  "especialidade=psiquiatria&modalidade=online",
  "modalidade=presencial",
  "cidade=sao",
  "cidade=a",
  "cidade=campinas",
  "cidade=Campinas+-+SP&especialidade=odontologia",
  "cidade=sao+paulo&especialidade=psicologia&modalidade=presencial",
  "cidade=santa&especialidade=psiquiatria",
  "cidade=nova&especialidade=terapia-ocupacional&modalidade=online",
  "cidade=campinas+-+sp&raio=100&especialidade=fonoaudiologia",
  "especialidade=nutricao&dia=terca&periodo=manha",
  "cidade=rio&dia=sabado",
  "cidade=xique",
  "cidade=nenhures",
];

export const mix = addresses.map((query) => ({ query, filters: parseSearchFilters(new URLSearchParams(query)) }));
