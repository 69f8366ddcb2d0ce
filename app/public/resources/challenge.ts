import { waitWords } from "#app/shared/forms/too-many-requests.ts";
import { type FormRequest, json, type Resource } from "../page.ts";

/** POST /desafio: work for the visitor's browser to do before a form is accepted. Asked by POST, so never shared. */
export async function challenge({ services, visitor }: FormRequest): Promise<Resource> {
  const limited = await services.limitVisitor(visitor, "challenge");
  if (!limited) return json(await services.issueChallenge());
  const { retryAfter } = limited;
  return json(
    { error: `Muitos pedidos em pouco tempo. ${waitWords(retryAfter)}` },
    { status: 429, headers: { "Retry-After": String(retryAfter) } },
  );
}
