import { SessionLoading } from "#app/features/account/session/session-loading.tsx";
import { pageTitle } from "#app/shared/brand.ts";
import { Document } from "../document.tsx";
import { cacheFor, loaded, type PageData, type PageRequest } from "../page.ts";

/** The shell of the signed-in application, the same for everybody: the browser fills it (app/panel/main.tsx). */
export const panelLoader =
  (title: string) =>
  ({ url }: PageRequest) =>
    loaded({ title, path: url.pathname }, { cache: cacheFor(300) });

export function PanelPage({ title, path }: PageData<ReturnType<typeof panelLoader>>) {
  return (
    <Document title={pageTitle(title)} isPrivate path={path} isPanel>
      <div id="panel">
        <SessionLoading />
      </div>
    </Document>
  );
}
