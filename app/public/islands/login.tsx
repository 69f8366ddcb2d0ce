import { AuthProvider } from "#app/features/account/auth-provider.tsx";
import { LoginPage } from "#app/features/account/login-page.tsx";

export default function Login({ destination }: { destination: string }) {
  return (
    <AuthProvider>
      <LoginPage destination={destination} />
    </AuthProvider>
  );
}
