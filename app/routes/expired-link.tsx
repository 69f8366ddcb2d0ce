import { useSearchParams } from "react-router";
import { accountHeaders, accountMeta } from "#app/features/account/account-meta.ts";
import { ExpiredLink } from "#app/features/account/expired-link.tsx";

export const headers = accountHeaders;
export const meta = () => accountMeta("Link expirado");

/** /link-expirado */
export default function Expired() {
  const [search] = useSearchParams();
  return <ExpiredLink isAboutPassword={search.get("de") === "senha"} />;
}
