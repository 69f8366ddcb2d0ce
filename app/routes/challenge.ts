import { getServices } from "#app/shared/server-context.ts";
import { tooManyRequests } from "#app/shared/too-many-requests.ts";
import type { Route } from "./+types/challenge.ts";

/** POST /desafio: work for the visitor's browser to do before a form is accepted. Asked by POST, so never shared. */
export async function action({ request, context }: Route.ActionArgs) {
  const { limitVisitor, issueChallenge } = getServices(context);
  const limited = await limitVisitor(request, "challenge");
  if (limited) return tooManyRequests(limited.retryAfter);
  return Response.json(await issueChallenge(), { headers: { "Cache-Control": "no-store" } });
}

export function loader() {
  throw new Response(null, { status: 405, headers: { Allow: "POST" } });
}
