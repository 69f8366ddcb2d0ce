import { useEffect, useState } from "react";
import { useRouteError } from "react-router";
import { SessionLoading } from "#app/features/account/session/session-loading.tsx";
import { PanelFailure } from "#app/features/panel/panel-state.tsx";
import { pageTitle } from "#app/shared/brand.ts";
import { CrashMessage } from "#app/shared/ui/frame/error-page.tsx";
import { PageNotLoaded, reloadOnce } from "./load-page.ts";

export function RouteError() {
  const error = useRouteError();
  if (error instanceof PageNotLoaded) return <MissingPage />;
  const details = import.meta.env.DEV && error instanceof Error ? error.stack : undefined;
  return (
    <>
      <title>{pageTitle("Algo deu errado")}</title>
      <CrashMessage details={details} />
    </>
  );
}

/** A new version brings its own files: the document is loaded anew. What was typed waits as a draft (shared/forms/draft.ts). */
function MissingPage() {
  const [isLoading, setLoading] = useState(true);
  useEffect(() => setLoading(reloadOnce()), []);
  if (isLoading) return <SessionLoading />;
  return (
    <div className="page-width py-12">
      <PanelFailure onRetry={() => location.reload()} />
    </div>
  );
}
