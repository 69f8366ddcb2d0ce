import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "./class-names.ts";

const badgeVariants = cva(
  "inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-full border px-3 py-0.5 text-xs font-semibold",
  {
    variants: {
      variant: {
        default: "border-transparent bg-primary-soft text-primary-soft-foreground",
        secondary: "border-transparent bg-secondary text-secondary-foreground",
        outline: "border-input text-foreground",
        accent: "border-transparent bg-accent-soft text-accent-foreground",
        success: "border-transparent bg-success-soft text-success-soft-foreground",
        warning: "border-transparent bg-warning-soft text-warning-soft-foreground",
        destructive: "border-transparent bg-destructive-soft text-destructive-soft-foreground",
      },
    },
    defaultVariants: { variant: "default" },
  },
);

export function Badge({ variant, className, ...props }: ComponentProps<"span"> & VariantProps<typeof badgeVariants>) {
  return <span {...props} className={cn(badgeVariants({ variant }), className)} />;
}
