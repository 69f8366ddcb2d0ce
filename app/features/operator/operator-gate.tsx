import { type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { EmptyState } from "#app/shared/ui/empty-state.tsx";
import NotFoundPage from "#app/shared/ui/frame/not-found-page.tsx";
import { askWhoIAm } from "./operator.client.ts";
import { OperatorFailure, OperatorLoading } from "./operator-state.tsx";

type Access = "loading" | "failed" | "stranger" | "unready" | "unvouched" | "ready";

/** Lets operators in. What is behind it is refused by the database all the same: this only explains. */
export function OperatorGate({ children }: { children: ReactNode }) {
  const [access, setAccess] = useState<Access>("loading");
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isHere = true;
    setAccess("loading");
    askWhoIAm().then(
      (me) => isHere && setAccess(accessOf(me)),
      () => isHere && setAccess("failed"),
    );
    return () => {
      isHere = false;
    };
  }, [attempt]);

  if (access === "loading") return <OperatorLoading />;
  if (access === "failed") return <OperatorFailure onRetry={() => setAttempt(attempt + 1)} />;
  if (access === "stranger") return <NotFoundPage />;
  if (access === "unready") return <NeedsFactor />;
  if (access === "unvouched") return <NeedsCommandLine />;
  return children;
}

function accessOf({ isOperator, isReady, isFactorNew }: Awaited<ReturnType<typeof askWhoIAm>>): Access {
  if (isReady) return "ready";
  if (!isOperator) return "stranger";
  return isFactorNew ? "unvouched" : "unready";
}

function NeedsFactor() {
  return (
    <div className="page-width py-12">
      <EmptyState
        heading="h1"
        title="Falta a verificação em duas etapas"
        description="Quem opera a plataforma entra com um segundo fator. Ligue-o nos ajustes da sua conta e volte. Se você entrou com um código de recuperação, saia e entre com o aplicativo autenticador."
        action={
          <Link to="/dashboard/ajustes" className={buttonVariants()}>
            Abrir ajustes
          </Link>
        }
      />
    </div>
  );
}

function NeedsCommandLine() {
  return (
    <div className="page-width py-12">
      <EmptyState
        heading="h1"
        title="Seu segundo fator mudou"
        description="Por segurança, quem cuida do servidor confirma o acesso de novo com npm run operator -- add e o seu e-mail."
      />
    </div>
  );
}
