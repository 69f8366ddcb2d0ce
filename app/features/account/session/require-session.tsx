import { type ReactNode, useEffect, useRef } from "react";
import { leaveFor } from "#app/shared/links/leave-for.ts";
import { toast } from "#app/shared/toast.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { EmptyState } from "#app/shared/ui/empty-state.tsx";
import { signInPath } from "./return-path.ts";
import { SessionLoading } from "./session-loading.tsx";
import { useAuth } from "./use-auth.ts";

/** Around pages for who is signed in; others are led to /login once loading ends, and back afterwards. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { session, loading, isUnreachable } = useAuth();
  // "Sair" in this tab leaves before this is ever rendered (withAuthStateHeld).
  const wasHere = useRef(false);
  if (session) wasHere.current = true;
  if (isUnreachable) return <Unreachable />;
  if (loading) return <SessionLoading />;
  if (!session) return <SignInFirst wasHere={wasHere.current} />;
  return children;
}

function SignInFirst({ wasHere }: { wasHere: boolean }) {
  useEffect(() => {
    if (wasHere) toast(SIGNED_OUT);
    leaveFor(signInPath(window.location), { replace: true });
  }, [wasHere]);
  return <SessionLoading />;
}

const SIGNED_OUT = {
  title: "Você saiu da sua conta",
  description: "O acesso terminou em outra aba ou em outro aparelho. Entre de novo para continuar de onde parou.",
};

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
