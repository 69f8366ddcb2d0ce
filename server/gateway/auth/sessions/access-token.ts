import { SignJWT } from "jose";
import type { AuthService } from "../auth-service.ts";
import type { User } from "../users/users.ts";

export type Session = {
  id: string;
  user_id: string;
  aal: "aal1" | "aal2" | "aal3";
  factor_id: string | null;
  created_at: Date;
  not_after: Date | null;
};

/** How and when somebody proved who they are, the latest first. */
export type AuthMethod = { method: string; timestamp: number };

export async function signAccessToken(service: AuthService, user: User, session: Session, amr: AuthMethod[]) {
  const issuedAt = Math.floor(service.now().getTime() / 1000);
  const expiresAt = issuedAt + service.lifetimes.accessToken;
  const { kid, privateKey } = service.keys.signing;
  const token = await new SignJWT({
    iss: service.url,
    sub: user.id,
    aud: user.aud,
    exp: expiresAt,
    iat: issuedAt,
    email: user.email ?? "",
    phone: user.phone ?? "",
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    role: user.role,
    aal: session.aal,
    amr,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  })
    .setProtectedHeader({ alg: "ES256", kid, typ: "JWT" })
    .sign(privateKey);
  return { token, expiresAt };
}
