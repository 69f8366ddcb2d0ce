import { data } from "react-router";
import { ReportPage } from "#app/features/reviews/report-page.tsx";
import { isReportable, sendReport } from "#app/features/reviews/send-report.server.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { sendOrKeep, UNSENT } from "#app/shared/send-or-keep.ts";
import { getServices } from "#app/shared/server-context.ts";
import type { Route } from "./+types/report.ts";

/** /denunciar/avaliacao/:id and /denunciar/perfil/:id */
export async function loader({ params }: Route.LoaderArgs) {
  const { kind, id } = params;
  if (!isReportable(kind, id)) throw data(null, { status: 404 });
  return data({ kind }, { headers: { "Cache-Control": "no-store" } });
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { kind, id } = params;
  if (!isReportable(kind, id)) throw data(null, { status: 404 });
  return sendReport(getServices(context), request, kind, id);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendOrKeep(serverAction, { problem: UNSENT });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = () => [
  { title: pageTitle("Denunciar") },
  { name: "robots", content: "noindex, nofollow" },
];

export default function ReportRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ReportPage kind={loaderData.kind} answer={actionData} />;
}
