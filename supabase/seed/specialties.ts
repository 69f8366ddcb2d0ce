import { weightedKeys } from "./people/weighted.ts";

export type Specialty =
  | "Psicologia"
  | "Psiquiatria"
  | "Fonoaudiologia"
  | "Fisioterapia"
  | "Terapia Ocupacional"
  | "Nutrição"
  | "Enfermagem"
  | "Odontologia";
export type AgeGroup = "criancas" | "adultos" | "ambos";
export type Modality = "presencial" | "online" | "ambos";

/** The keys of `public.specialties` and the bits of `directory.profiles.modality`. */
export const specialtyIds: Record<Specialty, number> = {
  Psicologia: 1,
  Psiquiatria: 2,
  Fonoaudiologia: 3,
  Fisioterapia: 4,
  "Terapia Ocupacional": 5,
  Nutrição: 6,
  Enfermagem: 7,
  Odontologia: 8,
};

/** People registered with the councils, in thousands. */
export const drawSpecialty = weightedKeys<Specialty>({
  Psicologia: 547,
  Psiquiatria: 14.2,
  Fonoaudiologia: 57.3,
  Fisioterapia: 380,
  "Terapia Ocupacional": 17.5,
  Nutrição: 200,
  Enfermagem: 706,
  Odontologia: 450,
});

type Shares = {
  women: number;
  approaches: Record<string, number>;
  ages: Record<AgeGroup, number>;
  modalities: Record<Modality, number>;
};

const none = { "Não se aplica": 1 };
const shares: Record<Specialty, Shares> = {
  Psicologia: {
    women: 0.8,
    approaches: { TCC: 40, Psicanálise: 24, Gestalt: 10, Humanista: 15, Sistêmica: 11 },
    ages: { criancas: 11, adultos: 51, ambos: 38 },
    modalities: { presencial: 25, online: 28, ambos: 47 },
  },
  Psiquiatria: {
    women: 0.48,
    approaches: { Psicanálise: 18, "Cognitivo-Comportamental": 37, Biológica: 45 },
    ages: { criancas: 11, adultos: 65, ambos: 24 },
    modalities: { presencial: 32, online: 16, ambos: 52 },
  },
  Fonoaudiologia: {
    women: 0.94,
    approaches: { Reabilitação: 56, Prevenção: 19, Aperfeiçoamento: 25 },
    ages: { criancas: 38, adultos: 16, ambos: 46 },
    modalities: { presencial: 56, online: 10, ambos: 34 },
  },
  Fisioterapia: {
    women: 0.76,
    approaches: { Ortopédica: 46, Neurológica: 22, Respiratória: 14, Esportiva: 18 },
    ages: { criancas: 5, adultos: 51, ambos: 44 },
    modalities: { presencial: 87, online: 2, ambos: 11 },
  },
  "Terapia Ocupacional": {
    women: 0.92,
    approaches: none,
    ages: { criancas: 48, adultos: 18, ambos: 34 },
    modalities: { presencial: 74, online: 4, ambos: 22 },
  },
  Nutrição: {
    women: 0.91,
    approaches: none,
    ages: { criancas: 8, adultos: 54, ambos: 38 },
    modalities: { presencial: 34, online: 24, ambos: 42 },
  },
  Enfermagem: {
    women: 0.85,
    approaches: none,
    ages: { criancas: 7, adultos: 47, ambos: 46 },
    modalities: { presencial: 83, online: 4, ambos: 13 },
  },
  Odontologia: {
    women: 0.58,
    approaches: none,
    ages: { criancas: 12, adultos: 38, ambos: 50 },
    modalities: { presencial: 96, online: 0, ambos: 4 },
  },
};

/** How the people of a specialty differ from each other. */
export const mixes = Object.fromEntries(
  Object.entries(shares).map(([specialty, given]) => [specialty, mixOf(given)]),
) as Record<Specialty, ReturnType<typeof mixOf>>;

/** Every specialty with each of its approaches. */
export const pairs = Object.entries(shares).flatMap(([specialty, { approaches }]) =>
  Object.keys(approaches).map((approach) => ({ specialty: specialty as Specialty, approach })),
);

function mixOf({ women, approaches, ages, modalities }: Shares) {
  return {
    women,
    drawApproach: weightedKeys(approaches),
    drawAgeGroup: weightedKeys(ages),
    drawModality: weightedKeys(modalities),
  };
}
