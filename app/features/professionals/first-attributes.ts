import { themes } from "#app/features/search/sentence/themes.ts";
import type { Attribute, AttributeKind } from "./attributes.ts";
import { approachesOf } from "./profile-options.ts";
import { specialties } from "./specialties.ts";

/** What a new installation's list begins with; later the database's is what counts, and operators change it. */
export const firstAttributes: readonly Attribute[] = [
  ...themes.map((theme) => ({ kind: "theme" as const, ...theme })),
  ...approaches(),
  ...every("age", { criancas: "Crianças", adultos: "Adultos" }),
  ...every("plan", {
    "allianz-saude": "Allianz Saúde",
    amil: "Amil",
    "bradesco-saude": "Bradesco Saúde",
    "care-plus": "Care Plus",
    cassi: "Cassi",
    geap: "Geap",
    "golden-cross": "Golden Cross",
    hapvida: "Hapvida",
    mediservice: "Mediservice",
    "notredame-intermedica": "NotreDame Intermédica",
    omint: "Omint",
    "petrobras-saude": "Petrobras Saúde",
    "porto-saude": "Porto Saúde",
    "prevent-senior": "Prevent Senior",
    "saude-caixa": "Saúde Caixa",
    sulamerica: "SulAmérica",
    unimed: "Unimed",
  }),
  ...every("language", {
    alemao: "Alemão",
    espanhol: "Espanhol",
    frances: "Francês",
    ingles: "Inglês",
    italiano: "Italiano",
    japones: "Japonês",
    libras: "Libras",
  }),
  ...every("access", {
    "sem-degraus": "Entrada sem degraus",
    elevador: "Elevador",
    estacionamento: "Estacionamento",
    "banheiro-adaptado": "Banheiro adaptado",
  }),
];

function every(kind: AttributeKind, names: Record<string, string>): Attribute[] {
  return Object.entries(names).map(([slug, name]) => ({ kind, slug, name, specialties: [] }));
}

/** Of the same name in two specialties one is meant; "Não se aplica" is no approach. */
function approaches(): Attribute[] {
  const found = new Map<string, Attribute & { specialties: string[] }>();
  for (const { slug: specialty } of specialties) {
    const names = approachesOf(specialty);
    for (const name of names.length > 1 ? names : []) {
      const slug = slugOf(name);
      const known = found.get(slug) ?? { kind: "approach", slug, name, specialties: [] };
      known.specialties.push(specialty);
      found.set(slug, known);
    }
  }
  return [...found.values()];
}

function slugOf(name: string) {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
}
