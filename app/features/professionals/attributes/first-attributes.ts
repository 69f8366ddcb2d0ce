import { approachesOf } from "../profile-options.ts";
import { specialties } from "../specialties.ts";
import type { Attribute, AttributeKind } from "./attributes.ts";
import { themes } from "./themes.ts";

/** What a new installation's list begins with; later the database's is what counts, and operators change it. */
export const firstAttributes: readonly Attribute[] = [
  ...themes.map((theme) => ({ kind: "theme" as const, ...theme })),
  ...approaches(),
  ...every("age", { criancas: ["Crianças"], adultos: ["Adultos"] }),
  ...every("plan", {
    "allianz-saude": ["Allianz Saúde", "allianz saude"],
    amil: ["Amil", "amil"],
    "assim-saude": ["Assim Saúde", "assim saude"],
    "bradesco-saude": ["Bradesco Saúde", "bradesco, bradesco saude"],
    "care-plus": ["Care Plus", "care plus, careplus"],
    cassi: ["Cassi", "cassi"],
    fusex: ["FuSEx", "fusex"],
    geap: ["Geap", "geap"],
    "golden-cross": ["Golden Cross", "golden cross"],
    hapvida: ["Hapvida", "hapvida"],
    iamspe: ["Iamspe", "iamspe"],
    ipasgo: ["Ipasgo Saúde", "ipasgo, ipasgo saude"],
    "ipe-saude": ["IPE Saúde", "ipe saude, ipergs"],
    ipsemg: ["Ipsemg", "ipsemg"],
    "med-senior": ["MedSênior", "med senior, medsenior"],
    mediservice: ["Mediservice", "mediservice"],
    "notredame-intermedica": ["NotreDame Intermédica", "notredame, notre dame, intermedica, gndi"],
    omint: ["Omint", "omint"],
    "petrobras-saude": ["Petrobras Saúde", "petrobras saude, petrobras, ams"],
    planserv: ["Planserv", "planserv"],
    "porto-saude": ["Porto Saúde", "porto saude, porto seguro saude"],
    "postal-saude": ["Postal Saúde", "postal saude, correios"],
    "prevent-senior": ["Prevent Senior", "prevent senior"],
    "saude-caixa": ["Saúde Caixa", "saude caixa"],
    sulamerica: ["SulAmérica", "sulamerica, sul america"],
    unimed: ["Unimed", "unimed"],
  }),
  ...every(
    "plan",
    {
      "amil-dental": ["Amil Dental", "amil dental"],
      "bradesco-dental": ["Bradesco Dental", "bradesco dental"],
      odontoprev: ["Odontoprev", "odontoprev, odonto prev"],
      "sulamerica-odonto": ["SulAmérica Odonto", "sulamerica odonto, sul america odonto"],
      uniodonto: ["Uniodonto", "uniodonto"],
    },
    ["odontologia"],
  ),
  ...every("language", {
    alemao: ["Alemão", "alemao"],
    espanhol: ["Espanhol", "espanhol, castelhano"],
    frances: ["Francês", "frances"],
    ingles: ["Inglês", "ingles"],
    italiano: ["Italiano", "italiano"],
    japones: ["Japonês", "japones"],
    libras: ["Libras", "libras, lingua sinais, linguagem sinais, surdo"],
  }),
  ...every("access", {
    "sem-degraus": [
      "Entrada sem degraus",
      "rampa, degrau, cadeirante, cadeira rodas, acessivel cadeira rodas, acessivel, acessibilidade, mobilidade reduzida",
    ],
    elevador: ["Elevador", "elevador"],
    estacionamento: ["Estacionamento", "estacionamento, vaga carro"],
    "banheiro-adaptado": ["Banheiro adaptado", "banheiro adaptado, banheiro acessivel"],
  }),
];

/** Of each its name, and the words that people use for it; without specialties it is everybody's. */
function every(
  kind: AttributeKind,
  list: Record<string, readonly [name: string, words?: string]>,
  specialties: readonly string[] = [],
): Attribute[] {
  return Object.entries(list).map(([slug, [name, words]]) => ({
    ...{ kind, slug, name, specialties },
    words: words?.split(", ") ?? [],
  }));
}

/** Of the same name in two specialties one is meant; "Não se aplica" is no approach. */
function approaches(): Attribute[] {
  const found = new Map<string, Attribute & { specialties: string[] }>();
  for (const { slug: specialty } of specialties) {
    const names = approachesOf(specialty);
    for (const name of names.length > 1 ? names : []) {
      const slug = slugOf(name);
      const known = found.get(slug) ?? { kind: "approach", slug, name, specialties: [], words: [] };
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
