import { formatLongDate } from "#app/shared/formats.ts";
import { usePhotoUrl } from "#app/shared/photo-url.ts";
import { Avatar } from "#app/shared/ui/avatar.tsx";
import { Badge } from "#app/shared/ui/badge.tsx";
import { VerifiedIcon } from "#app/shared/ui/feature-icons.tsx";
import { Stars } from "#app/shared/ui/stars.tsx";
import { ageGroupLabel, approachLabel, modalityLabel } from "./labels.ts";
import type { Professional } from "./professional.ts";

export function ProfileIntroduction({ professional }: { professional: Professional }) {
  const { id, name, specialty, registration, verifiedAt, rating, reviewCount } = professional;
  const approach = approachLabel(professional.approach);
  return (
    <>
      <Avatar name={name} id={id} photo={usePhotoUrl(professional.photo)} size="lg" />
      <div className="flex min-w-0 flex-col gap-4">
        <div>
          <h1 className="text-3xl">{name}</h1>
          <p className="mt-1 text-lg">
            {specialty} <span className="text-muted-foreground">· {registration}</span>
          </p>
          <p className="mt-2 flex min-h-8 items-center">
            {rating !== null && reviewCount > 0 ? (
              <Stars rating={rating} reviews={reviewCount} size="lg" />
            ) : (
              <Badge variant="accent">Novo</Badge>
            )}
          </p>
        </div>
        <p className="flex flex-wrap gap-2">
          {approach && <Badge variant="secondary">{approach}</Badge>}
          <Badge>{modalityLabel(professional.modality)}</Badge>
          <Badge variant="outline">{ageGroupLabel(professional.ageGroup)}</Badge>
        </p>
        {verifiedAt && <VerifiedNote verifiedAt={verifiedAt} />}
      </div>
    </>
  );
}

/** The badge with its date and what it means: a register was looked up, nothing else. */
function VerifiedNote({ verifiedAt }: { verifiedAt: Date }) {
  return (
    <div className="flex gap-3 rounded bg-success-soft px-4 py-3 text-sm text-success-soft-foreground">
      <VerifiedIcon className="mt-0.5 size-5 shrink-0" />
      <p>
        <strong className="font-semibold">Registro verificado em {formatLongDate(verifiedAt)}.</strong> Nossa equipe
        encontrou este registro no cadastro público do conselho. O selo não avalia o atendimento.
      </p>
    </div>
  );
}
