import { dismissToast, pauseToast, resumeToast, type ShownToast } from "#app/shared/toast.ts";
import { CloseIcon } from "./icons.tsx";
import { ErrorIcon, SuccessIcon } from "./status-icons.tsx";

export default function ToastView({ toast }: { toast: ShownToast }) {
  const isError = toast.variant === "destructive";
  const colours = isError
    ? "border-destructive bg-destructive text-destructive-foreground"
    : "border-border bg-surface-raised text-foreground";
  const Icon = isError ? ErrorIcon : SuccessIcon;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus only hold the clock
    <div
      className={`toast pointer-events-auto flex items-start gap-3 rounded border p-2 pl-4 shadow ${colours}`}
      onPointerEnter={pauseToast}
      onPointerLeave={resumeToast}
      onFocus={pauseToast}
      onBlur={resumeToast}
    >
      <Icon className={`mt-2.5 size-6 shrink-0 ${isError ? "" : "text-primary"}`} />
      <div className="min-w-0 flex-1 py-2">
        <p className="font-semibold">{toast.title}</p>
        {toast.description && <p className="text-sm">{toast.description}</p>}
      </div>
      <button
        type="button"
        aria-label="Fechar"
        className="inline-flex size-11 shrink-0 items-center justify-center rounded focus-visible:outline-current focus-visible:-outline-offset-4"
        onClick={dismissToast}
      >
        <CloseIcon />
      </button>
    </div>
  );
}
