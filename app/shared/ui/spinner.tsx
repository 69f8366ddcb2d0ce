import { clsx } from "clsx";

/** Decoration: a text beside it, or an sr-only one, says what is going on. */
export function Spinner({ className = "size-6" }: { className?: string }) {
  return (
    <svg
      className={clsx("shrink-0 animate-spin", className)}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" />
    </svg>
  );
}
