import type { ReactElement, ReactNode } from "react";
import { Card, CardTitle } from "#app/shared/ui/card.tsx";
import type { IconProps } from "#app/shared/ui/icons/icons.tsx";
import { ClockIcon, PinIcon } from "#app/shared/ui/icons/place-icons.tsx";
import type { Professional } from "../professional.ts";
import { VideoIcon } from "./contact-icons.tsx";
import { WeekTable } from "./week-table.tsx";

export function ProfilePlace({ professional, zone }: { professional: Professional; zone: string | undefined }) {
  const { modality, address, district, city, state, schedule, weeklyHours } = professional;
  return (
    <Card>
      <CardTitle>Localização e Horários</CardTitle>
      <div className="mt-4 flex flex-col gap-5">
        {modality !== "online" && (
          <OnSite address={address || null} district={district || null} city={city && `${city} - ${state}`} />
        )}
        {modality !== "presencial" && <Online />}
        <Hours schedule={schedule} />
        <WeekTable blocks={weeklyHours} zone={modality === "presencial" ? undefined : zone} />
      </div>
    </Card>
  );
}

type OnSiteProps = Record<"address" | "district" | "city", string | null>;

function OnSite({ address, district, city }: OnSiteProps) {
  return (
    <Block Icon={PinIcon} title="Presencial">
      {[address, district, city].filter(Boolean).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </Block>
  );
}

function Online() {
  return (
    <Block Icon={VideoIcon} title="Online">
      Consultas por videochamada
    </Block>
  );
}

function Hours({ schedule }: { schedule: string }) {
  return (
    <Block Icon={ClockIcon} title="Horários">
      <span className="whitespace-pre-line">{schedule}</span>
    </Block>
  );
}

type BlockProps = { Icon: (props: IconProps) => ReactElement; title: string; children: ReactNode };

function Block({ Icon, title, children }: BlockProps) {
  return (
    <div className="flex gap-3">
      <Icon className="mt-0.5 size-6 shrink-0 text-primary" />
      <div className="min-w-0">
        <h3 className="font-sans text-base font-semibold">{title}</h3>
        <p className="max-w-text text-muted-foreground">{children}</p>
      </div>
    </div>
  );
}
