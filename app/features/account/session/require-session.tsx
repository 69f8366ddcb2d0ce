import { type ReactNode, useEffect } from "react";
import { leaveFor } from "#app/shared/leave-for.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { EmptyState } from "#app/shared/ui/empty-state.tsx";
import { signInPath } from "./return-path.ts";
import { SessionLoading } from "./session-loading.tsx";
import { useAuth } from "./use-auth.ts";

/** Around pages for who is signed in; others are led to /login once loading ends, and back afterwards. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { session, loading, isUnreachable } = useAuth();
  if (isUnreachable) return <Unreachable />;
  if (loading) return <SessionLoading />;
  if (!session) return <SignInFirst />;
  return children;
}

function SignInFirst() {
  useEffect(() => leaveFor(signInPath(window.location), { replace: true }), []);
  return <SessionLoading />;
}

function Unreachable() {
  return (
    <div className="page-width py-16" role="alert">
      <EmptyState
        heading="h1"
        title="Sem conexão"
        description="Não conseguimos abrir sua conta agora. Assim que a conexão voltar, a página continua sozinha."
        action={<Button onClick={() => window.location.reload()}>Tentar de novo</Button>}
      />
    </div>
  );
}
