import type { Professional } from "#app/features/professionals/professional.ts";
import { describeStanding } from "#app/features/professionals/registration/registration-standing.ts";
import { introduce } from "#app/features/professionals/registration/titles.ts";
import { usePhotoUrl } from "#app/shared/links/photo-url.ts";
import { Avatar } from "#app/shared/ui/avatar.tsx";

/** With whom. */
export function BookingHeader({ professional }: { professional: Professional }) {
  const { id, name, specialty, photo, verifiedAt } = professional;
  return (
    <a href={`/profissional/${id}`} className="flex items-center gap-4 text-foreground no-underline">
      <Avatar name={name} id={id} photo={usePhotoUrl(photo)} />
      <span className="min-w-0">
        <span className="block text-lg font-semibold underline">{name}</span>
        <span className="block text-sm text-muted-foreground">
          {specialty} · {introduce(professional)}
        </span>
        <span className="block text-sm text-muted-foreground">{describeStanding(verifiedAt)}</span>
      </span>
    </a>
  );
}
