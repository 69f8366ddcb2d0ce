import type { AuthService } from "../../auth-service.ts";
import type { ProviderSettings } from "../../auth-settings.ts";
import { disabled } from "../disabled.ts";
import { type Endpoints, type Provider, type ProviderName, providers } from "./providers.ts";

/** A provider with what the settings say of it. */
export type Known = {
  name: ProviderName;
  provider: Provider;
  settings: ProviderSettings;
  url: string;
  endpoints: Endpoints;
};

export function findProvider(service: AuthService, given: string | undefined, refuse = disabled.provider): Known {
  const name = given as ProviderName;
  const settings = Object.hasOwn(providers, name) ? service.settings.providers?.[name] : undefined;
  if (!settings) throw refuse();
  const provider: Provider = providers[name];
  const url = (settings.url ?? provider.url ?? "").replace(/\/+$/, "");
  return { name, provider, settings, url, endpoints: { ...provider.endpoints(url), ...settings.endpoints } };
}

export const clientIds = ({ clientId }: ProviderSettings) => clientId.split(",").map((id) => id.trim());
