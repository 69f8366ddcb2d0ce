import { lazy, type ReactNode } from "react";
import { Card } from "#app/shared/ui/card.tsx";
import { Still } from "#app/shared/ui/still.tsx";
import type { Professional, Reachable } from "./professional.ts";
import { ProfileContact } from "./profile-contact.tsx";
import type { Part } from "./profile-parts.tsx";
import { ShareActions } from "./share-actions.tsx";

export const loadProfileParts = () => import("./profile-parts.tsx");
const ProfilePart = lazy(loadProfileParts);

type ProfilePageProps = {
  person: Reachable;
  /** Undefined in the browser when the server has drawn it. */
  professional: Professional | undefined;
  times?: ReactNode;
  reviews?: (professional: Professional) => ReactNode;
};

/** On phones the contact comes last and sticks to the lower edge, in reach of the thumb. */
export function ProfilePage({ person, professional, times, reviews }: ProfilePageProps) {
  const draw = (part: Part, className = "contents") => (
    <Still
      className={className}
      data={professional}
      draw={(whole) => <ProfilePart part={part} professional={whole} reviews={reviews?.(whole)} />}
    />
  );
  return (
    <div className="page-width pt-4 lg:pt-6 lg:pb-24">
      {draw("trail")}
      <div className="mt-3 flex flex-col gap-5 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-6">
        <div className="flex min-w-0 flex-col gap-5 lg:row-span-2 lg:gap-6">
          <Card className="grid gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-6">
            {draw("introduction")}
            <ShareActions name={person.name} />
          </Card>
          {draw("about")}
          {times}
          {draw("details")}
        </div>
        {draw("facts")}
        <ProfileContact person={person} />
      </div>
    </div>
  );
}
