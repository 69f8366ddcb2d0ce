import type { AppointmentStatus } from "#app/features/appointments/appointment.ts";

const ONE = {
  confirm: "Consulta confirmada",
  propose: "Proposta feita",
  move: "Horário mudado",
  "accept-move": "Horário mudado",
  keep: "Horário mantido",
  decline: "Pedido recusado",
  cancel: "Consulta cancelada",
  attendance: "Presença registrada",
  minor: "Avisamos quem cuida da plataforma",
};

const MANY: Partial<Record<keyof typeof ONE, string>> = {
  move: "consultas mudaram de horário",
  cancel: "consultas canceladas",
};

/** What was done, to how many: "Consulta cancelada", "4 consultas canceladas". */
export function doneWords(kind: keyof typeof ONE, status: AppointmentStatus, count: number) {
  const many = MANY[kind];
  if (many && count > 1) return `${count} ${many}`;
  return kind === "cancel" && status === "proposed" ? "Proposta cancelada" : ONE[kind];
}
