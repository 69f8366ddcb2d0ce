import { clsx } from "clsx";
import type { ReactNode } from "react";

/** Give it the size of what it stands for. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx("animate-pulse rounded bg-secondary", className)} />;
}

/** Around skeletons: says once, to those who cannot see them, what is loading. */
export function Loading({ label = "Carregando...", children, className }: LoadingProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}

type LoadingProps = { label?: string; children: ReactNode; className?: string };
