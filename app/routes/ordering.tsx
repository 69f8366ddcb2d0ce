import { data } from "react-router";
import { describeDocument } from "#app/features/legal/describe-document.ts";
import { writeOrdering } from "#app/features/legal/documents/ordering.ts";
import { LegalPage } from "#app/features/legal/legal-page.tsx";
import { sharedFor } from "#app/shared/page-meta.ts";
import type { Route } from "./+types/ordering.ts";

/** /como-ordenamos */
export function loader({ request }: Route.LoaderArgs) {
  return data({ meta: describeDocument(writeOrdering(), request.url) }, { headers: sharedFor(300) });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function OrderingPage() {
  return <LegalPage document={writeOrdering()} />;
}
