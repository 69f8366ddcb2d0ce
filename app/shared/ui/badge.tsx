import { clsx } from "clsx";
import type { ComponentProps } from "react";

type Variant = "default" | "secondary" | "outline" | "accent" | "success" | "warning" | "destructive";
type BadgeProps = ComponentProps<"span"> & { variant?: Variant };

export function Badge({ variant = "default", className, ...props }: BadgeProps) {
  return <span {...props} className={clsx("badge", `badge-${variant}`, className)} />;
}
