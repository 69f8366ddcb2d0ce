import { firstTime } from "#app/features/availability/card-times.ts";
import { usePhotoUrl } from "#app/shared/links/photo-url.ts";
import { Avatar } from "#app/shared/ui/avatar.tsx";
import { CalendarIcon, PinIcon } from "#app/shared/ui/icons/place-icons.tsx";
import type { FoundProfessional } from "./found.ts";
import { type TrustFacts, TrustSigns } from "./trust-signs.tsx";

/** What a small card shows of somebody. */
export type CompactProfessional = TrustFacts &
  Pick<FoundProfessional, "id" | "name" | "specialty" | "title" | "city" | "modality" | "photo" | "times">;

/** Who, where and when, for lists that lead on to profiles; the whole card is its one link. */
export function CompactCards({ professionals }: { professionals: readonly CompactProfessional[] }) {
  return (
    <div className="@container">
      <ul className="grid grid-cols-1 gap-4 @xl:grid-cols-2 @4xl:grid-cols-3">
        {professionals.map((professional) => (
          <CompactCard key={professional.id} professional={professional} />
        ))}
      </ul>
    </div>
  );
}

function CompactCard({ professional }: { professional: CompactProfessional }) {
  const { id, name, specialty, title, city, modality, times } = professional;
  const next = firstTime(times);
  const place = [city, modality !== "presencial" && "Online"].filter(Boolean).join(" · ");
  return (
    <li className="relative flex @max-3xs:flex-col gap-4 rounded border bg-surface-raised p-5 shadow transition-colors hover:border-primary">
      <Avatar name={name} id={id} photo={usePhotoUrl(professional.photo)} />
      <div className="min-w-0">
        <h3 className="text-lg leading-snug">
          <a href={`/profissional/${id}`} className="after:absolute after:inset-0 after:rounded">
            {name}
          </a>
        </h3>
        <p className="text-sm text-muted-foreground">
          <span className="font-semibold text-foreground">{specialty}</span>
          {` · ${title}`}
        </p>
        <TrustSigns {...professional} />
        <p className="mt-2 flex gap-2 text-sm">
          <PinIcon className="mt-0.5 size-5 shrink-0 text-muted-foreground" /> {place}
        </p>
        {next && (
          <p className="mt-1 flex gap-2 text-sm print:hidden">
            <CalendarIcon className="mt-0.5 size-5 shrink-0 text-primary" />
            <span>
              Próximo horário: <b className="numeric font-semibold">{next}</b>
            </span>
          </p>
        )}
      </div>
    </li>
  );
}
