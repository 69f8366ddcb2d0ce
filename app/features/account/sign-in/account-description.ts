import { pageTitle } from "#app/shared/brand.ts";
import type { PageDescription } from "#app/shared/page-description.ts";

/** Pages about one's account: not for search engines. */
export function accountDescription(title: string): PageDescription {
  return {
    title: pageTitle(title),
    description: "Entre para cuidar do seu perfil, dos seus horários e da sua assinatura.",
    isIndexed: false,
  };
}
