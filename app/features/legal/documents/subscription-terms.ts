import type { LegalSection } from "#app/features/legal/legal-document.ts";
import { MONTHLY_PRICE } from "#app/features/subscription/subscription.ts";
import { formatMoney } from "#app/shared/formats.ts";

const price = formatMoney(MONTHLY_PRICE);

/** The part of the terms that is about money. */
export const subscriptionTerms: LegalSection[] = [
  {
    id: "periodo-gratuito",
    title: "Período gratuito",
    blocks: [
      "Cada novo profissional tem 10 dias grátis, uma vez, sem informar cartão. Ao fim desse período nada é cobrado: se você não assinar, o perfil sai da busca e seus dados ficam guardados para quando quiser voltar.",
    ],
  },
  {
    id: "assinatura",
    title: "Assinatura e preço",
    blocks: [
      `A assinatura custa ${price} por mês e mantém seu perfil na busca. Ela se renova a cada mês até você cancelar. Quem assina durante o período gratuito só começa a pagar o primeiro mês quando ele termina.`,
      {
        list: [
          "O pagamento é por cartão ou Pix, processado por um provedor de pagamentos. Não guardamos o número do seu cartão.",
          "Se uma cobrança falhar, avisamos e você tem 7 dias para regularizar, ainda na busca. Depois disso o perfil sai da busca, sem multa e sem perda de dados.",
          "Todos pagam o mesmo preço, e pagar não muda a posição nos resultados.",
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
    title: "Direito de arrependimento: 7 dias",
    blocks: [
      "Você pode desistir em até 7 dias da primeira cobrança e receber todo o valor de volta, como garante o art. 49 do Código de Defesa do Consumidor. O pedido é feito no painel ou por e-mail, e a devolução vai pelo mesmo meio do pagamento. O perfil sai da busca na hora.",
    ],
  },
  {
    id: "reajuste",
    title: "Mudança de preço",
    blocks: [
      "Se o preço mudar, avisamos por e-mail com pelo menos 30 dias de antecedência. O novo valor só vale para renovações depois do aviso, e você pode cancelar antes sem custo.",
    ],
  },
];
