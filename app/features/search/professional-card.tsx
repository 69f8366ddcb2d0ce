import { Link } from "react-router";
import { approachLabel, modalityLabel } from "#app/features/professionals/labels.ts";
import { usePhotoUrl } from "#app/shared/photo-url.ts";
import { AvatarMark, avatarWords } from "#app/shared/ui/avatar.tsx";
import { Badge } from "#app/shared/ui/badge.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { CalendarIcon, CheckIcon, ClockIcon, PinIcon } from "#app/shared/ui/place-icons.tsx";
import { stamped } from "#app/shared/ui/stamp.tsx";
import { StarRow, starWords } from "#app/shared/ui/stars.tsx";
import type { FoundProfessional } from "./found.ts";

const LINK = buttonVariants({ variant: "outline", size: "sm", className: "result-link" });

/** One result. Its one link covers the whole card: a large target for fingers, one stop for the keyboard. */
export function ProfessionalCard({ professional }: { professional: FoundProfessional }) {
  return <Card {...cardWords(professional)} photo={usePhotoUrl(professional.photo) ?? null} />;
}

export type CardWords = ReturnType<typeof cardWords> & { photo: string | null };

export function cardWords(professional: FoundProfessional) {
  const { id, name, specialty, registration, approach, modality, city, district } = professional;
  const { rating, reviewCount, isVerified, schedule, nextTime, description } = professional;
  const stars = rating !== null && reviewCount > 0 ? starWords(rating, reviewCount) : undefined;
  return {
    ...avatarWords(name, id),
    ...{ id, name, specialty, registration, nextTime },
    approach: approachLabel(approach) || null,
    modality: modalityLabel(modality),
    place: [city, district].filter(Boolean).join(" - ") || null,
    schedule: schedule || null,
    description: description || null,
    figure: stars?.figure ?? null,
    label: stars?.label ?? null,
    width: stars?.width ?? null,
    count: stars?.count ?? null,
    verified: isVerified ? "Verificado" : null,
  };
}

export function CardDrawing(words: CardWords) {
  const { id, name, letters, tone, photo, approach, place, schedule, nextTime, description } = words;
  return (
    // By its own width, not the screen's: it also stands in narrow columns.
    <article className="@container">
      <div className="result">
        <AvatarMark letters={letters} tone={tone} photo={photo} />
        <div className="min-w-0">
          <h2 className="text-xl">{name}</h2>
          <p className="text-sm text-muted-foreground">
            <span className="font-semibold text-foreground">{words.specialty}</span>
            {` · ${words.registration}`}
          </p>
          <p className="result-signs">
            <Rating {...words} />
            {words.verified && (
              <Badge variant="success">
                <CheckIcon className="size-4" />
                {words.verified}
              </Badge>
            )}
          </p>
        </div>
        <div className="result-body">
          <p className="flex flex-wrap gap-2">
            {approach && <Badge variant="secondary">{approach}</Badge>}
            <Badge>{words.modality}</Badge>
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
            {nextTime && (
              <p className="result-next">
                <CalendarIcon />
                <span>
                  Próximo horário: <b className="numeric font-semibold">{nextTime}</b>
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

export const Card = stamped(CardDrawing);

function Rating({ figure, label, width, count }: Pick<CardWords, "figure" | "label" | "width" | "count">) {
  if (!figure || !label || !width) return <Badge variant="accent">Novo</Badge>;
  return <StarRow {...{ figure, label, width, count }} />;
}
