import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import type { Attribute } from "#app/features/professionals/attributes/attributes.ts";
import { whyUnlisted } from "#app/features/professionals/listing.ts";
import type { OwnRecord } from "#app/features/professionals/own-record.ts";
import type { Professional } from "#app/features/professionals/professional.ts";
import type { DayCounts } from "#app/features/statistics/statistics.ts";
import { subscriptionRemark } from "#app/features/subscription/notices/subscription-notice.ts";
import type { Overview } from "#app/features/subscription/overview.ts";
import { subscriptionBadge, subscriptionState } from "#app/features/subscription/subscription.ts";
import { plural } from "#app/shared/formats.ts";
import { Badge } from "#app/shared/ui/badge.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { Tab, TabList, TabPanel, Tabs } from "#app/shared/ui/tabs.tsx";
import { ConfirmEmailReminder } from "./confirm-email-reminder.tsx";
import { DashboardBanner } from "./dashboard-banner.tsx";
import type { Inviting } from "./onboarding/completeness.ts";
import { Onboarding } from "./onboarding/onboarding.tsx";
import { PanelHeading } from "./panel-heading.tsx";
import { PlansReminder } from "./plans-reminder.tsx";
import { ProfileTab } from "./profile/profile-tab.tsx";
import { StatTiles } from "./statistics/stat-tiles.tsx";
import { StatisticsTab } from "./statistics/statistics-tab.tsx";
import { SubscriptionTab } from "./subscription-tab.tsx";

const TABS = [
  { value: "perfil", label: "Meu Perfil" },
  { value: "assinatura", label: "Assinatura" },
  { value: "estatisticas", label: "Estatísticas" },
] as const;

type DashboardPageProps = {
  record: OwnRecord;
  /** The directory's list, where something of it is told. */
  attributes: readonly Attribute[];
  days: DayCounts[];
  /** What is known of the subscription beside the record, if it could be asked for. */
  overview: Overview | undefined;
  /** How many wait for a time. */
  waiting: number;
  inviting: Inviting;
  unconfirmedEmail: string | undefined;
  /** The profile as a search shows it; drawn by another feature. */
  card: (professional: Professional) => ReactNode;
  /** What waits in it, and who comes next; drawn by another feature. */
  agenda: ReactNode;
  now: Date;
  onRecord: (record: OwnRecord) => void;
};

export function DashboardPage(props: DashboardPageProps) {
  const { record, attributes, days, overview, waiting, inviting, unconfirmedEmail, card, agenda, now, onRecord } =
    props;
  const [search, setSearch] = useSearchParams();
  const asked = search.get("aba");
  const tab = TABS.find(({ value }) => value === asked)?.value ?? "perfil";
  return (
    <div className="flex flex-col gap-6">
      <PanelHeading
        title={record.name ? `Olá, ${record.name}` : "Olá"}
        lead={<StatusBadges record={record} overview={overview} now={now} />}
        action={
          <Link to="/dashboard/perfil" className={buttonVariants({ variant: "outline", className: "max-sm:w-full" })}>
            Editar Perfil
          </Link>
        }
      />
      <DashboardBanner record={record} overview={overview} now={now} onRecord={onRecord} />
      {agenda}
      <PlansReminder record={record} attributes={attributes} onRecord={onRecord} />
      <ConfirmEmailReminder email={unconfirmedEmail} />
      <Onboarding record={record} inviting={inviting} now={now} card={card} />
      <StatTiles record={record} days={days} />
      {waiting > 0 && <WaitingNote count={waiting} />}
      <div>
        <Tabs
          defaultValue="perfil"
          value={tab}
          onValueChange={(aba) => setSearch({ aba }, { replace: true, preventScrollReset: true })}
        >
          <TabList label="Seções do painel">
            {TABS.map(({ value, label }) => (
              <Tab key={value} value={value}>
                {label}
              </Tab>
            ))}
          </TabList>
          <TabPanel value="perfil">
            <ProfileTab record={record} onRecord={onRecord} />
          </TabPanel>
          <TabPanel value="assinatura">
            <SubscriptionTab record={record} overview={overview} now={now} />
          </TabPanel>
          <TabPanel value="estatisticas">
            <StatisticsTab record={record} days={days} />
          </TabPanel>
        </Tabs>
      </div>
    </div>
  );
}

function WaitingNote({ count }: { count: number }) {
  return (
    <p>
      <strong className="font-semibold">{plural(count, "pessoa espera", "pessoas esperam")} por um horário seu.</strong>{" "}
      Quando um abrir, avisamos por você.{" "}
      <Link to="/dashboard/horarios" className="text-link">
        Ver meus horários
      </Link>
    </p>
  );
}

function StatusBadges({ record, overview, now }: Pick<DashboardPageProps, "record" | "overview" | "now">) {
  const { label, variant } = subscriptionBadge(subscriptionState(record, now));
  const reason = whyUnlisted(record);
  const remark = overview && subscriptionRemark(overview, now);
  return (
    <p className="flex flex-wrap gap-2">
      <Badge variant={variant}>{label}</Badge>
      {remark && <Badge variant="warning">{remark}</Badge>}
      {reason === "paused" && <Badge variant="warning">Pausado</Badge>}
      {reason === "contested" && <Badge variant="warning">Registro em conferência</Badge>}
      {reason === "incomplete" && <Badge variant="warning">Perfil incompleto</Badge>}
      {reason === "unknown_form" && <Badge variant="warning">Rascunho</Badge>}
      {reason === "no_rqe" && <Badge variant="warning">Falta o RQE</Badge>}
      {reason === "refused" && <Badge variant="warning">Registro não confirmado</Badge>}
      {reason === "held" && <Badge variant="warning">Texto em conferência</Badge>}
      {reason === "suspended" && <Badge variant="destructive">Suspenso</Badge>}
    </p>
  );
}
