import { AuthProvider } from "#app/features/account/session/auth-provider.tsx";
import { NewPasswordPage } from "#app/features/account/sign-in/new-password-page.tsx";

export default function NewPassword() {
  return (
    <AuthProvider>
      <NewPasswordPage />
    </AuthProvider>
  );
}
