import { useEffect } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { Card } from "#app/shared/ui/card.tsx";
import { Page } from "#app/shared/ui/page.tsx";
import { LoginForm } from "./login-form.tsx";
import { returnPath } from "./return-path.ts";
import { SecondFactorStep } from "./second-factor-step.tsx";
import { SessionLoading } from "./session-loading.tsx";
import { useAuth } from "./use-auth.ts";

/** Whoever is signed in, by this form or in another tab, goes where they wanted to go. */
export function LoginPage() {
  const { session, awaitsSecondFactor } = useAuth();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const destination = returnPath(search.get("voltar"));

  useEffect(() => {
    if (session) navigate(destination, { replace: true });
  }, [session, destination, navigate]);

  if (awaitsSecondFactor)
    return (
      <Page title="Verificação em duas etapas" width="form">
        <SecondFactorStep />
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
          <LoginForm />
        </Card>
        <p className="mt-6 text-center">
          Ainda não tem conta?{" "}
          <Link to="/cadastro" className="text-link">
            Cadastre-se como profissional
          </Link>
        </p>
      </div>
    </Page>
  );
}
