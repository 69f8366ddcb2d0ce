import { pageTitle } from "#app/shared/brand.ts";
import { describePage, sharedFor } from "#app/shared/page-meta.ts";

/** Pages about one's account: not for search engines, and the same for everybody until the browser fills them. */
export function accountMeta(title: string) {
  return describePage({
    title: pageTitle(title),
    description: "Entre para cuidar do seu perfil, dos seus horários e da sua assinatura.",
    isIndexed: false,
  });
}

export const accountHeaders = () => sharedFor(300);
