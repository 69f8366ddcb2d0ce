import { useEffect } from "react";
import { leaveFor } from "#app/shared/links/leave-for.ts";
import { Card } from "#app/shared/ui/card.tsx";
import { Page } from "#app/shared/ui/frame/page.tsx";
import { SecondFactorStep } from "../second-factor/second-factor-step.tsx";
import { SessionLoading } from "../session/session-loading.tsx";
import { useAuth } from "../session/use-auth.ts";
import { LoginForm } from "./login-form.tsx";
import { useAttempt } from "./use-attempt.ts";

/** Whoever is signed in, by this form or in another tab, goes where they wanted to go. */
export function LoginPage({ destination }: { destination: string }) {
  const { session, awaitsSecondFactor } = useAuth();
  const signIn = useAttempt("Falha no login");
  // The session is there before the form has said so: its toast goes along.
  const canLeave = session !== null && !signIn.isBusy;

  useEffect(() => {
    if (canLeave) leaveFor(destination, { replace: true });
  }, [canLeave, destination]);

  if (awaitsSecondFactor)
    return (
      <Page title="Verificação em duas etapas" width="form">
        <SecondFactorStep signIn={signIn} />
      </Page>
    );
  return (
    <Page title="Entrar" lead="Cuide do seu perfil, dos seus horários e da sua assinatura." width="form">
      {/* The style sheet shows one of the two: who has a session stored is on the way to the panel. */}
      <div className="for-session">
        <SessionLoading />
      </div>
      <div className="for-visitor">
        <Card>
          <LoginForm signIn={signIn} />
        </Card>
        <p className="mt-6 text-center">
          Ainda não tem conta?{" "}
          <a href="/cadastro" className="text-link">
            Cadastre-se como profissional
          </a>
        </p>
      </div>
    </Page>
  );
}
