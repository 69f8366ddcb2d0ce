import { cva } from "class-variance-authority";

/** The look of a button, for `<Button>` and for links: `<Link className={buttonVariants({ size: "lg" })}>`. */
export const buttonVariants = cva(
  [
    "inline-flex items-center justify-center gap-2 rounded border text-center font-semibold",
    "leading-6 no-underline transition-colors select-none",
    "disabled:cursor-not-allowed disabled:opacity-55 aria-busy:cursor-progress [&_svg]:shrink-0",
  ],
  {
    variants: {
      variant: {
        default: "border-transparent bg-primary text-primary-foreground hover:bg-primary-hover",
        destructive: "border-transparent bg-destructive text-destructive-foreground hover:bg-destructive-hover",
        outline: "border-input bg-surface-raised text-primary hover:border-primary hover:bg-primary-soft",
        secondary: "border-transparent bg-secondary text-secondary-foreground hover:bg-secondary-hover",
        ghost: "border-transparent text-primary hover:bg-primary-soft",
        link: "border-transparent text-primary underline decoration-1 underline-offset-4 hover:text-primary-hover hover:decoration-2",
      },
      size: {
        default: "min-h-12 px-5 py-2.5 text-base",
        sm: "min-h-11 px-4 py-2 text-sm",
        lg: "min-h-14 px-7 py-3 text-lg",
        icon: "size-12 p-0 text-base",
      },
    },
    compoundVariants: [{ variant: "link", size: ["default", "sm", "lg"], className: "px-1" }],
    defaultVariants: { variant: "default", size: "default" },
  },
);
