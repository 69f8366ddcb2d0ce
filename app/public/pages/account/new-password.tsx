import { accountDescription } from "#app/features/account/sign-in/account-description.ts";
import { Document } from "../../document.tsx";
import { Island } from "../../island.tsx";
import NewPassword from "../../islands/new-password.tsx";
import { cacheFor, loaded, type PageData, type PageRequest } from "../../page.ts";

export const loadNewPassword = ({ url }: PageRequest) => loaded({ path: url.pathname }, { cache: cacheFor(300) });

/** /nova-senha */
export function NewPasswordPage({ path }: PageData<typeof loadNewPassword>) {
  return (
    <Document {...accountDescription("Nova senha")} path={path}>
      <Island of={NewPassword} wake="load" />
    </Document>
  );
}
