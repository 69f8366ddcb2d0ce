import { clsx } from "clsx";
import type { ReactNode } from "react";
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from "./icons/status-icons.tsx";

const look = {
  info: { Icon: InfoIcon, className: "border-primary bg-primary-soft text-primary-soft-foreground" },
  warning: { Icon: WarningIcon, className: "border-warning bg-warning-soft text-warning-soft-foreground" },
  destructive: {
    Icon: ErrorIcon,
    className: "border-destructive bg-destructive-soft text-destructive-soft-foreground",
  },
  success: { Icon: SuccessIcon, className: "border-success bg-success-soft text-success-soft-foreground" },
};

type AlertProps = {
  variant?: keyof typeof look;
  title: string;
  children?: ReactNode;
  /** One button, at the right on larger screens. */
  action?: ReactNode;
  /** Set for what appears after the page has loaded, to have it read out. */
  announce?: boolean;
  className?: string;
};

export function Alert({ variant = "info", title, children, action, announce = false, className }: AlertProps) {
  const { Icon, className: colours } = look[variant];
  const role = variant === "destructive" ? "alert" : "status";
  return (
    <div
      role={announce ? role : undefined}
      className={clsx("flex flex-wrap items-center gap-x-6 gap-y-4 rounded border p-4 md:px-5", colours, className)}
    >
      <div className="flex min-w-0 flex-[1_1_16rem] gap-3">
        <Icon className="mt-0.5 size-6 shrink-0" />
        <div className="min-w-0">
          <p className="font-semibold">{title}</p>
          {children && <div className="text-sm">{children}</div>}
        </div>
      </div>
      {action}
    </div>
  );
}
