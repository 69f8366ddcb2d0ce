import { formatNumber, plural } from "#app/shared/formats.ts";
import { distribution } from "./review.ts";

/** How many gave how many stars, from five down to one. */
export function StarHistogram({ counts }: { counts: readonly number[] }) {
  return (
    <ul className="flex min-w-0 flex-1 flex-col gap-2">
      {distribution(counts).map(({ stars, count, percent }) => (
        <li key={stars} className="numeric flex items-center gap-3 text-sm">
          <span className="w-18 shrink-0">{plural(stars, "estrela", "estrelas")}</span>
          {/* The figure beside it says the same. */}
          <progress className="progress" value={percent} max={100} aria-hidden="true" />
          <span className="w-20 shrink-0 text-right text-muted-foreground">
            {formatNumber(count)} ({percent}%)
          </span>
        </li>
      ))}
    </ul>
  );
}
