import { data } from "react-router";
import { useAuth } from "#app/features/account/use-auth.ts";
import { LinkGone } from "#app/features/appointments/link-gone.tsx";
import { privateHeaders } from "#app/features/appointments/private-headers.ts";
import { ReviewPage } from "#app/features/reviews/review-page.tsx";
import { changeReview, findLinkedReview } from "#app/features/reviews/write-review.server.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { sendOrKeep, UNSENT } from "#app/shared/send-or-keep.ts";
import { getServices } from "#app/shared/server-context.ts";
import type { Route } from "./+types/review.ts";

/** /avaliar/:token */
export async function loader({ params, context }: Route.LoaderArgs) {
  const link = await findLinkedReview(getServices(context).queryAsVisitor, params.token);
  return data({ link }, { status: link ? 200 : 404, headers: privateHeaders });
}

export async function action({ params, request, context }: Route.ActionArgs) {
  return data(await changeReview(getServices(context), request, params.token), { headers: privateHeaders });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendOrKeep(serverAction, { problem: UNSENT });
}

export const headers: Route.HeadersFunction = () => privateHeaders;

export const meta: Route.MetaFunction = () => [
  { title: pageTitle("Avaliar atendimento") },
  { name: "robots", content: "noindex, nofollow" },
];

export default function ReviewRoute({ loaderData: { link }, actionData }: Route.ComponentProps) {
  const { user } = useAuth();
  if (!link) return <LinkGone />;
  return <ReviewPage link={link} refusal={actionData} isOwner={user?.id === link.ownerId} />;
}
