import { Link } from "react-router";
import { approachLabel, modalityLabel } from "#app/features/professionals/labels.ts";
import { usePhotoUrl } from "#app/shared/photo-url.ts";
import { Avatar } from "#app/shared/ui/avatar.tsx";
import { Badge } from "#app/shared/ui/badge.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { CalendarIcon, CheckIcon, ClockIcon, PinIcon } from "#app/shared/ui/place-icons.tsx";
import { Stars } from "#app/shared/ui/stars.tsx";
import type { FoundProfessional } from "./found.ts";

type CardProps = { professional: FoundProfessional; heading?: "h2" | "h3" };

/** One result. Its one link covers the whole card: a large target for fingers, one stop for the keyboard. */
export function ProfessionalCard({ professional, heading: Heading = "h2" }: CardProps) {
  const { id, name, specialty, registration, schedule, description } = professional;
  const place = [professional.city, professional.district].filter(Boolean).join(" - ");
  const approach = approachLabel(professional.approach);
  return (
    // By its own width, not the screen's: it also stands in narrow columns.
    <article className="@container">
      <div className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3.5 rounded border bg-surface-raised p-5 shadow transition-colors hover:border-primary @lg:grid-cols-[auto_minmax(0,1fr)_auto] @2xl:gap-x-5 @2xl:p-6">
        <Avatar name={name} id={id} photo={usePhotoUrl(professional.photo)} />
        <div className="min-w-0">
          <Heading className="text-xl">{name}</Heading>
          <p className="text-sm text-muted-foreground">
            <span className="font-semibold text-foreground">{specialty}</span> · {registration}
          </p>
          <p className="mt-1 flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1.5">
            <Rating rating={professional.rating} reviewCount={professional.reviewCount} />
            {professional.isVerified && (
              <Badge variant="success">
                <CheckIcon className="size-4" /> Verificado
              </Badge>
            )}
          </p>
        </div>
        <div className="col-span-2 flex flex-col gap-3 @lg:col-start-2">
          <p className="flex flex-wrap gap-2">
            {approach && <Badge variant="secondary">{approach}</Badge>}
            <Badge>{modalityLabel(professional.modality)}</Badge>
          </p>
          <div className="flex flex-col gap-x-6 gap-y-1 text-sm @2xl:flex-row @2xl:flex-wrap">
            {place && (
              <p className="flex gap-2">
                <PinIcon className="mt-0.5 size-5 shrink-0 text-muted-foreground" />
                {place}
              </p>
            )}
            {schedule && (
              <p className="flex gap-2">
                <ClockIcon className="mt-0.5 size-5 shrink-0 text-muted-foreground" />
                <span className="line-clamp-2">{schedule}</span>
              </p>
            )}
            {professional.nextTime && (
              <p className="flex gap-2">
                <CalendarIcon className="mt-0.5 size-5 shrink-0 text-primary" />
                <span>
                  Próximo horário: <span className="numeric font-semibold">{professional.nextTime}</span>
                </span>
              </p>
            )}
          </div>
          {description && <p className="line-clamp-2 text-muted-foreground">{description}</p>}
        </div>
        <Link
          to={`/profissional/${id}`}
          aria-label={`Ver Perfil de ${name}`}
          className={buttonVariants({
            variant: "outline",
            size: "sm",
            className:
              "col-span-2 after:absolute after:inset-0 after:rounded @lg:col-span-1 @lg:col-start-3 @lg:row-start-1 @lg:self-start",
          })}
        >
          Ver Perfil
        </Link>
      </div>
    </article>
  );
}

function Rating({ rating, reviewCount }: { rating: number | null; reviewCount: number }) {
  if (rating === null || reviewCount === 0) return <Badge variant="accent">Novo</Badge>;
  return <Stars rating={rating} reviews={reviewCount} />;
}
