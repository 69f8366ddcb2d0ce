import type { ComponentProps } from "react";
import { cn } from "./class-names.ts";

type Variant = "default" | "secondary" | "outline" | "accent" | "success" | "warning" | "destructive";
type BadgeProps = ComponentProps<"span"> & { variant?: Variant };

export function Badge({ variant = "default", className, ...props }: BadgeProps) {
  return <span {...props} className={cn("badge", `badge-${variant}`, className)} />;
}
