/* Plural of the days, as one says what suits: "às terças". */
const DAYS = ["aos domingos", "às segundas", "às terças", "às quartas", "às quintas", "às sextas", "aos sábados"];
const PERIODS: Record<string, string> = { manha: "de manhã", tarde: "à tarde", noite: "à noite" };

/** "às terças, de manhã", "em qualquer dia, à noite", "em qualquer dia e horário" */
export function suitingWords(weekday: number | null, period: string | null) {
  const when = period === null ? undefined : PERIODS[period];
  if (weekday === null) return when ? `em qualquer dia, ${when}` : "em qualquer dia e horário";
  return [DAYS[weekday], when].filter(Boolean).join(", ");
}
