import { formatNumber, plural } from "#app/shared/formats.ts";
import { cn } from "./class-names.ts";

type StarsProps = {
  rating: number;
  reviews?: number;
  size?: "default" | "lg";
  /** Without the figure, where it already stands beside them. */
  isBare?: boolean;
  className?: string;
};

/** Five stars filled to the tenth, the figure beside them, and one sentence for those who listen. */
export function Stars({ rating, reviews, size = "default", isBare = false, className }: StarsProps) {
  const figure = formatNumber(rating, 1);
  const label = `${figure} de 5${reviews === undefined ? "" : `, ${plural(reviews, "avaliação", "avaliações")}`}`;
  return (
    <span className={cn("stars", size === "lg" ? "text-lg" : "text-sm", className)}>
      <span className="sr-only">{label}</span>
      <svg viewBox="0 0 120 24" className={size === "lg" ? "star-row h-6" : "star-row h-5"} aria-hidden="true">
        <use href="#five-stars" />
        {/* A nested svg clips at its width: a partial star without a style attribute. */}
        <svg className="filled-stars" width={Math.round(rating * 24)} height="24" aria-hidden="true">
          <use href="#five-stars" />
        </svg>
      </svg>
      {!isBare && (
        <span aria-hidden="true" className="numeric font-semibold">
          {figure}
        </span>
      )}
      {reviews !== undefined && (
        <span aria-hidden="true" className="numeric text-muted-foreground">
          {`(${formatNumber(reviews)})`}
        </span>
      )}
    </span>
  );
}
