import { usePhotoUrl } from "#app/shared/links/photo-url.ts";
import { AvatarMark, avatarMarkProps } from "#app/shared/ui/avatar.tsx";
import { Badge } from "#app/shared/ui/badge.tsx";
import { VerifiedIcon } from "#app/shared/ui/icons/feature-icons.tsx";
import { StarRow, starProps } from "#app/shared/ui/stars.tsx";
import { ageGroupLabel, approachLabel, modalityLabel } from "../labels.ts";
import type { Professional } from "../professional.ts";
import { councils } from "../registration/councils.ts";
import { registerOf } from "../registration/registers.ts";
import { describeStanding } from "../registration/registration-standing.ts";
import { introduce } from "../registration/titles.ts";
import { findSpecialty } from "../specialties.ts";

export function ProfileIntroduction({ professional }: { professional: Professional }) {
  return <Introduction {...introductionProps(professional)} photo={usePhotoUrl(professional.photo) ?? null} />;
}

type IntroductionProps = ReturnType<typeof introductionProps> & { photo: string | null };

function introductionProps(professional: Professional) {
  const { id, name, specialty, verifiedAt, rating, reviewCount } = professional;
  const stars = rating !== null && reviewCount > 0 ? starProps(rating, reviewCount) : undefined;
  return {
    ...avatarMarkProps(name, id),
    ...{ name, specialty },
    title: introduce(professional),
    figure: stars?.figure ?? null,
    label: stars?.label ?? null,
    width: stars?.width ?? null,
    count: stars?.count ?? null,
    approach: approachLabel(professional.approach) || null,
    modality: modalityLabel(professional.modality),
    ageGroup: ageGroupLabel(professional.ageGroup),
    isVerified: verifiedAt !== null,
    standing: describeStanding(verifiedAt),
    ...registerProps(specialty),
  };
}

function registerProps(specialty: string) {
  const slug = findSpecialty(specialty)?.slug;
  const council = slug ? councils[slug].name : null;
  const register = council ? registerOf({ specialty, council }) : undefined;
  return { council, registerAddress: register?.address ?? null, registerLabel: register?.label ?? null };
}

function Introduction(words: IntroductionProps) {
  const { letters, tone, photo, figure, label, width, count, approach, ageGroup } = words;
  return (
    <>
      <AvatarMark {...{ letters, tone, photo }} size="lg" />
      <div className="flex min-w-0 flex-col gap-4">
        <div>
          <h1 className="text-3xl">{words.name}</h1>
          <p className="mt-1 text-lg">
            {words.specialty} <span className="text-muted-foreground">· {words.title}</span>
          </p>
          <p className="mt-2 flex min-h-8 items-center">
            {figure && label && width ? (
              <StarRow {...{ figure, label, width, count }} size="lg" />
            ) : (
              <Badge variant="accent">Novo</Badge>
            )}
          </p>
        </div>
        <p className="flex flex-wrap gap-2">
          {approach && <Badge variant="secondary">{approach}</Badge>}
          <Badge>{words.modality}</Badge>
          {ageGroup && <Badge variant="outline">{ageGroup}</Badge>}
        </p>
        {words.isVerified ? <VerifiedNote standing={words.standing} /> : <UnverifiedNote {...words} />}
      </div>
    </>
  );
}

/** The badge with its date and what it means: a register was looked up, nothing else. */
function VerifiedNote({ standing }: { standing: string }) {
  return (
    <div className="flex gap-3 rounded bg-success-soft px-4 py-3 text-sm text-success-soft-foreground">
      <VerifiedIcon className="mt-0.5 size-5 shrink-0" />
      <p>
        <strong className="font-semibold">{standing}</strong> Nossa equipe encontrou este registro no cadastro público
        do conselho. O selo não avalia o atendimento.
      </p>
    </div>
  );
}

function UnverifiedNote({ standing, council, registerAddress, registerLabel }: IntroductionProps) {
  return (
    <p className="max-w-text text-sm text-muted-foreground">
      {standing} O número é o que o profissional informou, e qualquer pessoa pode conferi-lo no site do conselho
      {council && ` (${council})`}
      {registerAddress && (
        <>
          :{" "}
          <a href={registerAddress} target="_blank" rel="noopener" className="text-link">
            {registerLabel}
          </a>
        </>
      )}
      .
    </p>
  );
}
