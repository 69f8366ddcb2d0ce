import type { ReactNode } from "react";
import { Link } from "react-router";
import type { OwnRecord } from "#app/features/professionals/own-record.ts";
import type { Professional } from "#app/features/professionals/professional.ts";
import { subscriptionMessage, subscriptionState } from "#app/features/subscription/subscription.ts";
import { Card, CardTitle } from "#app/shared/ui/card.tsx";
import { ChevronRightIcon } from "#app/shared/ui/icons/icons.tsx";
import { SuccessIcon } from "#app/shared/ui/icons/status-icons.tsx";
import { Progress } from "#app/shared/ui/progress.tsx";
import { completeness, type Inviting, onboardingSteps, type Step } from "./completeness.ts";
import { ProfilePreviews } from "./profile-previews.tsx";

type OnboardingProps = {
  record: OwnRecord;
  inviting: Inviting;
  now: Date;
  /** As a search shows it; drawn by another feature. */
  card: (professional: Professional) => ReactNode;
};

/** What is missing, what it brings, and how others will see the profile: until nothing is missing. */
export function Onboarding({ record, inviting, now, card }: OnboardingProps) {
  const steps = onboardingSteps(record, inviting);
  const open = steps.filter(({ isDone }) => !isDone);
  const done = steps.filter(({ isDone }) => isDone);
  if (open.length === 0) return null;
  const percent = completeness(steps);
  const isTrial = subscriptionState(record, now) === "trial";
  return (
    <Card className="grid gap-x-10 gap-y-6 xl:grid-cols-2">
      <section aria-labelledby="passos">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <CardTitle>
            <span id="passos">Seu perfil está {percent}% completo</span>
          </CardTitle>
          {isTrial && (
            <Link to="/dashboard/assinatura" className="text-link inline-flex min-h-11 items-center text-sm">
              {subscriptionMessage(record, now)}
            </Link>
          )}
        </div>
        <div className="mt-2">
          <Progress value={percent} max={100} label="Quanto do perfil está completo" />
        </div>
        <ul className="mt-4">
          {open.map((step) => (
            <OpenStep key={step.key} step={step} />
          ))}
        </ul>
        {done.length > 0 && (
          <ul aria-label="O que já está pronto" className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-sm">
            {done.map(({ key }) => (
              <li key={key} className="flex items-center gap-1.5 text-muted-foreground">
                <SuccessIcon className="size-4 shrink-0 text-success" />
                {DONE[key]}
              </li>
            ))}
          </ul>
        )}
      </section>
      <ProfilePreviews record={record} card={card} />
    </Card>
  );
}

function OpenStep({ step: { label, why, to } }: { step: Step }) {
  return (
    <li className="border-b last:border-0">
      <Link
        to={to}
        className="group -mx-2 flex min-h-14 items-center gap-3 rounded px-2 py-2 no-underline hover:bg-primary-soft"
      >
        <span aria-hidden="true" className="size-5 shrink-0 rounded-full border-2 border-primary" />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold text-primary">{label}</span>
          <span className="block text-sm text-muted-foreground">{why}</span>
        </span>
        <ChevronRightIcon className="size-5 shrink-0 text-muted-foreground" />
      </Link>
    </li>
  );
}

const DONE: Record<string, string> = {
  basics: "Dados",
  registration: "Registro",
  hours: "Horários",
  photo: "Foto",
  description: "Descrição",
  themes: "Temas",
  whatsapp: "WhatsApp",
  review: "Avaliações",
};
