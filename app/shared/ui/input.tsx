import type { ComponentProps } from "react";
import { cn } from "./class-names.ts";
import { controlLook } from "./control-look.ts";
import { useFieldControl } from "./field-context.ts";

export function Input({ className, ...props }: ComponentProps<"input">) {
  return (
    <input {...props} {...useFieldControl(props)} className={cn(controlLook, "h-12 read-only:bg-surface", className)} />
  );
}
