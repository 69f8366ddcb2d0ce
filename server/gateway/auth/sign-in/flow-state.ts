import { createHash, randomUUID, timingSafeEqual } from "node:crypto";
import type { TransactionSql } from "postgres";
import { AuthError, invalid } from "../auth-error.ts";
import { type AuthService, secondsFrom } from "../auth-service.ts";

/** What a client keeps for the end of a PKCE flow: only who has the verifier gets the session. */
export type Challenge = { code_challenge: string; code_challenge_method: "s256" | "plain" };

export type Flow = {
  id: string;
  user_id: string | null;
  authentication_method: string;
  provider_access_token: string | null;
  provider_refresh_token: string | null;
};

/** Nothing when the client did not ask for PKCE. */
export function parseChallenge(code_challenge: string, method: string): Challenge | undefined {
  if (!code_challenge && !method) return undefined;
  if (!code_challenge || !method) throw invalid("PKCE flow requires code_challenge_method and code_challenge");
  const code_challenge_method = method.toLowerCase();
  if (code_challenge_method !== "s256" && code_challenge_method !== "plain")
    throw invalid(`unsupported code_challenge method ${method.slice(0, 16)}`);
  if (!/^[\w.~-]{43,128}$/.test(code_challenge))
    throw invalid("code challenge has to be between 43 and 128 characters");
  return { code_challenge, code_challenge_method };
}

type NewFlow = Challenge & { userId?: string; provider: string; method: string };

export async function startFlow(tx: TransactionSql, service: AuthService, given: NewFlow) {
  const id = randomUUID();
  const now = service.now();
  await tx`
    insert into auth.flow_state (id, user_id, auth_code, code_challenge_method, code_challenge, provider_type,
      authentication_method, created_at, updated_at)
    values (${id}, ${given.userId ?? null}, ${randomUUID()}, ${given.code_challenge_method},
      ${given.code_challenge}, ${given.provider}, ${given.method}, ${now}, ${now})`;
  return id;
}

/** The code that the link of a mail leads back with; from now on it can be exchanged. */
export async function issueMailCode(tx: TransactionSql, service: AuthService, userId: string, method: string) {
  const now = service.now();
  const [flow] = await tx<{ auth_code: string }[]>`
    update auth.flow_state set auth_code_issued_at = ${now}, updated_at = ${now}
    where id = (select id from auth.flow_state
      where user_id = ${userId} and authentication_method = ${method} and auth_code_issued_at is null
      order by created_at desc limit 1)
    returning auth_code`;
  if (!flow) throw new AuthError(400, "flow_state_not_found", "No associated flow state found");
  return flow.auth_code;
}

type ProviderTokens = { accessToken: string; refreshToken: string | undefined };

export async function issueProviderCode(
  tx: TransactionSql,
  service: AuthService,
  flowId: string,
  userId: string,
  tokens: ProviderTokens,
) {
  const now = service.now();
  const [flow] = await tx<{ auth_code: string }[]>`
    update auth.flow_state set user_id = ${userId}, auth_code_issued_at = ${now}, updated_at = ${now},
      provider_access_token = ${tokens.accessToken}, provider_refresh_token = ${tokens.refreshToken ?? null}
    where id = ${flowId} and auth_code_issued_at is null returning auth_code`;
  if (!flow) throw new AuthError(422, "flow_state_not_found", "Flow state not found");
  return flow.auth_code;
}

/**
 * Ends the flow: a code is exchanged once. A wrong verifier leaves it, as in GoTrue: nobody guesses one of 43 characters, and
 * otherwise somebody who saw the code in an address could spoil the sign-in.
 */
export async function finishFlow(tx: TransactionSql, service: AuthService, authCode: string, verifier: string) {
  // Locks the account first, as everywhere: ending its sessions ends its codes too.
  await tx`
    select from auth.users
    where id = (select user_id from auth.flow_state where auth_code = ${authCode}) for update`;
  const [flow] = await tx<(Flow & Challenge & { auth_code_issued_at: Date | null })[]>`
    select id, user_id, authentication_method, provider_access_token, provider_refresh_token,
      code_challenge, code_challenge_method, auth_code_issued_at
    from auth.flow_state where auth_code = ${authCode} for update`;
  if (!flow?.auth_code_issued_at || !flow.user_id)
    throw new AuthError(404, "flow_state_not_found", "invalid flow state, no valid flow state found");
  if (secondsFrom(flow.auth_code_issued_at, service.lifetimes.authCode) <= service.now())
    throw new AuthError(403, "flow_state_expired", "invalid flow state, flow state has expired");
  if (!isVerifiedBy(flow, verifier))
    throw new AuthError(400, "bad_code_verifier", "code challenge does not match previously saved code verifier");
  await tx`delete from auth.flow_state where id = ${flow.id}`;
  return { ...flow, user_id: flow.user_id };
}

function isVerifiedBy({ code_challenge, code_challenge_method }: Challenge, verifier: string) {
  const hashed = createHash("sha256").update(verifier).digest("base64url");
  const given = Buffer.from(code_challenge_method === "s256" ? hashed : verifier);
  const expected = Buffer.from(code_challenge);
  return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
}
