/** RFC 9116. Expires in half a year, at the start of a day, so that the text is the same all day long. */
export function writeSecurityTxt({ email, origin, now }: { email: string; origin: string; now: Date }) {
  const expires = new Date(now.getTime() + 180 * 86_400_000);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: pt, en",
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}/seguranca`,
    "",
  ].join("\n");
}
