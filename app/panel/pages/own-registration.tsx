import { PanelFailure, PanelLoading } from "#app/features/panel/panel-state.tsx";
import { loadOwnRegistration } from "#app/features/verification/own-registration.client.ts";
import { RegistrationPage } from "#app/features/verification/registration-page.tsx";
import { useLoaded } from "#app/shared/backend/use-loaded.ts";

/** /dashboard/registro */
export function OwnRegistration() {
  const { status, data, reload } = useLoaded(loadOwnRegistration);
  if (status === "loading") return <PanelLoading />;
  if (status === "failed") return <PanelFailure onRetry={reload} />;
  return <RegistrationPage registration={data} onChanged={reload} />;
}
