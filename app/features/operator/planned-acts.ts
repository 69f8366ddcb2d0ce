import { HIDDEN_FOR, hiddenReasons } from "#app/features/reviews/hidden-for.ts";
import type { ReviewSource } from "#app/features/reviews/review.ts";
import type { Flag, HeldReview, Report } from "./moderation/moderation.ts";
import type { ReasonQuestion } from "./reason-question.ts";

/** An act that still needs its reason. */
export type Planned = { question: ReasonQuestion; name: string; parameters: (reason: string) => object; done: string };

/** What the author of a hidden review reads; the reason in words is for the log. */
const reasonForAuthor = {
  name: "category",
  legend: "O que quem escreveu vai ler",
  options: hiddenReasons.map((value) => ({ value, label: HIDDEN_FOR[value].label })),
};

export function planSuspension({ professionalId, name }: { professionalId: string; name: string }): Planned {
  return {
    name: "operator_suspend",
    parameters: (reason) => ({ professional: professionalId, reason }),
    done: `O perfil de ${name} foi suspenso; o aviso vai por e-mail`,
    question: {
      title: "Suspender o perfil",
      description: `${name} sai da busca na hora. Nada é apagado.`,
      label: "Motivo",
      note: "Vai por e-mail ao profissional.",
      button: "Suspender",
      isDestructive: true,
    },
  };
}

export function planRestoration({ professionalId, name }: { professionalId: string; name: string }): Planned {
  return {
    name: "operator_restore",
    parameters: (reason) => ({ professional: professionalId, reason }),
    done: `A suspensão de ${name} terminou`,
    question: {
      title: "Encerrar a suspensão",
      description: name,
      label: "Motivo",
      note: "Vai por e-mail ao profissional.",
      prefilled: "Olhamos de novo o que levou à suspensão, e ela terminou. Obrigado pela paciência.",
      button: "Encerrar a suspensão",
    },
  };
}

export function planReportEnd({ id, hasContact }: Report, isUpheld: boolean): Planned {
  const words = isUpheld
    ? "Olhamos o que você nos contou e tomamos as providências. Obrigado por ajudar a cuidar deste espaço."
    : "Olhamos o que você nos contou e, desta vez, não encontramos algo contra as nossas regras. Obrigado por avisar.";
  return {
    name: "operator_close_report",
    parameters: (answer) => ({ report: id, is_upheld: isUpheld, answer }),
    done: "Denúncia encerrada",
    question: {
      title: isUpheld ? "Denúncia procedente" : "Denúncia improcedente",
      label: "Resposta",
      note: hasContact
        ? "Vai por e-mail a quem denunciou."
        : "Quem denunciou não deixou endereço: fica só no registro.",
      prefilled: words,
      button: "Encerrar denúncia",
    },
  };
}

/** The rule of `reviews.is_counted`: what came by invitation shows and does not count. */
const isCounted = (source: ReviewSource) => source === "appointment";

type ReportedReview = Pick<NonNullable<Report["review"]>, "id" | "hiddenAt" | "source">;

export function planReviewChange({ id, hiddenAt, source }: ReportedReview): Planned {
  const isHidden = hiddenAt !== null;
  const hiding = isCounted(source) ? "Ela sai da página e da média." : "Ela sai da página.";
  const showing = isCounted(source) ? "Ela volta à página e à média." : "Ela volta à página, sem contar na média.";
  return {
    name: isHidden ? "operator_show_review" : "operator_hide_review",
    parameters: (reason) => ({ review: id, reason }),
    done: isHidden ? "A avaliação voltou" : "A avaliação foi ocultada",
    question: {
      title: isHidden ? "Mostrar a avaliação" : "Ocultar a avaliação",
      description: isHidden ? showing : `${hiding} Não é apagada.`,
      label: "Motivo",
      note: "Fica no registro dos atos.",
      ...(!isHidden && { choice: reasonForAuthor }),
      button: isHidden ? "Mostrar" : "Ocultar",
      isDestructive: !isHidden,
    },
  };
}

export function planHeldReview({ id, source }: Pick<HeldReview, "id" | "source">, isPublished: boolean): Planned {
  const publishing = `Ela aparece no perfil ${isCounted(source) ? "e conta" : "e não conta"} na média.`;
  return {
    name: isPublished ? "operator_show_review" : "operator_hide_review",
    parameters: (reason) => ({ review: id, reason }),
    done: isPublished ? "A avaliação foi publicada" : "A avaliação fica fora do perfil",
    question: {
      title: isPublished ? "Publicar a avaliação" : "Não publicar a avaliação",
      description: isPublished ? publishing : "Ela fica fora do perfil. Não é apagada.",
      label: "Motivo",
      note: "Fica no registro dos atos.",
      prefilled: isPublished ? "Lida antes de publicar: nada contra as regras." : "",
      ...(!isPublished && { choice: reasonForAuthor }),
      button: isPublished ? "Publicar" : "Não publicar",
      isDestructive: !isPublished,
    },
  };
}

export function planCorrection({ id, isAnswer, isHeld, name, label }: Flag): Planned {
  return {
    name: "operator_ask_correction",
    parameters: (reason) => ({ flag: id, reason }),
    done: `Pedimos a ${name} que corrija o trecho`,
    question: {
      title: "Pedir correção",
      description: `${label}, ${isAnswer ? "em uma resposta" : "no perfil"} de ${name}. ${isHeld ? "O texto segue sem ser publicado." : "Nada sai da página por isso."}`,
      label: "Mensagem ao profissional",
      note: "Vai por e-mail, com o trecho e a regra.",
      prefilled: "Pode ajustar este trecho, por favor? Se tiver dúvida sobre como dizer, conte com a gente.",
      button: "Pedir correção",
    },
  };
}

export function planDismissal({ id, isAnswer, isHeld, name, label }: Flag): Planned {
  return {
    name: "operator_dismiss_flag",
    parameters: (why) => ({ flag: id, why }),
    done: "Texto visto",
    question: {
      title: "Está tudo bem",
      description: `${label}, ${isAnswer ? "em uma resposta" : "no perfil"} de ${name}`,
      label: "Por quê",
      note: isHeld
        ? "Fica no registro dos atos. Sem outro trecho a olhar, o texto é publicado, e esta frase vai no e-mail que o conta."
        : "Fica no registro dos atos.",
      prefilled: isAnswer
        ? "O trecho não fere as regras do conselho nem conta algo do atendimento."
        : "O trecho não fere as regras do conselho.",
      button: "Está tudo bem",
    },
  };
}
