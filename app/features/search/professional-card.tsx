import { Link } from "react-router";
import { approachLabel, modalityLabel } from "#app/features/professionals/labels.ts";
import { usePhotoUrl } from "#app/shared/photo-url.ts";
import { Avatar } from "#app/shared/ui/avatar.tsx";
import { Badge } from "#app/shared/ui/badge.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { CalendarIcon, CheckIcon, ClockIcon, PinIcon } from "#app/shared/ui/place-icons.tsx";
import { Stars } from "#app/shared/ui/stars.tsx";
import type { FoundProfessional } from "./found.ts";

const LINK = buttonVariants({ variant: "outline", size: "sm", className: "result-link" });

type CardProps = { professional: FoundProfessional; heading?: "h2" | "h3" };

/** One result. Its one link covers the whole card: a large target for fingers, one stop for the keyboard. */
export function ProfessionalCard({ professional, heading: Heading = "h2" }: CardProps) {
  const { id, name, specialty, registration, schedule, description } = professional;
  const place = [professional.city, professional.district].filter(Boolean).join(" - ");
  const approach = approachLabel(professional.approach);
  return (
    // By its own width, not the screen's: it also stands in narrow columns.
    <article className="@container">
      <div className="result">
        <Avatar name={name} id={id} photo={usePhotoUrl(professional.photo)} />
        <div className="min-w-0">
          <Heading className="text-xl">{name}</Heading>
          <p className="text-sm text-muted-foreground">
            <span className="font-semibold text-foreground">{specialty}</span>
            {` · ${registration}`}
          </p>
          <p className="result-signs">
            <Rating rating={professional.rating} reviewCount={professional.reviewCount} />
            {professional.isVerified && (
              <Badge variant="success">
                <CheckIcon className="size-4" /> Verificado
              </Badge>
            )}
          </p>
        </div>
        <div className="result-body">
          <p className="flex flex-wrap gap-2">
            {approach && <Badge variant="secondary">{approach}</Badge>}
            <Badge>{modalityLabel(professional.modality)}</Badge>
          </p>
          <div className="result-facts">
            {place && (
              <p>
                <PinIcon />
                {place}
              </p>
            )}
            {schedule && (
              <p>
                <ClockIcon />
                <span className="line-clamp-2">{schedule}</span>
              </p>
            )}
            {professional.nextTime && (
              <p className="result-next">
                <CalendarIcon />
                <span>
                  Próximo horário: <span className="numeric font-semibold">{professional.nextTime}</span>
                </span>
              </p>
            )}
          </div>
          {description && <p className="line-clamp-2 text-muted-foreground">{description}</p>}
        </div>
        <Link to={`/profissional/${id}`} aria-label={`Ver Perfil de ${name}`} className={LINK}>
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
