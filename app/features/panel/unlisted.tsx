import type { ReactNode } from "react";
import { toPublicProfile } from "#app/features/professionals/own-record.ts";
import type { Professional } from "#app/features/professionals/professional.ts";
import { PreviewBanner } from "./preview-banner.tsx";
import { useOwnUnlisted } from "./use-own-unlisted.ts";

type UnlistedProps = {
  id: string;
  showNotFound: (isCertain: boolean) => ReactNode;
  showPreview: (professional: Professional) => ReactNode;
};

/** Visitors find nobody; the owner finds a preview. */
export default function Unlisted({ id, showNotFound, showPreview }: UnlistedProps) {
  const record = useOwnUnlisted(id);
  if (!record) return showNotFound(record === null);
  return (
    <>
      <PreviewBanner record={record} />
      {showPreview(toPublicProfile(record))}
    </>
  );
}
