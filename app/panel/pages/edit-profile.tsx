import { useAuth } from "#app/features/account/session/use-auth.ts";
import { loadAttributes, loadOwnRecord } from "#app/features/panel/own-record.client.ts";
import { PanelFailure, PanelLoading } from "#app/features/panel/panel-state.tsx";
import { EditProfilePage } from "#app/features/panel/profile/edit-profile-page.tsx";
import { PhotoField } from "#app/features/photo/photo-field.tsx";
import { EditProfileFields } from "#app/features/professionals/edit-profile-fields.tsx";
import { AttributesContext } from "#app/features/professionals/fields/use-attributes.ts";
import { ProfilePage } from "#app/features/professionals/profile/profile-page.tsx";
import { toCard } from "#app/features/search/results/found.ts";
import { ProfessionalCard } from "#app/features/search/results/professional-card.tsx";
import { useLoaded } from "#app/shared/backend/use-loaded.ts";

/** /dashboard/perfil */
export function EditProfile() {
  const { user } = useAuth();
  const userId = user?.id ?? "";
  const { status, data, reload } = useLoaded(() => Promise.all([loadOwnRecord(userId), loadAttributes()]));
  if (status === "loading") return <PanelLoading />;
  if (status === "failed") return <PanelFailure onRetry={reload} />;
  const [record, attributes] = data;
  return (
    <EditProfilePage
      record={record}
      attributes={attributes}
      fields={(photo) => (
        <AttributesContext value={attributes}>
          <EditProfileFields photo={<PhotoField {...photo} />} />
        </AttributesContext>
      )}
      card={(professional) => (
        <div className="@container">
          <ProfessionalCard professional={toCard(professional)} />
        </div>
      )}
      page={(professional) => <ProfilePage professional={professional} attributes={attributes} />}
    />
  );
}
