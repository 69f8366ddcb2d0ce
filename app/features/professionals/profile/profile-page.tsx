import type { ReactNode } from "react";
import { Card, CardTitle } from "#app/shared/ui/card.tsx";
import { Breadcrumb } from "#app/shared/ui/frame/breadcrumb.tsx";
import type { Professional } from "../professional.ts";
import { ProfileContact } from "./profile-contact.tsx";
import { ProfileFacts } from "./profile-facts.tsx";
import { ProfileIntroduction } from "./profile-introduction.tsx";
import { ProfilePlace } from "./profile-place.tsx";
import { profileTrail } from "./profile-trail.ts";
import { ShareActions } from "./share-actions.tsx";

type ProfilePageProps = { professional: Professional; times?: ReactNode; reviews?: ReactNode };

/** On phones the contact comes last and sticks to the lower edge, in reach of the thumb. */
export function ProfilePage({ professional, times, reviews }: ProfilePageProps) {
  return (
    <div className="page-width pt-4 lg:pt-6 lg:pb-24">
      <Breadcrumb trail={profileTrail(professional)} />
      <div className="mt-3 flex flex-col gap-5 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-6">
        <div className="flex min-w-0 flex-col gap-5 lg:row-span-2 lg:gap-6">
          <Card className="grid gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-6">
            <ProfileIntroduction professional={professional} />
            <ShareActions id={professional.id} name={professional.name} />
          </Card>
          {professional.description && <About description={professional.description} />}
          {times}
          <ProfilePlace professional={professional} />
          {reviews}
        </div>
        <ProfileFacts professional={professional} />
        <CrisisNote />
        <ProfileContact professional={professional} />
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
    <p className="max-w-text text-sm text-muted-foreground lg:col-start-1">
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
