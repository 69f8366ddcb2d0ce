import type { ReactNode } from "react";
import { Card, CardTitle } from "#app/shared/ui/card.tsx";
import { Breadcrumb } from "#app/shared/ui/frame/breadcrumb.tsx";
import type { Attribute } from "../attributes/attributes.ts";
import type { Professional } from "../professional.ts";
import { ProfileContact } from "./profile-contact.tsx";
import { ProfileFacts } from "./profile-facts.tsx";
import { ProfileIntroduction } from "./profile-introduction.tsx";
import { ProfilePlace } from "./profile-place.tsx";
import { profileTrail } from "./profile-trail.ts";
import { ShareActions } from "./share-actions.tsx";

type ProfilePageProps = {
  professional: Professional;
  /** The directory's list, for its names. */
  attributes: readonly Attribute[];
  /** "hoje, 16 de novembro, às 14h30" */
  nextTime?: string | undefined;
  /** Whose clock the hours are on, where it is known. */
  zone?: string | undefined;
  times?: ReactNode;
  reviews?: ReactNode;
};

/**
 * The way to book stays in view: on phones the contact comes last and sticks to the lower edge, in reach of the thumb; on
 * wide screens it heads the column beside the text, which stays while the text is read; on paper it follows the name.
 */
export function ProfilePage({ professional, attributes, nextTime, zone, times, reviews }: ProfilePageProps) {
  return (
    <div className="page-width pt-4 lg:pt-6 lg:pb-24">
      <Breadcrumb trail={profileTrail(professional)} />
      <div className="mt-3 flex flex-col gap-5 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-6 print:flex print:gap-4">
        <div className="flex min-w-0 flex-col gap-5 lg:gap-6 print:contents">
          <Card className="grid gap-4 print:-order-2 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-6">
            <ProfileIntroduction professional={professional} />
            <ShareActions id={professional.id} name={professional.name} />
          </Card>
          {professional.description && <About description={professional.description} />}
          {times}
          <ProfilePlace professional={professional} zone={zone} />
          {reviews}
          <CrisisNote />
        </div>
        <div className="contents lg:sticky lg:top-22 lg:flex lg:flex-col-reverse lg:gap-6 print:contents">
          <ProfileFacts professional={professional} attributes={attributes} />
          <ProfileContact professional={professional} nextTime={nextTime} />
        </div>
      </div>
    </div>
  );
}

function About({ description }: { description: string }) {
  return (
    <Card>
      <CardTitle>Sobre o Profissional</CardTitle>
      <p className="mt-3 max-w-text whitespace-pre-line">{description}</p>
    </Card>
  );
}

/** For somebody who cannot wait for an answer. */
function CrisisNote() {
  return (
    <p className="max-w-text text-sm text-muted-foreground">
      Se você está em sofrimento e precisa conversar agora, o{" "}
      <a href="tel:188" className="text-link">
        CVV atende no 188
      </a>
      , de graça, a qualquer hora. Em uma emergência, ligue para o{" "}
      <a href="tel:192" className="text-link">
        SAMU, 192
      </a>
      .
    </p>
  );
}
