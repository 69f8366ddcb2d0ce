/** The eight specialties as patients meet them: in filters, addresses and headings. Names and slugs are the database's. */
export const specialties = [
  { name: "Psicologia", slug: "psicologia", people: "psicólogos" },
  { name: "Psiquiatria", slug: "psiquiatria", people: "psiquiatras" },
  { name: "Fonoaudiologia", slug: "fonoaudiologia", people: "fonoaudiólogos" },
  { name: "Fisioterapia", slug: "fisioterapia", people: "fisioterapeutas" },
  {
    name: "Terapia Ocupacional",
    slug: "terapia-ocupacional",
    people: "terapeutas ocupacionais",
  },
  { name: "Nutrição", slug: "nutricao", people: "nutricionistas" },
  {
    name: "Enfermagem",
    slug: "enfermagem",
    people: "profissionais de enfermagem",
  },
  { name: "Odontologia", slug: "odontologia", people: "dentistas" },
] as const;

export type Specialty = (typeof specialties)[number];

/** By slug or by name, however it is cased: addresses carry the slug, and people type the name. */
export function findSpecialty(words: string | null | undefined): Specialty | undefined {
  const wanted = words?.toLocaleLowerCase("pt-BR");
  return specialties.find(({ name, slug }) => slug === wanted || name.toLocaleLowerCase("pt-BR") === wanted);
}
