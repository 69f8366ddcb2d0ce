import { type Context, Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { networkOf } from "../../../../http/network.ts";
import { asRefusal } from "../../as-refusal.ts";
import { AuthError } from "../../auth-error.ts";
import type { AuthService } from "../../auth-service.ts";
import { type Client, clientOf } from "../../client.ts";
import { asAuthAdmin } from "../../database.ts";
import { readText } from "../../request-body.ts";
import type { SignedInIds } from "../../sessions/access.ts";
import { startSession } from "../../sessions/sessions.ts";
import { issueProviderCode, parseChallenge, startFlow } from "../flow-state.ts";
import { redirectAddress } from "../redirect-address.ts";
import { withCode, withError, withSession } from "../redirect-answer.ts";
import { type Brought, fetchAccount, providerAddress } from "./ask-provider.ts";
import { findProvider } from "./known-provider.ts";
import { badState, type OAuthState, readState, signState, stateCookie } from "./oauth-state.ts";
import { linkProviderAccount, resolveProviderAccount } from "./provider-account.ts";

/** GET /authorize sends somebody to the provider, GET /callback receives them. */
export function oauth(service: AuthService) {
  return new Hono()
    .get("/authorize", async (c) => c.redirect(await leave(service, c), 302))
    .get("/callback", async (c) => c.redirect(await receive(service, c), 302))
    .post("/callback", async (c) => {
      // Once more as a GET: only then does the browser send the cookie along from another site.
      const form = new URLSearchParams(await readText(c));
      const fields = ["code", "state", "user", "error", "error_description"].flatMap((name) => {
        const value = form.get(name);
        return value === null ? [] : [[name, value]];
      });
      return c.redirect(`${service.url}/callback?${new URLSearchParams(fields)}`, 303);
    });
}

/** What is wrong with the call is told to whoever wrote it; who came at a bad moment ends on a page of the website. */
async function leave(service: AuthService, c: Context) {
  try {
    return await authorizeAddress(service, c);
  } catch (error) {
    const refusal = asRefusal(service, error);
    if (refusal.status < 429) throw refusal;
    return withError(redirectAddress(service.settings, c.req.query("redirect_to")), refusal, true);
  }
}

/** Parameters of the providers' that a page may set. */
const passedOn = ["prompt", "access_type", "login_hint", "hd", "include_granted_scopes", "domain_hint", "kc_idp_hint"];

export async function authorizeAddress(service: AuthService, c: Context, linkTo?: SignedInIds) {
  const query = c.req.query();
  const known = findProvider(service, query.provider);
  await service.limiter.hit(["signInByAddress", networkOf(clientOf(service, c).address)]);
  const pkce = parseChallenge(query.code_challenge ?? "", query.code_challenge_method ?? "");
  const flowId =
    pkce &&
    (await asAuthAdmin(service.sql, (tx) =>
      startFlow(tx, service, { ...pkce, provider: known.name, method: "oauth" }),
    ));
  const redirect = redirectAddress(service.settings, query.redirect_to);
  const { signed, nonce } = await signState(
    service,
    { provider: known.name, redirect, flowId, linkTo },
    getCookie(c, stateCookie),
  );
  setCookie(c, stateCookie, nonce, {
    // Also where flows begin, so that a second tab's keeps it.
    path: new URL(service.url).pathname,
    httpOnly: true,
    secure: service.url.startsWith("https:"),
    sameSite: "Lax",
    maxAge: service.lifetimes.oauthState,
  });
  const extra = Object.fromEntries(passedOn.flatMap((name) => (query[name] ? [[name, query[name]]] : [])));
  const callback = `${service.url}/callback`;
  return providerAddress(known, { callback, state: signed, scopes: query.scopes ?? "", extra });
}

/** Whatever goes wrong, they end on a page of the website that can say so. */
async function receive(service: AuthService, c: Context) {
  let redirect = service.settings.siteUrl;
  try {
    const client = clientOf(service, c);
    await service.limiter.hit(["signInByAddress", networkOf(client.address)]);
    const { state: signed, code, user, error, error_description } = c.req.query();
    if (!signed) throw badState("OAuth state parameter missing");
    const state = await readState(service, signed, getCookie(c, stateCookie));
    redirect = redirectAddress(service.settings, state.redirect);
    if (error) throw new AuthError(403, "bad_oauth_callback", (error_description ?? error).slice(0, 200));
    if (!code) throw new AuthError(400, "bad_oauth_callback", "OAuth callback with missing authorization code");
    return await finish(service, { ...state, redirect }, { code, user }, client);
  } catch (error) {
    return withError(redirect, asRefusal(service, error), true);
  }
}

async function finish(service: AuthService, state: OAuthState, brought: Brought, client: Client) {
  const tokens = await fetchAccount(service, findProvider(service, state.provider), brought);
  return asAuthAdmin(service.sql, async (tx) => {
    const user = state.linkTo
      ? await linkProviderAccount(tx, service, state.linkTo, tokens.account)
      : await resolveProviderAccount(tx, service, tokens.account);
    if (state.flowId)
      return withCode(state.redirect, await issueProviderCode(tx, service, state.flowId, user.id, tokens));
    const session = await startSession(tx, service, user, "oauth", client);
    return withSession(state.redirect, session, {
      provider_token: tokens.accessToken,
      provider_refresh_token: tokens.refreshToken,
    });
  });
}
