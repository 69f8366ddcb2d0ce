import type { LegalSection } from "#app/features/legal/legal-document.ts";
import { noticeDays, type Price, prices } from "#app/features/subscription/price.ts";
import { graceDays, refundDays, trialDays } from "#app/features/subscription/terms.ts";
import { formatDate, formatMoney } from "#app/shared/formats.ts";

/** "R$ 14,99 por mês", and from when another price counts. By the list alone, not by the clock: a text does not change. */
export function describePrices(list: readonly Price[] = prices) {
  const [before, last] = list.length > 1 ? list.slice(-2) : [undefined, list[0]];
  const monthly = ({ amount }: Price) => `${formatMoney(amount)} por mês`;
  if (!last) return "";
  if (!before) return monthly(last);
  const day = formatDate(new Date(`${last.from}T12:00:00-03:00`));
  return `${monthly(before)} (${monthly(last)} para quem assinar a partir de ${day})`;
}

/** The part of the terms that is about money. */
export const subscriptionTerms: LegalSection[] = [
  {
    id: "periodo-gratuito",
    title: "Período gratuito",
    blocks: [
      `Cada novo profissional tem ${trialDays} dias grátis, uma vez, sem informar cartão. Ao fim desse período nada é cobrado: se você não assinar, o perfil sai da busca e seus dados ficam guardados para quando quiser voltar.`,
    ],
  },
  {
    id: "assinatura",
    title: "Assinatura e preço",
    blocks: [
      `A assinatura custa ${describePrices()} e mantém seu perfil na busca. Ela se renova a cada mês até você cancelar. Para quem assina durante o período gratuito, o primeiro mês só começa quando ele termina: no cartão, a primeira cobrança também só acontece então; no Pix, o valor é pago na hora de assinar.`,
      {
        list: [
          "O pagamento é por cartão ou Pix, processado por um provedor de pagamentos. Não guardamos o número do seu cartão.",
          `Se uma cobrança falhar, avisamos e você tem ${graceDays} dias para regularizar, ainda na busca. Depois disso o perfil sai da busca, sem multa e sem perda de dados.`,
          "Quem assina na mesma data paga o mesmo preço, e pagar não muda a posição nos resultados.",
          "Ao assinar, você aceita a versão destes termos que está publicada. O recibo traz o endereço dela, que continua no ar.",
        ],
      },
    ],
  },
  {
    id: "cancelamento",
    title: "Cancelamento",
    blocks: [
      "Você cancela a qualquer momento no painel, com a mesma facilidade com que assinou e sem precisar explicar. O perfil continua na busca até o fim do mês já pago, e não há novas cobranças.",
    ],
  },
  {
    id: "arrependimento",
    title: `Direito de arrependimento: ${refundDays} dias`,
    blocks: [
      `Você pode desistir de cada assinatura em até ${refundDays} dias e receber todo o valor de volta, como garante o art. 49 do Código de Defesa do Consumidor. O prazo conta do primeiro pagamento dela ou do começo do período pago, o que vier depois.`,
      "O pedido é feito no painel, ou por e-mail. Confirmamos na hora, na página e por e-mail, com o valor e o meio da devolução, que é o mesmo do pagamento. A assinatura termina na hora, e o perfil sai da busca, a não ser que o período gratuito ainda corra. Excluir a conta dentro desse prazo também devolve o valor.",
    ],
  },
  {
    id: "reajuste",
    title: "Mudança de preço",
    blocks: [
      `Um preço novo tem data marcada e é avisado por e-mail com pelo menos ${noticeDays} dias de antecedência. Ele vale para assinaturas feitas a partir dessa data. Quem já assina continua pagando, a cada renovação, o preço que contratou, enquanto a assinatura não for interrompida.`,
    ],
  },
];
