/** The eight specialties as patients meet them: in filters, addresses and headings. Names and slugs are the database's. */
export const specialties = [
  { name: "Psicologia", slug: "psicologia", profession: "Psicóloga(o)", people: "psicólogos" },
  { name: "Psiquiatria", slug: "psiquiatria", profession: "Médica(o)", people: "psiquiatras" },
  { name: "Fonoaudiologia", slug: "fonoaudiologia", profession: "Fonoaudióloga(o)", people: "fonoaudiólogos" },
  { name: "Fisioterapia", slug: "fisioterapia", profession: "Fisioterapeuta", people: "fisioterapeutas" },
  {
    name: "Terapia Ocupacional",
    slug: "terapia-ocupacional",
    profession: "Terapeuta ocupacional",
    people: "terapeutas ocupacionais",
  },
  { name: "Nutrição", slug: "nutricao", profession: "Nutricionista", people: "nutricionistas" },
  {
    name: "Enfermagem",
    slug: "enfermagem",
    profession: "Profissional de enfermagem",
    people: "profissionais de enfermagem",
  },
  { name: "Odontologia", slug: "odontologia", profession: "Cirurgiã(o)-dentista", people: "dentistas" },
] as const;

export type Specialty = (typeof specialties)[number];

/** By slug or by name, however it is cased: addresses carry the slug, and people type the name. */
export function findSpecialty(words: string | null | undefined): Specialty | undefined {
  const wanted = words?.toLocaleLowerCase("pt-BR");
  return specialties.find(({ name, slug }) => slug === wanted || name.toLocaleLowerCase("pt-BR") === wanted);
}
