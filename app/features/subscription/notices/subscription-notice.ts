import { formatDate, formatMoney, formatTime } from "#app/shared/formats.ts";
import { DEFAULT_ZONE } from "#app/shared/time-zones.ts";
import { inZone } from "#app/shared/when.ts";
import { disputedCharge, dueSince, type Overview, type openPayment, subscriptionNote } from "../overview.ts";
import { DISPUTED, describeStay, subscriptionBanner, unready } from "../subscription.ts";

/** What the owner should know about the subscription now: the same words on the overview and on its own page. */
export type SubscriptionNotice = {
  variant: "destructive" | "warning" | "info";
  title: string;
  description: string;
  /** What there is to do about it; nothing where there is nothing. */
  button?: string;
};

export function subscriptionNotice(overview: Overview, now: Date): SubscriptionNotice | undefined {
  const { status, trialEnd, cancelAt, subscription } = overview;
  const disputed = disputedCharge(overview);
  if (disputed && status === "past_due") return DISPUTED;
  if (disputed)
    return {
      variant: "warning",
      title: `Um pagamento de ${formatMoney(disputed.amount)} foi contestado no banco`,
      description: `O banco retirou o valor, e não vamos mais cobrar por esse meio de pagamento. Se foi engano, fale com o seu banco e retire a contestação. ${describeListing(overview, now)}`,
    };
  if (status === "trial" && subscription?.state === "cancelling")
    return {
      variant: "info",
      title: "Sua assinatura foi cancelada",
      description: `Nada foi cobrado e nada será. ${describeListing(overview, now)}`,
    };
  if (cancelAt && status === "active")
    return {
      variant: "info",
      title: "Sua assinatura não será renovada",
      description: describeListing(overview, now),
    };
  if (overview.isChargeOnItsWay)
    return {
      variant: "info",
      title: "A cobrança deste mês está a caminho",
      description: `Esperamos a confirmação do banco desde ${formatDate(dueSince(overview))}; com fim de semana ou feriado, ela pode levar alguns dias. Enquanto isso nada muda no seu perfil, e não é preciso pagar de novo.`,
    };
  const banner = subscriptionBanner({ subscription_status: status, trial_end_date: trialEnd }, now);
  return banner && !overview.isReady ? unready(banner) : banner;
}

/** Beside the badge of the state, where "Ativo" alone would say too little. */
export function subscriptionRemark(overview: Overview, now: Date) {
  if (disputedCharge(overview)) return "Pagamento contestado";
  if (overview.isChargeOnItsWay) return "Cobrança a caminho";
  if (!subscriptionNote(overview, now)) return undefined;
  return overview.status === "past_due" ? "Pagamento pendente" : "Assinatura cancelada";
}

type PausedMembership = Pick<Overview, "status" | "trialEnd"> & {
  /** Known, and going on. */
  isRenewed: boolean;
};

/** What a pause means for what is paid, where something is. */
export function describePause({ status, trialEnd, isRenewed }: PausedMembership, now: Date) {
  const hidden = "Pacientes não encontram você na busca.";
  if (status === "active" || status === "past_due")
    return `${hidden} Sua assinatura continua valendo${isRenewed ? ", e as cobranças também" : ""}.`;
  return status === "trial" && new Date(trialEnd) > now
    ? `${hidden} Seu período gratuito continua correndo até ${formatDate(new Date(trialEnd))}.`
    : hidden;
}

/** Of a payment that was begun and left. */
export function describeOpenPayment({ method, expiresAt }: NonNullable<ReturnType<typeof openPayment>>) {
  const what = method === "pix" ? "O código Pix" : "A página do pagamento";
  return `${what} vale até ${formatTime(expiresAt)}, ${inZone(DEFAULT_ZONE)}. Nada foi cobrado ainda, e começar de novo não cobra duas vezes.`;
}

function describeListing({ cancelAt, trialEnd, isReady }: Overview, now: Date) {
  const end = new Date(cancelAt ?? trialEnd);
  if (end <= now) return "Seu perfil está fora da busca; para voltar, assine de novo.";
  const why = cancelAt ? "" : ", o fim do período gratuito";
  return `${describeStay(isReady, end)}${why}.`;
}
