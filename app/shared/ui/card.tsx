import { clsx } from "clsx";
import type { ComponentProps } from "react";

export function Card({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      {...props}
      className={clsx("rounded border bg-surface-raised p-5 shadow md:p-6 print:break-inside-avoid", className)}
    />
  );
}

export function CardTitle({ className, children, ...props }: ComponentProps<"h2">) {
  return (
    <h2 {...props} className={clsx("text-xl", className)}>
      {children}
    </h2>
  );
}

export function CardDescription({ className, ...props }: ComponentProps<"p">) {
  return <p {...props} className={clsx("mt-1 text-muted-foreground", className)} />;
}
