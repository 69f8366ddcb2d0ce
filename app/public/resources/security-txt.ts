import { writeSecurityTxt } from "#app/features/privacy/security-txt.ts";
import { type PageRequest, text } from "../page.ts";

/** /.well-known/security.txt */
export function securityTxt({ url, services }: PageRequest) {
  const { email } = services.operator;
  return text(writeSecurityTxt({ email, origin: url.origin, now: new Date() }), { cache: { seconds: 600 } });
}
