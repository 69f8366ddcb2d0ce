import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { Spinner } from "#app/shared/ui/spinner.tsx";
import { signInPath } from "./return-path.ts";
import { useAuth } from "./use-auth.ts";

/** Around pages for who is signed in; others are led to /login once loading ends, and back afterwards. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { session, loading } = useAuth();
  const location = useLocation();
  if (loading) return <LoadingSession />;
  if (!session) return <Navigate to={signInPath(location)} replace />;
  return children;
}

function LoadingSession() {
  return (
    <div role="status" className="page-width flex min-h-96 items-center justify-center gap-3 text-muted-foreground">
      <Spinner />
      Carregando...
    </div>
  );
}
