import { missingParts } from "#app/features/professionals/listing.ts";
import type { OwnRecord } from "#app/features/professionals/own-record.ts";

/**
 * What makes a profile complete, and how much of it is there: the one rule, for the checklist, its per cent, and whether it
 * is shown at all. Nothing of this ranks anybody.
 */
export type Step = {
  key: string;
  label: string;
  /** What it brings. */
  why: string;
  to: string;
  isDone: boolean;
};

/** How reviews may be asked for; undefined where that is not known. */
export type Inviting = { allowsTestimonials: boolean; hasInvited: boolean } | undefined;

const toField = (field: string) => `/dashboard/perfil?campo=${field}`;
/** Steps of their own. */
const APART = ["registration", "schedule"];

export function onboardingSteps(record: OwnRecord, inviting: Inviting): Step[] {
  const basics = missingParts(record).find(({ field }) => !APART.includes(field));
  return [
    {
      key: "basics",
      label: basics ? `Complete seus dados: falta ${basics.label}` : "Dados do perfil",
      why: "Sem eles o perfil não aparece na busca.",
      to: toField(basics?.field ?? "name"),
      isDone: basics === undefined,
    },
    {
      key: "registration",
      label: "Informe o registro no conselho",
      why: "É o que lista você, e o que conferimos para dar o selo.",
      to: toField("registration"),
      isDone: Boolean(record.registration) && record.registration_problem !== "unknown_form",
    },
    {
      key: "hours",
      label: "Preencha sua semana",
      why: "Pacientes veem os horários livres já na busca e pedem um deles.",
      to: "/dashboard/horarios",
      isDone: record.weekly_hours.length > 0 && Boolean(record.schedule),
    },
    {
      key: "photo",
      label: "Escolha uma foto",
      why: "Um rosto dá confiança a quem vai contar algo difícil.",
      to: "/dashboard/perfil",
      isDone: record.photo !== null,
    },
    {
      key: "description",
      label: "Conte como você trabalha",
      why: "É a primeira coisa que se lê no cartão e no buscador.",
      to: toField("description"),
      isDone: Boolean(record.description),
    },
    {
      key: "themes",
      label: "Marque seus temas",
      why: "Quem procura por ansiedade, coluna ou luto chega a você.",
      to: toField("themes"),
      isDone: record.themes.length > 0,
    },
    {
      key: "whatsapp",
      label: "Deixe um WhatsApp",
      why: "Muita gente prefere perguntar antes de marcar.",
      to: toField("whatsapp"),
      isDone: Boolean(record.whatsapp),
    },
    ...(inviting?.allowsTestimonials
      ? [
          {
            key: "review",
            label: "Crie o primeiro link de avaliação",
            why: "A palavra de quem você já atendeu ajuda quem ainda não o conhece.",
            to: "/dashboard/avaliacoes",
            isDone: inviting.hasInvited || record.review_count > 0,
          },
        ]
      : []),
  ];
}

/** Whole per cent; a hundred only when nothing is missing. */
export function completeness(steps: readonly Step[]) {
  const done = steps.filter(({ isDone }) => isDone).length;
  return Math.floor((done / steps.length) * 100);
}
