import { Link } from "react-router";
import { missingParts, whyUnlisted } from "#app/features/professionals/listing.ts";
import type { OwnRecord } from "#app/features/professionals/own-record.ts";
import {
  describeOpenPayment,
  describePause,
  type SubscriptionNotice,
  subscriptionNotice,
} from "#app/features/subscription/notices/subscription-notice.ts";
import { isRenewed, type Overview, openPayment } from "#app/features/subscription/overview.ts";
import { subscriptionBanner } from "#app/features/subscription/subscription.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { HeldTexts } from "./held-texts.tsx";
import { ResumeButton } from "./pause-listing.tsx";

type DashboardBannerProps = {
  record: OwnRecord;
  /** What is known of the subscription beside the record, if it could be asked for. */
  overview: Overview | undefined;
  now: Date;
  onRecord: (record: OwnRecord) => void;
};

/** The banner about the subscription, and why else patients may not find the profile. */
export function DashboardBanner({ record, overview, now, onRecord }: DashboardBannerProps) {
  const banner = bannerOf(record, overview, now);
  const payment = overview && openPayment(overview, now);
  const reason = whyUnlisted(record);
  const missing = missingParts(record);
  return (
    <>
      {banner && (
        <Alert
          variant={banner.variant}
          title={banner.title}
          action={
            banner.button && (
              <Link to={payPath(overview)} className={buttonVariants({ className: "max-sm:w-full" })}>
                {banner.button}
              </Link>
            )
          }
        >
          {banner.description}
        </Alert>
      )}
      {payment && (
        <Alert
          title="Seu pagamento está em aberto"
          action={
            <Link
              to="/dashboard/assinatura"
              className={buttonVariants({ variant: "outline", className: "max-sm:w-full" })}
            >
              Continuar o pagamento
            </Link>
          }
        >
          {describeOpenPayment(payment)}
        </Alert>
      )}
      {reason === "suspended" && (
        <Alert variant="destructive" title="Seu perfil está suspenso">
          Nossa equipe tirou seu perfil do ar. Escreva para nós para entender o motivo e resolver.
        </Alert>
      )}
      {reason === "paused" && (
        <Alert
          variant="warning"
          title="Seu perfil está pausado"
          action={<ResumeButton record={record} onRecord={onRecord} />}
        >
          {describePause(
            {
              ...{ status: statusOf(record), trialEnd: record.trial_end_date ?? "" },
              isRenewed: overview !== undefined && isRenewed(overview),
            },
            now,
          )}
        </Alert>
      )}
      {reason === "contested" && (
        <Alert
          variant="warning"
          title="Seu registro já está em outro perfil"
          action={
            <Link to="/dashboard/registro" className={buttonVariants({ className: "max-sm:w-full" })}>
              Ver meu registro
            </Link>
          }
        >
          Cada registro aparece uma vez na busca. Nossa equipe confere com o conselho de quem ele é; até lá seu perfil
          espera fora dela. A carteira do conselho ajuda a decidir mais depressa.
        </Alert>
      )}
      {missing.length > 0 && (
        <Alert variant="warning" title="Seu perfil ainda não aparece na busca">
          <p>Para ser encontrado, falta informar:</p>
          <ul className="flex flex-wrap gap-x-4">
            {missing.map(({ field, label }) => (
              <li key={field}>
                <Link
                  to={`/dashboard/perfil?campo=${field}`}
                  className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <HeldTexts record={record} />
    </>
  );
}

/** Who may not be shown cannot buy either: no offer, only the reason, which stands elsewhere. */
function bannerOf(record: OwnRecord, overview: Overview | undefined, now: Date): SubscriptionNotice | undefined {
  if (overview?.block) return undefined;
  if (overview) return subscriptionNotice(overview, now);
  return record.subscription_status === "past_due" ? LATE : subscriptionBanner(record, now);
}

/** The record alone does not say whether a charge failed or is on its way. */
const LATE: SubscriptionNotice = {
  variant: "warning",
  title: "O pagamento deste mês ainda não chegou",
  description: "A página da assinatura diz como está a cobrança.",
  button: "Ver minha assinatura",
};

/** A charge that failed is made good with one click: the checkout opens by itself, with the method last used. */
function payPath(overview: Overview | undefined) {
  return overview?.status === "past_due" ? "/dashboard/assinatura?atualizar" : "/dashboard/assinatura";
}

const statusOf = ({ subscription_status }: OwnRecord) => (subscription_status ?? "inactive") as Overview["status"];
