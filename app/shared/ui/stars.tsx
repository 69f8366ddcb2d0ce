import { formatNumber, plural } from "#app/shared/formats.ts";
import { cn } from "./class-names.ts";

type StarsProps = { rating: number; reviews?: number; size?: "default" | "lg"; className?: string };

/** Five stars filled to the tenth, the figure beside them, and one sentence for those who listen. */
export function Stars({ rating, reviews, size = "default", className }: StarsProps) {
  const figure = formatNumber(rating, 1);
  const label = `${figure} de 5${reviews === undefined ? "" : `, ${plural(reviews, "avaliação", "avaliações")}`}`;
  return (
    <span className={cn("inline-flex items-center gap-2", size === "lg" ? "text-lg" : "text-sm", className)}>
      <span className="sr-only">{label}</span>
      <StarRow rating={rating} className={size === "lg" ? "h-6" : "h-5"} />
      <span aria-hidden="true" className="numeric font-semibold">
        {figure}
      </span>
      {reviews !== undefined && (
        <span aria-hidden="true" className="numeric text-muted-foreground">
          ({formatNumber(reviews)})
        </span>
      )}
    </span>
  );
}

const STARS = [12, 36, 60, 84, 108]
  .map((x) => `M${x} 2.5l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6L${x} 17.5l-5.9 3.2 1.2-6.6-4.8-4.6 6.6-.9z`)
  .join("");

/** Once in every page: twenty results with their own would be a sixth of its bytes. */
export function StarShape() {
  return (
    <svg className="hidden" aria-hidden="true">
      <path id="five-stars" d={STARS} />
    </svg>
  );
}

function StarRow({ rating, className }: { rating: number; className: string }) {
  return (
    <svg viewBox="0 0 120 24" className={cn("aspect-5/1 w-auto shrink-0", className)} aria-hidden="true">
      <use href="#five-stars" className="fill-none stroke-accent" strokeWidth="1.5" strokeLinejoin="round" />
      {/* A nested svg clips at its width: a partial star without a style attribute. */}
      <svg
        width={Math.round(rating * 24)}
        height="24"
        className="fill-accent-bright stroke-accent"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <use href="#five-stars" />
      </svg>
    </svg>
  );
}
