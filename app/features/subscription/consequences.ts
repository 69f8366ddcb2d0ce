import { formatDate, formatMoney } from "#app/shared/formats.ts";
import { coveredUntil } from "./added-days.ts";
import { isCharged, nextCharge, type Overview, type withdrawalOf } from "./overview.ts";
import { describeStay } from "./subscription.ts";

/** What the owner reads before cancelling. */
export function describeCancelling(overview: Overview, now: Date) {
  const { block, cancelAt, paidUntil, isReady } = overview;
  if (block)
    return "Enquanto o perfil não pode aparecer na busca, nada é cobrado. Cancelando, a renovação não volta sozinha depois. Nada é apagado.";
  const until = new Date(cancelAt ?? paidUntil ?? 0);
  const money = isCharged(overview) ? "Nada mais será cobrado" : "Nada foi cobrado e nada será";
  if (until <= now)
    return `O mês atual não foi pago: ao cancelar, ${isReady ? "seu perfil sai da busca" : "a assinatura termina"}. ${money}, e nada é apagado.`;
  const kept = `${describeStay(isReady, until)}. ${money}, e nada é apagado.`;
  const next = nextCharge(overview);
  if (!next || next <= now || isAskedByPix(overview, now)) return kept;
  const day = formatDate(next);
  return `${kept} Até ${day === formatDate(until) ? "lá" : day}, você pode voltar atrás.`;
}

/** From the day of its charge on, a Pix is stopped by ending the authorisation, which no bank takes back. */
function isAskedByPix(overview: Overview, now: Date) {
  const next = nextCharge(overview);
  return overview.subscription?.provider === "pix" && next !== undefined && formatDate(next) === formatDate(now);
}

/** What the owner reads before taking the money back. */
export function describeWithdrawing(
  overview: Overview,
  withdrawal: NonNullable<ReturnType<typeof withdrawalOf>>,
  now: Date,
) {
  const money = `Devolvemos ${formatMoney(withdrawal.amount)} pelo mesmo meio em que você pagou, e a assinatura termina agora.`;
  const trialEnd = Date.parse(overview.trialEnd);
  const covered = Math.max(trialEnd, coveredWithout(overview, withdrawal.charges));
  if (overview.block) return `${money} Nada é apagado.`;
  if (covered <= Number(now))
    return `${money} ${overview.isReady ? "Seu perfil sai da busca; nada" : "Nada"} é apagado.`;
  return covered === trialEnd
    ? `${money} Seu período gratuito continua até ${formatDate(new Date(trialEnd))}.`
    : `${money} O que você tem além disso fica. ${describeStay(overview.isReady, covered)}.`;
}

/** Until when other contracts and added days cover the listing once these charges are given back. */
function coveredWithout({ charges, addedDays, trialEnd }: Overview, withdrawn: { id: string }[]) {
  const rest = charges.filter(
    ({ id, status, isDisputed }) => status === "paid" && !isDisputed && !withdrawn.some((one) => one.id === id),
  );
  return coveredUntil(
    rest.map(({ start, end }) => ({ start: Date.parse(start), end: Date.parse(end) })),
    addedDays.map(({ days, at }) => ({ days, at: Date.parse(at) })),
    Date.parse(trialEnd),
  );
}
