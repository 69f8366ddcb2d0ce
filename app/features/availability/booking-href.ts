/**
 * Into booking with this time chosen, of a service by its id or of the usual one: each has times of its own. Without seconds,
 * which no free time has: a page of cards carries dozens of these.
 */
export function bookingHref(professionalId: string, startsAt: number, service?: string) {
  const href = `/profissional/${professionalId}/agendar?inicio=${written.get(startsAt) ?? write(startsAt)}`;
  return service ? `${href}&servico=${service}` : href;
}

/** Most people begin at the same times, and writing them out was a fiftieth of what a search costs. */
const written = new Map<number, string>();
const MOST_WRITTEN = 10_000;

function write(startsAt: number) {
  const text = `${new Date(startsAt).toISOString().slice(0, 16)}Z`;
  if (written.size >= MOST_WRITTEN) written.clear();
  written.set(startsAt, text);
  return text;
}
