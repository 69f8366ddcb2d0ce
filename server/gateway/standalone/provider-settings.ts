import { z } from "zod";
import type { ProviderSettings } from "../auth/auth-settings.ts";
import { type Provider, type ProviderName, providerNames, providers } from "../auth/sign-in/providers/providers.ts";

const flag = z.stringbool().optional();
const prefixOf = (name: ProviderName) => `GOTRUE_EXTERNAL_${name.toUpperCase()}_`;

/** `GOTRUE_EXTERNAL_<PROVIDER>_ENABLED`, `_CLIENT_ID`, `_SECRET` and `_URL`, for each that we know; what is wrong, in words. */
export function readProviders(env: Record<string, string | undefined>) {
  const known: Partial<Record<ProviderName, ProviderSettings>> = {};
  const wrong: string[] = [];
  for (const name of providerNames) {
    const isEnabled = flag.safeParse(env[`${prefixOf(name)}ENABLED`]);
    if (!isEnabled.success) wrong.push(`${prefixOf(name)}ENABLED must be true or false`);
    if (!isEnabled.data) continue;
    const url = takesUrl(name) ? env[`${prefixOf(name)}URL`] : undefined;
    const [clientId = "", secret = ""] = ["CLIENT_ID", "SECRET"].map((end) => env[prefixOf(name) + end]);
    if (!clientId) wrong.push(`${prefixOf(name)}CLIENT_ID is missing`);
    if (!secret) wrong.push(`${prefixOf(name)}SECRET is missing`);
    if (url ? !z.url().safeParse(url).success : (providers[name] as Provider).needsUrl)
      wrong.push(`${prefixOf(name)}URL must be an address such as https://example.com`);
    known[name] = { clientId, secret, url };
  }
  return { providers: known, wrong };
}

/** The names that mean something. */
export const providerSettingNames = providerNames.flatMap((name) =>
  ["ENABLED", "CLIENT_ID", "SECRET", ...(takesUrl(name) ? ["URL"] : [])].map((end) => prefixOf(name) + end),
);

function takesUrl(name: ProviderName) {
  const { url, needsUrl }: Provider = providers[name];
  return url !== undefined || needsUrl;
}
