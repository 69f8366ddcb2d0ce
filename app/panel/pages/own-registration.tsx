import { PanelFailure, PanelLoading } from "#app/features/panel/panel-state.tsx";
import { useLoaded } from "#app/features/panel/use-loaded.ts";
import { loadOwnRegistration } from "#app/features/verification/own-registration.client.ts";
import { RegistrationPage } from "#app/features/verification/registration-page.tsx";

/** /dashboard/registro */
export function OwnRegistration() {
  const { status, data, reload } = useLoaded(loadOwnRegistration);
  if (status === "loading") return <PanelLoading />;
  if (status === "failed") return <PanelFailure onRetry={reload} />;
  return <RegistrationPage registration={data} onChanged={reload} />;
}
