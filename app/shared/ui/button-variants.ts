import { cva } from "class-variance-authority";

/** The look of a button, for `<Button>` and for links: `<a className={buttonVariants({ size: "lg" })}>`. */
export const buttonVariants = cva("button", {
  variants: {
    variant: {
      default: "button-default",
      destructive: "button-destructive",
      outline: "button-outline",
      secondary: "button-secondary",
      ghost: "button-ghost",
      link: "button-link",
    },
    size: { default: "button-medium", sm: "button-sm", lg: "button-lg", icon: "button-icon" },
  },
  defaultVariants: { variant: "default", size: "default" },
});
