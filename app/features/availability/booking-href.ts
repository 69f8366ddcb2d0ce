/** Everybody's free times begin at the same few instants, and a page of cards has two hundred of them. */
const known = new Map<number, string>();
const mostKnown = 5_000;

/** Into booking with this time chosen. Without seconds, which no free time has: a page of cards carries dozens of these. */
export function bookingHref(professionalId: string, startsAt: number) {
  return `/profissional/${professionalId}/agendar?inicio=${known.get(startsAt) ?? write(startsAt)}`;
}

function write(startsAt: number) {
  if (known.size > mostKnown) known.clear();
  const words = `${new Date(startsAt).toISOString().slice(0, 16)}Z`;
  known.set(startsAt, words);
  return words;
}
