import { writeSecurityTxt } from "#app/features/privacy/security-txt.ts";
import { getServices } from "#app/shared/server-context.ts";
import type { Route } from "./+types/security-txt.ts";

/** /.well-known/security.txt */
export function loader({ request, context }: Route.LoaderArgs) {
  const { email } = getServices(context).operator;
  const text = writeSecurityTxt({ email, origin: new URL(request.url).origin, now: new Date() });
  return new Response(text, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=0, s-maxage=600" },
  });
}
