import { AuthProvider } from "#app/features/account/auth-provider.tsx";
import { NewPasswordPage } from "#app/features/account/new-password-page.tsx";

export default function NewPassword() {
  return (
    <AuthProvider>
      <NewPasswordPage />
    </AuthProvider>
  );
}
