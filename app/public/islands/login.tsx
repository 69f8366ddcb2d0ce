import { AuthProvider } from "#app/features/account/session/auth-provider.tsx";
import { LoginPage } from "#app/features/account/sign-in/login-page.tsx";

export default function Login({ destination }: { destination: string }) {
  return (
    <AuthProvider>
      <LoginPage destination={destination} />
    </AuthProvider>
  );
}
