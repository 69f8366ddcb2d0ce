/* Orders other than the day's rotation, which visitors ask for. */

/** So many are put in order, however many there are. */
export const mostByDistance = 200;
/** Fewer: of each the free times are worked out. */
export const mostByTime = 100;

/** Whose free times of near days are worked out until a page is full. */
export const mostOnNearDays = 300;

/** Said beside the results: what the order means, and how far it goes. */
export const orderWords = {
  distancia: `Da cidade mais próxima para a mais distante, pelo centro de cada uma; na mesma cidade vale o rodízio do dia. Mostramos até ${mostByDistance}.`,
  horario: `Entre os primeiros ${mostByTime} do rodízio de hoje, quem tem o horário livre mais cedo vem antes.`,
} as const;

/** Said where today, tomorrow or the next days are asked for. */
export const nearDaysWords = `Mostramos só quem ainda tem horário livre então, entre até ${mostOnNearDays} profissionais na ordem do rodízio.`;

/** The same in another order. */
export const nearDaysOrderWords = {
  distancia: `Da cidade mais próxima para a mais distante, pelo centro de cada uma. Mostramos só quem ainda tem horário livre então, entre os ${mostOnNearDays} mais próximos.`,
  horario: `Quem tem o horário livre mais cedo vem antes. ${nearDaysWords}`,
} as const;
