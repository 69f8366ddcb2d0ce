import { TopBar } from "#app/shared/ui/top-bar.tsx";
import { useAuth } from "./use-auth.ts";

export function SiteBar() {
  const { logout } = useAuth();
  return <TopBar onSignOut={() => void logout()} />;
}
