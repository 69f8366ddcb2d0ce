import { parseSearchFilters } from "#app/features/search/filters/filters.ts";

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

/** What is narrowed to what only the rows tell: common and rare attributes, with and without a place, names. */
const narrowedAddresses = [
  "publico=criancas",
  "especialidade=psicologia&abordagem=tcc",
  "especialidade=psicologia&tema=ansiedade",
  "especialidade=psicologia&tema=avaliacao-neuropsicologica",
  "tema=gagueira",
  "tema=ansiedade,luto&convenio=unimed",
  "convenio=unimed&estado=SP",
  "convenio=omint",
  "convenio=prevent-senior&idioma=alemao",
  "idioma=ingles&cidade=Campinas+-+SP",
  "idioma=japones",
  "idioma=japones&especialidade=psiquiatria&cidade=sao",
  "idioma=frances&cidade=franca",
  "acessibilidade=elevador,sem-degraus&cidade=sao+paulo&especialidade=odontologia",
  "acessibilidade=banheiro-adaptado&estado=AC&especialidade=fonoaudiologia",
  "verificado=sim",
  "verificado=sim&tema=tea&cidade=Recife+-+PE&raio=50",
  "publico=adultos&dia=terca&periodo=noite&tema=luto",
  "nome=maria+silva",
  "nome=maria",
  "nome=maria+aparecida+da+silva+souza",
  "nome=zuleide+wojciechowski",
  "nome=silva&especialidade=psicologia&cidade=campinas",
];

/** Who has a time on those very days: so many of those who work then are looked at until a page is full. */
const nearDayAddresses = [
  "dia=hoje",
  "dia=amanha&especialidade=psicologia",
  "dia=semana&cidade=Campinas+-+SP",
  "dia=semana-que-vem&periodo=noite",
  "dia=hoje&periodo=noite&especialidade=psiquiatria&modalidade=online",
  "dia=amanha&tema=ansiedade&estado=SP",
];

const toMix = (queries: string[]) =>
  queries.map((query) => ({ query, filters: parseSearchFilters(new URLSearchParams(query)) }));

export const mix = toMix(addresses);
export const narrowedMix = toMix(narrowedAddresses);
export const nearDayMix = toMix(nearDayAddresses);
/** What somebody has typed so far. */
export const typedNames = [
  "mar",
  "maria",
  "maria si",
  "silv",
  "souza",
  "wojc",
  "xyz",
  "ana paula",
  "joao da s",
  "oliveira",
];
