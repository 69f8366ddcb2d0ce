import type { ComponentProps } from "react";
import { cn } from "#app/shared/ui/class-names.ts";
import { useFieldControl } from "./field-context.ts";

export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input {...props} {...useFieldControl(props)} className={cn("control h-12", className)} />;
}
