import { data } from "react-router";
import { describeDocument } from "#app/features/legal/describe-document.ts";
import { writeTerms } from "#app/features/legal/documents/terms.ts";
import { LegalPage } from "#app/features/legal/legal-page.tsx";
import { sharedFor } from "#app/shared/page-meta.ts";
import { getServices } from "#app/shared/server-context.ts";
import type { Route } from "./+types/terms.ts";

/** /termos */
export function loader({ request, context }: Route.LoaderArgs) {
  const { operator } = getServices(context);
  return data({ operator, meta: describeDocument(writeTerms(operator), request.url) }, { headers: sharedFor(300) });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function TermsPage({ loaderData: { operator } }: Route.ComponentProps) {
  return <LegalPage document={writeTerms(operator)} operator={operator} />;
}
