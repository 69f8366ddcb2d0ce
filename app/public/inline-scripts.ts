import { sessionMarkScript } from "#app/features/account/session/session-mark.ts";
import { specialties } from "#app/features/professionals/specialties.ts";
import type { BackendSettings } from "#app/shared/backend/backend-settings.ts";

/** Runs before anything is painted. */
export const headScript = sessionMarkScript;

const slugs = specialties.map(({ slug }) => slug).join("|");

/**
 * Public pages that are read may be fetched when somebody points at a link to them. Named one by one: nothing that acts
 * or belongs to one person is ever fetched ahead.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        href_matches: [
          "/",
          "/buscar*",
          "/profissional/:id",
          "/profissional/:id/avaliacoes",
          `/:specialty(${slugs})`,
          `/:specialty(${slugs})/*`,
          ...["/termos", "/privacidade", "/valores", "/como-ordenamos", "/contato", "/acessibilidade"],
        ],
      },
      eagerness: "moderate",
    },
  ],
});

/** All that the content policy has to allow by hash. The same on every page, so its header is too. */
export const inlineScripts = (backend: BackendSettings) => [headScript(backend), speculationRules];
