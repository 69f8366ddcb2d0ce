import { clsx } from "clsx";
import { formatNumber, plural } from "#app/shared/formats.ts";

type StarsProps = {
  rating: number;
  reviews?: number;
  size?: "default" | "lg";
  /** Without the figure, where it already stands beside them. */
  isBare?: boolean;
  className?: string;
};

/** Five stars filled to the tenth, the figure beside them, and one sentence for those who listen. */
export function Stars({ rating, reviews, ...look }: StarsProps) {
  return <StarRow {...starProps(rating, reviews)} {...look} />;
}

export type StarProps = { figure: string; label: string; width: string; count: string | null };

export function starProps(rating: number, reviews?: number): StarProps {
  const figure = formatNumber(rating, 1);
  return {
    figure,
    label: `${figure} de 5${reviews === undefined ? "" : `, ${plural(reviews, "avaliação", "avaliações")}`}`,
    width: String(Math.round(rating * 24)),
    count: reviews === undefined ? null : `(${formatNumber(reviews)})`,
  };
}

export function StarRow({
  figure,
  label,
  width,
  count,
  size,
  isBare,
  className,
}: StarProps & Omit<StarsProps, "rating" | "reviews">) {
  return (
    <span className={clsx("stars", size === "lg" ? "text-lg" : "text-sm", className)}>
      <span className="sr-only">{label}</span>
      <svg viewBox="0 0 120 24" className={size === "lg" ? "star-row h-6" : "star-row h-5"} aria-hidden="true">
        <use href="#five-stars" />
        {/* A nested svg clips at its width: a partial star without a style attribute. */}
        <svg className="filled-stars" width={width} height="24" aria-hidden="true">
          <use href="#five-stars" />
        </svg>
      </svg>
      {!isBare && (
        <span aria-hidden="true" className="numeric font-semibold">
          {figure}
        </span>
      )}
      {count && (
        <span aria-hidden="true" className="numeric text-muted-foreground">
          {count}
        </span>
      )}
    </span>
  );
}
