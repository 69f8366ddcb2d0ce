import type { TitleFacts } from "#app/features/professionals/registration/titles.ts";
import type { ForWhom } from "./for-whom.ts";
import { whenThere } from "./zone-words.ts";

/** An appointment as its private page shows it. */
export type Appointment = {
  id: string;
  professionalId: string;
  professional: string;
  specialty: string | null;
  title: TitleFacts | null;
  /** When the registration was found in the council's register, while that counts. */
  verifiedAt: string | null;
  status: AppointmentStatus;
  /** What it was when its time to be answered was over; null where that is not how it ended. */
  expiredFrom: "unconfirmed" | "requested" | "proposed" | null;
  startsAt: string | null;
  endsAt: string | null;
  /** As it was called when it was asked for. */
  service: string | null;
  wish: string | null;
  modality: "presencial" | "online";
  patientName: string;
  /** As much of it as shows a slip: "(11) 9••••-5678". */
  contact: string;
  hasEmail: boolean;
  hasWhatsapp: boolean;
  message: string | null;
  note: string | null;
  endedBy: "patient" | "professional" | null;
  /** Until when an answer is, or was, waited for; null once there was one. */
  answerBy: string | null;
  /** Whether, and until when, nobody else can ask for the time; no end once it is agreed on. */
  isHeld: boolean;
  heldUntil: string | null;
  /** The page was opened by a link that only the patient's mailbox knows. */
  isMailed: boolean;
  zone: string;
  city: string | null;
  place: string | null;
  /** Where a confirmed consultation by video takes place. */
  room: string | null;
  whatsapp: string | null;
  contactEmail: string | null;
  isListed: boolean;
  forWhom: ForWhom;
  /** Whether this page leads to a review: it took place, the box was ticked, and no email invites to one. */
  mayReview: boolean;
  /** Whether the patient wants an invitation to a review; null where the council bars testimonials. */
  isInvited: boolean | null;
  hasReview: boolean;
  /** Entered by the professional, and not asked for here. */
  isOwn: boolean;
  /** As long as it is, or as the service that is wished for. */
  minutes: number;
  /** Whether another time would be confirmed at once, for this patient (directory.confirms_at_once). */
  confirms: boolean;
  /** The other time that the patient asks for, or asked for; the agreed one stays meanwhile. */
  moveTo: string | null;
  /** While its answer is waited for. */
  moveAnswerBy: string | null;
  /** Why it is not to be had, with the professional's words. */
  moveOutcome: "declined" | "expired" | null;
  moveNote: string | null;
  /** Until when its time can be confirmed, where the professional's notice ends that before the link ends. */
  confirmBy: string | null;
  /** That is over: the link is for choosing another time. */
  isTooNear: boolean;
};

export type AppointmentStatus =
  | "unconfirmed"
  | "requested"
  | "proposed"
  | "confirmed"
  | "declined"
  | "cancelled"
  | "expired"
  | "done"
  | "no_show";

type Words = { title: string; text: string; variant: "info" | "success" | "warning" };

/** What the patient reads about the state of things; `isMoved`: right after choosing this time instead of another. */
export function describeStatus(appointment: Appointment, isMoved = false): Words {
  const { status, professional, endedBy, answerBy, zone, modality } = appointment;
  const deadline = answerBy && whenThere(new Date(answerBy), zone, modality);
  switch (status) {
    case "unconfirmed":
      return { ...unconfirmedWords(appointment, deadline), variant: "warning" };
    case "requested":
      return {
        title: "Aguardando resposta",
        text: `${professional} recebeu seu pedido${waitWords(appointment, deadline)}`,
        variant: "info",
      };
    case "proposed":
      return {
        title: "Há uma proposta de horário",
        text: `${professional} propõe o horário abaixo. Aceite, escolha outro ou cancele${deadline ? ` até ${deadline}` : ""}.`,
        variant: "warning",
      };
    case "confirmed":
      return confirmedWords(appointment, isMoved);
    case "declined":
      return {
        title: "Desta vez não foi possível",
        text: `${professional} não pode atender neste pedido. Abaixo há outros horários e outras pessoas.`,
        variant: "warning",
      };
    case "expired":
      return { ...expiredWords(appointment), variant: "warning" };
    case "cancelled":
      // Nobody had said yes to it.
      if (answerBy)
        return {
          title: "Pedido cancelado",
          text: endedBy === "patient" ? "Você cancelou este pedido." : `${professional} precisou cancelar este pedido.`,
          variant: "warning",
        };
      return {
        title: "Consulta cancelada",
        text:
          endedBy === "patient" ? "Você cancelou esta consulta." : `${professional} precisou cancelar esta consulta.`,
        variant: "warning",
      };
    case "done":
      return { title: "Consulta realizada", text: "Esperamos que tenha sido um bom encontro.", variant: "success" };
    case "no_show":
      return { title: "A consulta não aconteceu", text: "Se quiser, faça um novo pedido.", variant: "warning" };
    default:
      // Every status has its words; a newer release may have made others.
      status satisfies never;
      return { title: "A situação desta consulta mudou", text: "Recarregue a página daqui a pouco.", variant: "info" };
  }
}

function confirmedWords(appointment: Appointment, isMoved: boolean): Words {
  const { professional, moveTo } = appointment;
  if (moveTo) return moveWords(appointment, new Date(moveTo));
  if (isMoved)
    return {
      title: "Consulta remarcada",
      text: `O novo horário, abaixo, já está confirmado: ${professional} espera por você.`,
      variant: "success",
    };
  return { title: "Consulta confirmada", text: `${professional} espera por você.`, variant: "success" };
}

/** What becomes of the other time that was asked for; the agreed one stands. */
function moveWords(appointment: Appointment, to: Date): Words {
  const { professional, moveAnswerBy, moveOutcome, moveNote, zone, modality } = appointment;
  const when = whenThere(to, zone, modality);
  if (moveAnswerBy)
    return {
      title: "Consulta confirmada, com outro horário pedido",
      text: `Você pediu para mudar para ${when}. Até ${professional} responder, a consulta continua no horário abaixo, e o novo não fica reservado. Sem resposta até ${whenThere(new Date(moveAnswerBy), zone, modality)}, nada muda.`,
      variant: "info",
    };
  const why =
    moveOutcome === "declined"
      ? `${professional} não pode mudar a consulta para ${when}${moveNote ? `, e escreveu: “${moveNote.replace(/\.$/, "")}”.` : "."}`
      : `${professional} não respondeu a tempo se a consulta pode mudar para ${when}.`;
  return {
    title: "A consulta continua no mesmo horário",
    text: `${why} Ela segue confirmada, como abaixo.`,
    variant: "info",
  };
}

function unconfirmedWords(appointment: Appointment, deadline: string | null): Omit<Words, "variant"> {
  const { professional, isListed, isMailed, isTooNear, confirmBy, startsAt, zone, modality } = appointment;
  if (!isListed)
    return {
      title: "Este perfil não está disponível agora",
      text: `Por enquanto seu pedido não pode chegar a ${professional}, e nada foi enviado. Abaixo há outros caminhos.`,
    };
  if (isTooNear)
    return {
      title: "Escolha outro horário",
      text: `O horário que você pediu ficou perto demais, e nada foi enviado a ${professional}. ${
        isMailed ? "Escolha outro abaixo" : "Abra o link que mandamos para o seu e-mail e escolha outro"
      }${deadline ? ` até ${deadline}` : ""}.`,
    };
  const until = confirmBy
    ? ` Confirme até ${whenThere(new Date(confirmBy), zone, modality)}: depois, este horário fica perto demais.`
    : deadline && ` O link vale até ${deadline}.`;
  return {
    title: isMailed ? "Confirme seu pedido" : "Falta confirmar seu e-mail",
    text:
      (isMailed
        ? `Com um toque abaixo, seu pedido chega a ${professional}.`
        : `Mandamos um link para o seu e-mail. Abra-o, e o pedido chega a ${professional}.`) +
      (startsAt ? " Outras pessoas ainda podem pedir o mesmo horário." : "") +
      (until ?? ""),
  };
}

/** Whose answer did not come. */
function expiredWords({ professional, expiredFrom, startsAt }: Appointment): Omit<Words, "variant"> {
  if (expiredFrom === "unconfirmed")
    return {
      title: "O pedido não foi confirmado a tempo",
      text: `O prazo para confirmar terminou, e seu pedido não chegou a ${professional}. Abaixo há outros caminhos.`,
    };
  if (expiredFrom === "proposed")
    return {
      title: "O prazo da proposta terminou",
      text: `A proposta de ${professional} ficou sem a sua resposta, e o horário foi liberado. Abaixo há outros caminhos.`,
    };
  return {
    title: "O pedido foi encerrado sem resposta",
    text: `${professional} não respondeu a tempo, e o ${startsAt ? "horário foi liberado" : "pedido foi encerrado"}. Sentimos muito pela espera: abaixo há outros caminhos.`,
  };
}

/** How long the time is kept, and how long the request: for one that is near, until the same moment. */
function waitWords(appointment: Appointment, deadline: string | null) {
  const { isHeld, heldUntil, zone, modality } = appointment;
  const held = isHeld && heldUntil && whenThere(new Date(heldUntil), zone, modality);
  if (held && held === deadline)
    return `${MARKED_LATER} Ele fica reservado para você até ${held}; sem resposta, o pedido se encerra.`;
  return holdWords(appointment, held) + (deadline ? ` Sem resposta até ${deadline}, o pedido se encerra.` : "");
}

const MARKED_LATER = ". O horário só está marcado depois da confirmação.";

function holdWords({ startsAt, isHeld }: Appointment, held: string | false | null) {
  if (!startsAt) return " e pode propor um horário. Nada está marcado antes de você aceitar.";
  if (!isHeld)
    return `${MARKED_LATER} Ele não está reservado: outras pessoas podem pedi-lo, e seu pedido ainda pode ser confirmado enquanto ele continuar livre.`;
  if (!held) return MARKED_LATER;
  return `${MARKED_LATER} Ele fica reservado para você até ${held}. Depois, outras pessoas também podem pedi-lo, e seu pedido ainda pode ser confirmado enquanto ele continuar livre.`;
}

/** What there is to cancel. */
export function cancelLabel(status: AppointmentStatus) {
  return status === "confirmed" ? "Cancelar consulta" : "Cancelar pedido";
}

/** What the patient may do now; the database decides again when it is done. */
export function patientChoices(appointment: Appointment, now: number) {
  const { status, startsAt, moveAnswerBy, endedBy, isListed, isMailed, isTooNear } = appointment;
  const isUnconfirmed = status === "unconfirmed";
  const isOpen = isUnconfirmed || ["requested", "proposed", "confirmed"].includes(status);
  const isAhead = startsAt === null || Date.parse(startsAt) > now;
  return {
    canConfirm: isUnconfirmed && isMailed && isAhead && isListed && !isTooNear,
    canAccept: status === "proposed" && isAhead,
    /** To keep the agreed time instead of the one that was asked for. */
    canKeep: moveAnswerBy !== null && isAhead,
    canReschedule: isOpen && isAhead && isListed && (isMailed || !isUnconfirmed),
    canCancel: isOpen && isAhead,
    canAskAgain: !isOpen && isListed,
    /** It came to nothing, and not because the patient wanted so. */
    needsAlternatives:
      ["expired", "declined"].includes(status) ||
      (status === "cancelled" && endedBy === "professional") ||
      (isUnconfirmed && !isListed),
  };
}
