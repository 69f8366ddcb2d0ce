/** Into booking with this time chosen. Without seconds, which no free time has: a page of cards carries dozens of these. */
export function bookingHref(professionalId: string, startsAt: number) {
  return `/profissional/${professionalId}/agendar?inicio=${new Date(startsAt).toISOString().slice(0, 16)}Z`;
}
