import { RecoverPage } from "#app/features/account/sign-in/recover-page.tsx";

export default function RecoverPassword() {
  return <RecoverPage />;
}
