import { accountDescription } from "#app/features/account/sign-in/account-description.ts";
import { Document } from "../../document.tsx";
import { Island } from "../../island.tsx";
import RecoverPassword from "../../islands/recover-password.tsx";
import { cacheFor, loaded, type PageData, type PageRequest } from "../../page.ts";

export const loadRecoverPassword = ({ url }: PageRequest) => loaded({ path: url.pathname }, { cache: cacheFor(300) });

/** /recuperar-senha */
export function RecoverPasswordPage({ path }: PageData<typeof loadRecoverPassword>) {
  return (
    <Document {...accountDescription("Esqueci minha senha")} path={path}>
      <Island of={RecoverPassword} wake="load" />
    </Document>
  );
}
