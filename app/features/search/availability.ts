/** Days and periods of the filter "Disponibilidade" and the bits that the database compares. */
export const weekdays = [
  { value: "domingo", label: "Domingo" },
  { value: "segunda", label: "Segunda-feira" },
  { value: "terca", label: "Terça-feira" },
  { value: "quarta", label: "Quarta-feira" },
  { value: "quinta", label: "Quinta-feira" },
  { value: "sexta", label: "Sexta-feira" },
  { value: "sabado", label: "Sábado" },
] as const;

export const periods = [
  { value: "manha", label: "Manhã" },
  { value: "tarde", label: "Tarde" },
  { value: "noite", label: "Noite" },
] as const;

/** One bit for each wanted half-day: weekday * 3 + period. Null asks for any day, or any period; both: for anything. */
export function availabilityMask(weekday: number | null, period: number | null) {
  if (weekday === null && period === null) return null;
  const days = weekday === null ? weekdays.map((_, index) => index) : [weekday];
  const times = period === null ? periods.map((_, index) => index) : [period];
  let mask = 0;
  for (const day of days) for (const time of times) mask |= 1 << (day * 3 + time);
  return mask;
}

const weekdayName = new Intl.DateTimeFormat("en-US", { weekday: "short", timeZone: "America/Sao_Paulo" });

/** From Sunday on, where most of Brazil is. */
export function weekdayOf(now: Date) {
  return ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"].indexOf(weekdayName.format(now));
}

/** Days as people say them; an address has the weekday that they are when it is made. */
export const nearDays = [
  { value: "hoje", label: "Hoje" },
  { value: "amanha", label: "Amanhã" },
] as const;

export function readNearDay(words: string | null, now: Date) {
  const ahead = nearDays.findIndex(({ value }) => value === words);
  return ahead < 0 ? null : (weekdayOf(now) + ahead) % 7;
}
