import { formatDate, formatMoney, plural } from "#app/shared/formats.ts";
import { priceAt } from "./price.ts";
import { DAY, trialDays } from "./terms.ts";

/** What a subscription means to its owner, in the state and words of the panel (docs/product.md, "Subscription"). */

/** The banner warns from so many days before the end of the trial. */
const WARNING_DAYS = 3;

/** How long money takes to come back. */
export const REFUND_TIMES = "No Pix, cai em instantes; no cartão, o banco mostra em uma das próximas duas faturas.";

/** What of the record decides it. */
export type Membership = { subscription_status: string | null; trial_end_date: string | null };

export type SubscriptionState = "trial" | "expired" | "active" | "inactive";

export type SubscriptionBanner = {
  variant: "destructive" | "warning";
  title: string;
  description: string;
  button: string;
};

/** Who is not in the search does not stay in it either (`billing.is_ready`). */
export const describeStay = (isReady: boolean, until: Date | number) =>
  `${isReady ? "Seu perfil continua publicado" : "O período que você já tem vai"} até ${formatDate(new Date(until))}`;

/** Whole days until the trial ends, rounded up, never negative; none without a date. */
export function trialDaysLeft(trialEnd: Date | null, now: Date) {
  if (!trialEnd) return 0;
  return Math.max(0, Math.ceil((Number(trialEnd) - Number(now)) / DAY));
}

/** After signing up: who was here before goes on with the trial of then, be it by hours alone that it is shorter. */
export function greetTrial({ trialEnd, createdAt }: { trialEnd: string | null; createdAt: string | null }, now: Date) {
  const days = trialEnd === null ? trialDays : trialDaysLeft(new Date(trialEnd), now);
  const isWhole = !trialEnd || !createdAt || Date.parse(trialEnd) - Date.parse(createdAt) >= trialDays * DAY;
  if (isWhole && days >= trialDays) return `Seu período de teste de ${trialDays} dias começou agora.`;
  if (days === 0) return "Seu período de teste já tinha terminado. Assine para aparecer na busca.";
  return `Seu período de teste continua: ${plural(days, "dia restante", "dias restantes")}.`;
}

export function subscriptionState(membership: Membership, now: Date): SubscriptionState {
  const { subscription_status: status } = membership;
  if (status === "trial") return daysLeft(membership, now) > 0 ? "trial" : "expired";
  return status === "active" || status === "past_due" ? "active" : "inactive";
}

export function subscriptionMessage(membership: Membership, now: Date) {
  const messages: Record<SubscriptionState, string> = {
    trial: `${plural(daysLeft(membership, now), "dia restante", "dias restantes")} do período gratuito`,
    expired: "Período gratuito expirado",
    active: "Assinatura ativa",
    inactive: "Perfil inativo",
  };
  return messages[subscriptionState(membership, now)];
}

export function subscriptionBadge(state: SubscriptionState) {
  if (state === "trial") return { label: "Período Gratuito", variant: "accent" } as const;
  if (state === "active") return { label: "Ativo", variant: "success" } as const;
  return { label: "Inativo", variant: "destructive" } as const;
}

/** Undefined when there is nothing to say. */
export function subscriptionBanner(membership: Membership, now: Date): SubscriptionBanner | undefined {
  if (membership.subscription_status === "past_due") return PAST_DUE;
  const state = subscriptionState(membership, now);
  if (state === "expired") return EXPIRED;
  if (state === "inactive") return INACTIVE;
  const days = daysLeft(membership, now);
  return state === "trial" && days <= WARNING_DAYS ? endingTrial(days) : undefined;
}

const EXPIRED: SubscriptionBanner = {
  variant: "destructive",
  title: "Período gratuito expirado",
  description: "Seu perfil está inativo. Assine agora para reativar.",
  button: "Reativar Perfil",
};

const INACTIVE: SubscriptionBanner = { ...EXPIRED, title: "Perfil inativo" };

/** Of whom the search asks for more than the payment. */
export function unready(banner: SubscriptionBanner): SubscriptionBanner {
  if (banner === PAST_DUE)
    return { ...PAST_DUE, description: "Atualize o pagamento para sua assinatura não terminar." };
  if (banner !== EXPIRED && banner !== INACTIVE) return banner;
  return {
    ...banner,
    description:
      "Seu perfil está inativo. Para ele voltar à busca, falta mais do que assinar: veja os avisos do painel.",
  };
}

const PAST_DUE: SubscriptionBanner = {
  variant: "warning",
  title: "Não conseguimos cobrar sua assinatura",
  description: "Seu perfil continua publicado por enquanto. Atualize o pagamento para ele não sair do ar.",
  button: "Atualizar Pagamento",
};

/** Where it is known why the charge failed. */
export const DISPUTED: SubscriptionBanner = {
  ...PAST_DUE,
  title: "O banco retirou um pagamento contestado",
  description:
    "Não vamos mais cobrar por esse meio de pagamento. Pague de outra forma para sua assinatura não terminar.",
};

function endingTrial(days: number): SubscriptionBanner {
  const rest = days === 1 ? "Resta apenas 1 dia." : `Restam apenas ${days} dias.`;
  return {
    variant: "warning",
    title: "Seu período gratuito está acabando!",
    description: `${rest} Assine agora por ${formatMoney(priceAt(Date.now()))}/mês.`,
    button: "Assinar Agora",
  };
}

function daysLeft({ trial_end_date: end }: Membership, now: Date) {
  return trialDaysLeft(end === null ? null : new Date(end), now);
}
