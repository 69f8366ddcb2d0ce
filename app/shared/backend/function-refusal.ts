/** What a function of ours said to the person when it refused; undefined when nobody answered, or not in words. */
export async function functionRefusal(error: { context?: unknown }) {
  if (!(error.context instanceof Response) || error.context.status >= 500) return undefined;
  const answer = await error.context.json().catch(() => undefined);
  return typeof answer?.message === "string" ? answer.message : undefined;
}
