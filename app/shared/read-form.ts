/** A form as a browser sends it. Anything else is the sender's fault, not ours: no form at all, or signs that no text has. */
export async function readForm(request: Request) {
  const form = await request.formData().catch(() => undefined);
  const isText = form && [...form.values()].every((value) => typeof value === "string" && !value.includes("\0"));
  if (!isText) throw new Response(null, { status: 400 });
  return form;
}
