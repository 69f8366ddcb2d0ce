import { createHmac } from "node:crypto";
import { z } from "zod";
import { boundedFetch } from "../../../../http/bounded-fetch.ts";
import { AuthError } from "../../auth-error.ts";
import type { AuthService } from "../../auth-service.ts";
import { parseEmailAddress } from "../../mail/email-address.ts";
import { disabled } from "../disabled.ts";
import { readIdToken } from "./id-token.ts";
import { clientIds, findProvider, type Known } from "./known-provider.ts";
import type { Answer, ProviderName } from "./providers.ts";

export type ProviderAccount = {
  provider: ProviderName;
  issuer: string;
  sub: string;
  email: string;
  isVerified: boolean;
  name: string | undefined;
  picture: string | undefined;
  username: string | undefined;
};

type Authorization = { callback: string; state: string; scopes: string; extra: Record<string, string> };

export function providerAddress(known: Known, { callback, state, scopes, extra }: Authorization) {
  const { provider, settings, endpoints } = known;
  const address = new URL(endpoints.authorize);
  const scope = [...new Set([...provider.scopes, ...scopes.split(/[\s,]+/)])].filter(Boolean);
  const fields = {
    ...extra,
    ...provider.parameters,
    client_id: clientIds(settings)[0] ?? "",
    redirect_uri: callback,
    response_type: "code",
    scope: scope.join(" "),
    state,
  };
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
  return address.href;
}

const tokenAnswer = z.object({
  access_token: z.string(),
  refresh_token: z.string().optional(),
  id_token: z.string().optional(),
});
/** The database takes no NUL. */
const text = z.string().regex(/^[^\0]*$/);
const shown = text.max(1000).nullish().catch(undefined);
const personForm = z.object({
  sub: z.union([text.min(1).max(255), z.number().transform(String)]),
  email: text.max(255).nullish(),
  // Some answer with a string.
  email_verified: z.union([z.boolean(), z.string()]).nullish(),
  name: shown,
  picture: shown,
  preferred_username: shown,
});

/** What somebody came back with; the `user` says no more than what they call themselves. */
export type Brought = { code: string; user: string | undefined };

/** Who it was that came back with a code. */
export async function fetchAccount(service: AuthService, known: Known, brought: Brought) {
  const { person, tokens, issuer } = await exchangeCode(known, brought, `${service.url}/callback`).catch((error) => {
    const facts = { provider: known.name, reason: reasonOf(error) };
    service.log.warn(facts, "a provider did not say who somebody is");
    throw new AuthError(500, "unexpected_failure", "Unable to exchange external code");
  });
  const account = accountOf(known, person, issuer);
  return { account, accessToken: tokens.access_token, refreshToken: tokens.refresh_token };
}

/** Who an ID token names that somebody brought. */
export async function readAccount(service: AuthService, given: string, token: string) {
  if (!service.settings.acceptsIdTokens) throw disabled.idToken();
  const known = findProvider(service, given, disabled.idToken);
  if (!known.provider.issuer) throw disabled.idToken();
  const { claims, person } = await readIdToken(known, token)
    .then((claims) => ({ claims, person: personForm.parse(known.provider.read(claims, known.url)) }))
    .catch(() => {
      throw new AuthError(400, "validation_failed", "Bad ID token");
    });
  return { claims, account: accountOf(known, person, String(claims.iss)) };
}

function accountOf({ name, url, endpoints }: Known, person: z.infer<typeof personForm>, issuer: string | undefined) {
  if (!person.email) throw new AuthError(500, "unexpected_failure", "Error getting user email from external provider");
  const account: ProviderAccount = {
    provider: name,
    issuer: issuer ?? (url || new URL(endpoints.authorize).origin),
    sub: person.sub,
    email: parseEmailAddress(person.email),
    isVerified: String(person.email_verified) === "true",
    name: person.name ?? undefined,
    picture: person.picture ?? undefined,
    username: person.preferred_username ?? undefined,
  };
  return account;
}

/** Over our own connection to the provider. */
async function exchangeCode(known: Known, { code, user }: Brought, callback: string) {
  const { provider, settings, url, endpoints } = known;
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    client_id: clientIds(settings)[0] ?? "",
    client_secret: settings.secret,
    redirect_uri: callback,
    code,
  });
  const tokens = tokenAnswer.parse(await ask(endpoints.token, { method: "POST", body }));
  const answer = endpoints.userInfo
    ? await askForPerson(known, tokens.access_token)
    : await readIdToken(known, tokens.id_token ?? "");
  const person = personForm.parse(provider.read({ ...answer, user: user && JSON.parse(user) }, url));
  return { tokens, person, issuer: typeof answer.iss === "string" ? answer.iss : undefined };
}

/** For whoever set it up. What the provider said may quote the code or the secret, and is left out. */
function reasonOf(error: Error) {
  if (error instanceof z.ZodError)
    return `not understood: ${error.issues.map(({ path }) => path.join(".")).join(", ")}`;
  return error instanceof SyntaxError ? "the answer was no JSON" : error.message;
}

async function askForPerson({ provider, settings, endpoints }: Known, accessToken: string): Promise<Answer> {
  const headers = { Authorization: `Bearer ${accessToken}` };
  const address = new URL(endpoints.userInfo ?? "");
  if (provider.provesSecret)
    address.searchParams.set(
      "appsecret_proof",
      createHmac("sha256", settings.secret).update(accessToken).digest("hex"),
    );
  const person = await ask(address.href, { headers });
  return endpoints.emails ? { ...person, emails: await ask(endpoints.emails, { headers }) } : person;
}

async function ask(address: string, init: RequestInit): Promise<Answer> {
  const headers = { Accept: "application/json", ...init.headers };
  const response = await boundedFetch(address, {
    ...init,
    headers,
    redirect: "error",
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`${new URL(address).origin} answered ${response.status}`);
  return (await response.json()) as Answer;
}
