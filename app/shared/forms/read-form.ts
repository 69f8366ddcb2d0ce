/** The sender's error, not ours: no form at all, or signs that no text has. */
export class BadForm extends Error {}

/** A form as a browser sends it. */
export async function readForm(request: Request) {
  const form = await request.formData().catch(() => undefined);
  const isText = form && [...form.values()].every((value) => typeof value === "string" && !value.includes("\0"));
  if (!isText) throw new BadForm("no form, or no text");
  return form;
}
