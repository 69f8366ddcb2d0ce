/** What the link of an email brought in the address's fragment (the implicit flow). */
export type AuthCallback =
  | { kind: "session"; about: string }
  | { kind: "refusal"; code: string }
  /** The first of the two confirmations of a new address. */
  | { kind: "half" };

export function readAuthCallback(fragment: string): AuthCallback | undefined {
  const fields = new URLSearchParams(fragment.replace(/^#/, ""));
  if (fields.get("access_token")) return { kind: "session", about: fields.get("type") ?? "" };
  if (fields.get("error") || fields.get("error_code"))
    return { kind: "refusal", code: fields.get("error_code") ?? fields.get("error") ?? "" };
  if (fields.get("message")) return { kind: "half" };
  return undefined;
}
