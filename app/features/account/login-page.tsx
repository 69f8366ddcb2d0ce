import { useEffect } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { Page } from "#app/shared/ui/page.tsx";
import { LoginForm } from "./login-form.tsx";
import { returnPath } from "./return-path.ts";
import { useAuth } from "./use-auth.ts";

/** Whoever is signed in, by this form or by another tab, goes where they wanted to go. */
export function LoginPage() {
  const { session } = useAuth();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const destination = returnPath(search.get("voltar"));

  useEffect(() => {
    if (session) navigate(destination, { replace: true });
  }, [session, destination, navigate]);

  return (
    <Page title="Entrar" lead="Cuide do seu perfil, dos seus horários e da sua assinatura." width="form">
      <LoginForm />
      <p className="mt-6">
        Ainda não tem conta?{" "}
        <Link to="/cadastro" className="text-link">
          Cadastrar-se
        </Link>
      </p>
    </Page>
  );
}
