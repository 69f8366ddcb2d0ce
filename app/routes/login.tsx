import { accountHeaders, accountMeta } from "#app/features/account/account-meta.ts";
import { LoginPage } from "#app/features/account/login-page.tsx";

export const headers = accountHeaders;
export const meta = () => accountMeta("Entrar");

/** /login */
export default function Login() {
  return <LoginPage />;
}
