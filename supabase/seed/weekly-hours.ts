/** A stretch of an ordinary week, as `directory.profiles.weekly_hours` keeps it. Weekday 0 is Sunday. */
export type Block = { weekday: number; starts: string; ends: string };

export const workdays = [1, 2, 3, 4, 5];

/** The same stretches on each of the days: `hours([1, 3], "08:00-12:00", "14:00-18:00")`. */
export function hours(days: number[], ...spans: string[]): Block[] {
  return days.flatMap((weekday) =>
    spans.map((span) => {
      const [starts, ends] = span.split("-") as [string, string];
      return { weekday, starts, ends };
    }),
  );
}

/** Several stretches as one list, in the order that the table wants. */
export function week(...parts: Block[][]): Block[] {
  const order = ({ weekday, starts }: Block) => `${weekday}${starts}`;
  return parts.flat().sort((one, other) => (order(one) < order(other) ? -1 : 1));
}
