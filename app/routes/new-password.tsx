import { accountHeaders, accountMeta } from "#app/features/account/account-meta.ts";
import { NewPasswordPage } from "#app/features/account/new-password-page.tsx";

export const headers = accountHeaders;
export const meta = () => accountMeta("Nova senha");

/** /nova-senha */
export default function NewPassword() {
  return <NewPasswordPage />;
}
