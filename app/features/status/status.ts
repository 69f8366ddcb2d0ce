/** How the service does just now, as anybody may know it. */
export type ServiceState = "ok" | "slow" | "down";

export type ServiceStatus = { service: keyof typeof serviceWords; state: ServiceState };

/** What people know the parts by; what it means for them when one is slow or down. */
export const serviceWords = {
  site: {
    name: "Site",
    slow: "Mostramos as páginas como estavam há pouco.",
    down: "As páginas não abrem.",
  },
  search: {
    name: "Busca e perfis",
    slow: "Os resultados demoram mais que o normal.",
    down: "A busca não responde. Volte em alguns minutos.",
  },
  booking: {
    name: "Pedidos de consulta",
    slow: "O envio demora mais que o normal.",
    down: "No momento não recebemos pedidos. Nada do que já foi marcado se perde.",
  },
  email: {
    name: "E-mails",
    slow: "Os e-mails chegam com atraso.",
    down: "Os e-mails esperam na fila e sairão assim que possível.",
  },
  payments: {
    name: "Pagamentos",
    slow: "As confirmações demoram mais que o normal.",
    down: "No momento ninguém consegue assinar. Quem já assina não perde nada.",
  },
} as const;

export const stateWords: Record<ServiceState, string> = { ok: "Funciona", slow: "Com lentidão", down: "Fora do ar" };

/** The worst of them, in one sentence. */
export function summarise(statuses: readonly ServiceStatus[]) {
  if (statuses.some(({ state }) => state === "down")) return "Uma parte do serviço está fora do ar.";
  if (statuses.some(({ state }) => state === "slow")) return "O serviço funciona, com lentidão.";
  return "Tudo funciona.";
}
