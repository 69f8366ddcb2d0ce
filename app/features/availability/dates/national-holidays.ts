/**
 * Brazil's national holidays (Leis 662/1949, 6.802/1980, 14.759/2023, and Good Friday). Carnival is not one of them.
 * As directory.is_holiday has them: supabase/tests/same-rules.test.ts compares the two.
 */
export type Holiday = { day: string; name: string };

const FIXED = [
  ["01-01", "Confraternização Universal"],
  ["04-21", "Tiradentes"],
  ["05-01", "Dia do Trabalho"],
  ["09-07", "Independência do Brasil"],
  ["10-12", "Nossa Senhora Aparecida"],
  ["11-02", "Finados"],
  ["11-15", "Proclamação da República"],
  ["11-20", "Dia da Consciência Negra"],
  ["12-25", "Natal"],
] as const;

/** Of one year, in order. */
export function nationalHolidays(year: number): Holiday[] {
  const fixed = FIXED.map(([day, name]) => ({ day: `${year}-${day}`, name }));
  const goodFriday = new Date(easter(year) - 2 * 86_400_000).toISOString().slice(0, 10);
  return [...fixed, { day: goodFriday, name: "Sexta-feira Santa" }].sort((one, other) =>
    one.day.localeCompare(other.day),
  );
}

/** The next ones from a day on, that day included. */
export function upcomingHolidays(today: string, count: number): Holiday[] {
  const year = Number(today.slice(0, 4));
  return [...nationalHolidays(year), ...nationalHolidays(year + 1)].filter(({ day }) => day >= today).slice(0, count);
}

/** Easter Sunday by the Gregorian computus (Meeus), as milliseconds at midnight UTC. */
function easter(year: number) {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}
