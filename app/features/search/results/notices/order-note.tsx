import { isNearDay } from "#app/features/search/availability.ts";
import type { SearchFilters } from "#app/features/search/filters/filters.ts";
import { nearDaysOrderWords, nearDaysWords, orderWords } from "../orders.ts";

type OrderNoteProps = Partial<Pick<SearchFilters, "order" | "weekday">>;

/** The order is fair, and the page says how it works; another one only where somebody asked for it. */
export function OrderNote({ order = null, weekday = null }: OrderNoteProps) {
  const isNear = isNearDay(weekday);
  const words = order ? (isNear ? nearDaysOrderWords : orderWords)[order] : isNear && nearDaysWords;
  if (words) return <p className="max-w-text text-sm text-muted-foreground">{words}</p>;
  return (
    <details className="max-w-text text-sm text-muted-foreground">
      <summary className="inline-flex min-h-11 items-center underline decoration-1 underline-offset-4">
        Como a ordem dos resultados funciona
      </summary>
      <p className="pb-2">
        A ordem é sorteada de novo todos os dias, para que cada profissional tenha a mesma chance de aparecer no início.
        Durante o dia ela não muda. Ninguém paga para aparecer antes, e notas ou selos não alteram a posição.{" "}
        <a href="/como-ordenamos" className="text-link">
          Saiba mais
        </a>
        .
      </p>
    </details>
  );
}
