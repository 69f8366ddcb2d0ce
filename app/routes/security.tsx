import { data } from "react-router";
import { SecurityPage } from "#app/features/privacy/security-page.tsx";
import { pageTitle } from "#app/shared/brand.ts";
import { describePage, sharedFor } from "#app/shared/page-meta.ts";
import { getServices } from "#app/shared/server-context.ts";
import type { Route } from "./+types/security.ts";

/** /seguranca */
export function loader({ context }: Route.LoaderArgs) {
  return data({ operator: getServices(context).operator }, { headers: sharedFor(300) });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = () =>
  describePage({ title: pageTitle("Segurança"), description: "Como avisar de uma falha de segurança." });

export default function Security({ loaderData }: Route.ComponentProps) {
  return <SecurityPage operator={loaderData.operator} />;
}
