import type { ReactNode } from "react";

type EmptyStateProps = {
  title: string;
  description?: string;
  action?: ReactNode;
  heading?: "h1" | "h2" | "h3";
};

export function EmptyState({ title, description, action, heading: Heading = "h2" }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center rounded border border-dashed border-input px-5 py-12 text-center">
      <StillWater />
      <Heading className="mt-5 text-2xl">{title}</Heading>
      {description && <p className="mt-2 max-w-md text-muted-foreground">{description}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}

/** The pool of the logo with nobody at it. */
function StillWater() {
  return (
    <svg viewBox="0 0 96 64" className="h-16 w-24" fill="none" strokeWidth="3" strokeLinecap="round" aria-hidden="true">
      <path
        className="stroke-border"
        d="M12 40V26a12 12 0 0 1 24 0v14M36 40V22a12 12 0 0 1 24 0v18M60 40V26a12 12 0 0 1 24 0v14"
      />
      <path className="stroke-primary" d="M6 48c7 0 7 4 14 4s7-4 14-4 7 4 14 4 7-4 14-4 7 4 14 4 7-4 14-4" />
      <path
        className="stroke-accent"
        d="M27 59c5.3 0 5.3 3 10.500 3s5.200-3 10.500-3 5.200 3 10.500 3 5.200-3 10.500-3"
      />
    </svg>
  );
}
