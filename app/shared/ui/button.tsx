import type { VariantProps } from "class-variance-authority";
import { clsx } from "clsx";
import type { ComponentProps, MouseEvent } from "react";
import { buttonVariants } from "./button-variants.ts";
import { Spinner } from "./spinner.tsx";

type ButtonProps = ComponentProps<"button"> &
  VariantProps<typeof buttonVariants> & {
    busy?: boolean | undefined;
    /** What it reads while busy, such as "Entrando..." */
    busyLabel?: string | undefined;
  };

/** A link that looks like a button takes `buttonVariants` instead. */
export function Button({
  variant,
  size,
  busy = false,
  busyLabel,
  type = "button",
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  // Busy is not `disabled`: that would throw the keyboard's focus away.
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...props}
      type={type}
      className={clsx(buttonVariants({ variant, size }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || props["aria-disabled"]}
      onClick={handleClick}
    >
      {busy && <Spinner className="size-5" />}
      {busy && size !== "icon" ? (busyLabel ?? children) : !busy && children}
    </button>
  );
}
