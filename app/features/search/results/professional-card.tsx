import { cardTimesHtml } from "#app/features/availability/card-times.ts";
import { approachLabel, modalityLabel } from "#app/features/professionals/labels.ts";
import { formatNumber } from "#app/shared/formats.ts";
import { usePhotoUrl } from "#app/shared/links/photo-url.ts";
import { Avatar } from "#app/shared/ui/avatar.tsx";
import { Badge } from "#app/shared/ui/badge.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { FavouriteButton } from "#app/shared/ui/favourite-button.tsx";
import type { FoundProfessional } from "./found.ts";
import { TrustSigns } from "./trust-signs.tsx";

const LINK = buttonVariants({ variant: "outline", size: "sm", className: "result-link" });

type ProfessionalCardProps = {
  professional: FoundProfessional;
  /** What the search asked for and the card would not show (asked-words.ts). */
  asked?: string;
};

/** One result, laid out by the width of the nearest `@container`. Its link covers the whole card, under the free times: a large target for fingers. */
export function ProfessionalCard({ professional, asked }: ProfessionalCardProps) {
  const { id, name, specialty, title, times } = professional;
  return (
    <article className="result">
      <Avatar name={name} id={id} photo={usePhotoUrl(professional.photo)} />
      <div className="result-head">
        <h2 className="text-xl">{name}</h2>
        <p className="text-sm text-muted-foreground">
          <span className="font-semibold text-foreground">{specialty}</span>
          {` · ${title}`}
        </p>
        <TrustSigns {...professional} />
      </div>
      <CardBody professional={professional} asked={asked} />
      <a href={`/profissional/${id}`} aria-label={`Ver Perfil de ${name}`} className={LINK}>
        Ver Perfil
      </a>
      {/* There also without a time: one may come while the card is looked at (app/public/browser/follow-page.ts). */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div
        role="group"
        aria-label="Próximos horários"
        className="result-times"
        hidden={!times?.days.length}
        data-times={id}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: its one foreign word, the name, is escaped there
        dangerouslySetInnerHTML={{ __html: times ? cardTimesHtml(id, name, times) : "" }}
      />
      <FavouriteButton id={id} name={name} />
    </article>
  );
}

function CardBody({ professional, asked }: ProfessionalCardProps) {
  const { approach, modality, city, district, distance, schedule, description } = professional;
  const place = [city, district].filter(Boolean).join(" - ");
  const away = distance ? ` · a ${formatNumber(distance)} km` : "";
  const approachText = approachLabel(approach);
  return (
    <div className="result-body">
      <p className="flex flex-wrap gap-2">
        {approachText && <Badge variant="secondary">{approachText}</Badge>}
        <Badge>{modalityLabel(modality)}</Badge>
      </p>
      <div className="result-facts">
        {asked && (
          <p className="result-fact result-asked">
            <span className="sr-only">Como você pediu: </span>
            {asked}
          </p>
        )}
        {place && <p className="result-fact result-place">{place + away}</p>}
        {schedule && (
          <p className="result-fact result-schedule">
            <span className="line-clamp-2">{schedule}</span>
          </p>
        )}
      </div>
      {description && <p className="line-clamp-2 text-muted-foreground">{description}</p>}
    </div>
  );
}
