import { accountHeaders, accountMeta } from "#app/features/account/account-meta.ts";
import { RecoverPage } from "#app/features/account/recover-page.tsx";

export const headers = accountHeaders;
export const meta = () => accountMeta("Esqueci minha senha");

/** /recuperar-senha */
export default function RecoverPassword() {
  return <RecoverPage />;
}
