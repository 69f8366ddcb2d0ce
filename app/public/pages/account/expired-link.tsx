import { accountDescription } from "#app/features/account/sign-in/account-description.ts";
import { ExpiredLink } from "#app/features/account/sign-in/expired-link.tsx";
import { Document } from "../../document.tsx";
import { cacheFor, loaded, type PageData, type PageRequest } from "../../page.ts";

export const loadExpiredLink = ({ url }: PageRequest) =>
  loaded({ isAboutPassword: url.searchParams.get("de") === "senha", path: url.pathname }, { cache: cacheFor(300) });

/** /link-expirado */
export function ExpiredLinkPage({ isAboutPassword, path }: PageData<typeof loadExpiredLink>) {
  return (
    <Document {...accountDescription("Link expirado")} path={path}>
      <ExpiredLink isAboutPassword={isAboutPassword} />
    </Document>
  );
}
