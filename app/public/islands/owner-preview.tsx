import { lazy, Suspense } from "react";
import { AuthProvider } from "#app/features/account/session/auth-provider.tsx";
import { SessionLoading } from "#app/features/account/session/session-loading.tsx";
import { PreviewBanner } from "#app/features/panel/preview-banner.tsx";
import { useOwnUnlisted } from "#app/features/panel/use-own-unlisted.ts";
import type { OwnRecord } from "#app/features/professionals/own-record.ts";
import ProfessionalNotFound from "#app/features/professionals/profile/professional-not-found.tsx";

// Hardly anybody who finds nobody is the owner.
const Preview = lazy(async () => {
  const { ProfilePage } = await import("#app/features/professionals/profile/profile-page.tsx");
  const { toPublicProfile } = await import("#app/features/professionals/own-record.ts");
  const { loadAttributes } = await import("#app/features/panel/own-record.client.ts");
  const attributes = await loadAttributes().catch(() => []);
  return {
    default: ({ record }: { record: OwnRecord }) => (
      <ProfilePage professional={toPublicProfile(record)} attributes={attributes} />
    ),
  };
});

/** /profissional/:id of somebody who is not listed: visitors find nobody, the owner finds a preview. */
export default function OwnerPreview({ id }: { id: string }) {
  return (
    <AuthProvider>
      <Unlisted id={id} />
    </AuthProvider>
  );
}

function Unlisted({ id }: { id: string }) {
  const record = useOwnUnlisted(id);
  if (record === null) return <ProfessionalNotFound isCertain />;
  if (!record)
    return (
      <>
        {/* The style sheet shows one of the two: who has a session stored may be the owner. */}
        <div className="for-session">
          <SessionLoading />
        </div>
        <ProfessionalNotFound isCertain={false} />
      </>
    );
  return (
    <Suspense fallback={<SessionLoading />}>
      <PreviewBanner record={record} />
      <Preview record={record} />
    </Suspense>
  );
}
