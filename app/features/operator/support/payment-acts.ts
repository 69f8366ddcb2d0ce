import { formatDate, formatMoney } from "#app/shared/formats.ts";
import type { Planned } from "../planned-acts.ts";
import type { SupportCharge } from "./support.ts";

type Who = { professionalId: string; name: string };

/** What the terms promise and only a person can decide. */
export function planAddedDays({ professionalId, name }: Who): Planned {
  return {
    name: "operator_add_days",
    parameters: (reason) => ({ professional: professionalId, reason }),
    done: "Dias acrescentados; valem em até um minuto",
    question: {
      title: "Acrescentar dias ao período pago",
      description: `${name} perdeu dias pagos: eles contam depois do último mês pago. As datas das cobranças não mudam.`,
      label: "Motivo",
      note: "Fica no registro dos atos e vai por e-mail ao profissional.",
      days: { max: 60, initial: 1, description: "De 1 a 60." },
      button: "Acrescentar",
    },
  };
}

export function planRefund({ professionalId, name }: Who, { id, amount, start, end }: SupportCharge): Planned {
  return {
    name: "operator_refund",
    parameters: (reason) => ({ professional: professionalId, charge: id, reason }),
    done: "Devolução pedida ao provedor",
    question: {
      title: `Devolver ${formatMoney(amount)}`,
      description: `A cobrança de ${name} por ${formatDate(new Date(start))} a ${formatDate(new Date(end))} volta inteira, pelo mesmo meio. A assinatura termina e esse mês deixa de contar. Não há como desfazer.`,
      label: "Motivo",
      note: "Fica no registro dos atos e vai por e-mail ao profissional.",
      button: "Devolver",
      isDestructive: true,
    },
  };
}
