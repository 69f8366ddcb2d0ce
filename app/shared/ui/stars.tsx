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

const STAR = "m12 2.5 2.9 6.1 6.6.9-4.8 4.6 1.2 6.6L12 17.5l-5.9 3.2 1.2-6.6-4.8-4.6 6.6-.9z";
const OFFSETS = [0, 24, 48, 72, 96];

function StarRow({ rating, className }: { rating: number; className: string }) {
  const stars = OFFSETS.map((x) => <path key={x} d={STAR} transform={`translate(${x} 0)`} />);
  return (
    <svg viewBox="0 0 120 24" className={cn("aspect-5/1 w-auto shrink-0", className)} aria-hidden="true">
      <g className="fill-none stroke-accent" strokeWidth="1.5" strokeLinejoin="round">
        {stars}
      </g>
      {/* A nested svg clips at its width: a partial star without a style attribute. */}
      <svg
        width={(rating / 5) * 120}
        height="24"
        className="fill-accent-bright stroke-accent"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        {stars}
      </svg>
    </svg>
  );
}
