import { RecoverPage } from "#app/features/account/recover-page.tsx";

export default function RecoverPassword() {
  return <RecoverPage />;
}
