/** The periods of a day, as directory.period_of and directory.availability_bits have them (same-rules.test.ts compares them). */
export const periods = [
  { value: "manha", label: "Manhã", until: 12 },
  { value: "tarde", label: "Tarde", until: 18 },
  { value: "noite", label: "Noite", until: 24 },
] as const;

/** The place in `periods` of a time of day. */
export function periodAt(minutes: number) {
  return periods.findIndex(({ until }) => minutes < until * 60);
}
