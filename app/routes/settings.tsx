import { SettingsPage } from "#app/features/account/settings-page.tsx";
import { panelHeaders, panelMeta } from "#app/features/panel/panel-meta.ts";

export const headers = panelHeaders;
export const meta = () => panelMeta("Ajustes");

/** /dashboard/ajustes */
export default function Settings() {
  return <SettingsPage />;
}
