import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { useFieldControl } from "./field-context.ts";

export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input {...props} {...useFieldControl(props)} className={clsx("control h-12", className)} />;
}
