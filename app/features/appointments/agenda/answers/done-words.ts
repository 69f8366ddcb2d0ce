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
export function doneWords(kind: keyof typeof ONE, count: number) {
  const many = MANY[kind];
  return many && count > 1 ? `${count} ${many}` : ONE[kind];
}
