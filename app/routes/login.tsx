import { data } from "react-router";
import { LoginPage } from "#app/features/account/login-page.tsx";
import { pageTitle } from "#app/shared/brand.ts";
import { describePage, sharedFor } from "#app/shared/page-meta.ts";
import type { Route } from "./+types/login.ts";

export function loader() {
  return data(null, { headers: sharedFor(300) });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = () =>
  describePage({
    title: pageTitle("Entrar"),
    description: "Entre para cuidar do seu perfil, dos seus horários e da sua assinatura.",
    isIndexed: false,
  });

export default function Login() {
  return <LoginPage />;
}
