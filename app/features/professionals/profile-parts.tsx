import type { ReactNode } from "react";
import { Breadcrumb } from "#app/shared/ui/breadcrumb.tsx";
import { Card, CardTitle } from "#app/shared/ui/card.tsx";
import { stamped } from "#app/shared/ui/stamp.tsx";
import type { Professional } from "./professional.ts";
import { ProfileFacts } from "./profile-facts.tsx";
import { ProfileIntroduction } from "./profile-introduction.tsx";
import { ProfilePlace } from "./profile-place.tsx";
import { profileTrail } from "./profile-trail.ts";

export type Part = "trail" | "introduction" | "about" | "details" | "facts";

type ProfilePartProps = { part: Part; professional: Professional; reviews?: ReactNode };

/** What there is to read on a profile. Loaded when the browser draws one itself: the first comes drawn. */
export default function ProfilePart({ part, professional, reviews }: ProfilePartProps) {
  if (part === "trail") return <Breadcrumb trail={profileTrail(professional)} />;
  if (part === "introduction") return <ProfileIntroduction professional={professional} />;
  if (part === "about") return professional.description && <About description={professional.description} />;
  if (part === "details")
    return (
      <>
        <ProfilePlace professional={professional} />
        {reviews}
      </>
    );
  return (
    <>
      <ProfileFacts professional={professional} />
      <CrisisNote />
    </>
  );
}

const About = stamped(function AboutDrawing({ description }: { description: string }) {
  return (
    <Card>
      <CardTitle>Sobre o Profissional</CardTitle>
      <p className="mt-3 max-w-text whitespace-pre-line">{description}</p>
    </Card>
  );
});

/** For somebody who cannot wait for an answer. */
const CrisisNote = stamped(function CrisisNoteDrawing() {
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
});
