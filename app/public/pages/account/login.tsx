import { returnPath } from "#app/features/account/session/return-path.ts";
import { accountDescription } from "#app/features/account/sign-in/account-description.ts";
import { Document } from "../../document.tsx";
import { Island } from "../../island.tsx";
import Login from "../../islands/login.tsx";
import { cacheFor, loaded, type PageData, type PageRequest } from "../../page.ts";

export const loadLogin = ({ url }: PageRequest) =>
  loaded({ destination: returnPath(url.searchParams.get("voltar")), path: url.pathname }, { cache: cacheFor(300) });

/** /login */
export function LoginPage({ destination, path }: PageData<typeof loadLogin>) {
  return (
    <Document {...accountDescription("Entrar")} path={path}>
      <Island of={Login} wake="load" destination={destination} />
    </Document>
  );
}
