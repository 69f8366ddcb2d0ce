import type { ComponentProps } from "react";
import { cn } from "#app/shared/ui/class-names.ts";

export function Label({ className, ...props }: ComponentProps<"label">) {
  // biome-ignore lint/a11y/noLabelWithoutControl: the caller passes htmlFor
  return <label {...props} className={cn("text-base font-semibold", className)} />;
}
