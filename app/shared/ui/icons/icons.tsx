import type { ReactNode } from "react";
import type { Shape } from "./shapes.tsx";

/* The few marks that the shared parts need, drawn here: public pages must not carry an icon library. */

export type IconProps = { className?: string };

export function Icon({ className = "size-5", children }: IconProps & { children: ReactNode }) {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}

/** A mark that stands in the page once (shapes.tsx), however often it is shown. */
export function SharedIcon({ className = "size-5", shape }: IconProps & { shape: Shape }) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true">
      <use href={`#${shape}`} />
    </svg>
  );
}

export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
);

export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);

export const ChevronDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6 9 6 6 6-6" />
  </Icon>
);

export const ChevronLeftIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m15 6-6 6 6 6" />
  </Icon>
);

export const ChevronRightIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m9 6 6 6-6 6" />
  </Icon>
);
