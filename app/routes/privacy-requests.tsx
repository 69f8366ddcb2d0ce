import { makePrivacyRequest } from "#app/features/privacy/make-privacy-request.server.ts";
import { PrivacyPage } from "#app/features/privacy/privacy-page.tsx";
import { pageTitle } from "#app/shared/brand.ts";
import { describePage, sharedFor } from "#app/shared/page-meta.ts";
import { sendOrKeep, UNSENT } from "#app/shared/send-or-keep.ts";
import { getServices } from "#app/shared/server-context.ts";
import type { Route } from "./+types/privacy-requests.ts";

export const headers = () => sharedFor(300);

export const meta = () =>
  describePage({
    title: pageTitle("Seus dados"),
    description: "Saiba que dados temos sobre você, corrija ou peça para apagar. Resposta em até 15 dias.",
  });

export function action({ request, context }: Route.ActionArgs) {
  return makePrivacyRequest(getServices(context), request);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendOrKeep(serverAction, { problem: UNSENT });
}

/** /lgpd */
export default function PrivacyRequests({ actionData }: Route.ComponentProps) {
  return <PrivacyPage answer={actionData} />;
}
