import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from "react";
import { currentToast, type ShownToast, subscribeToToasts } from "#app/shared/toast.ts";

// Nobody needs the view before the first toast: it loads then, in the browser only. What tells of a lost connection
// must not need one, though.
const ToastView = lazy(() => import("./toast-view.tsx").catch(() => ({ default: PlainToast })));

/** In the root layout. The live regions are there from the start: one that arrives with its text is not read. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  const ref = useRef<HTMLDivElement>(null);
  const id = toast?.id;

  // A modal dialog covers everything outside the top layer; only then does the toast need to join it.
  useEffect(() => {
    const element = ref.current;
    if (!id || !element?.showPopover || !document.querySelector("dialog:modal")) return;
    element.popover = "manual";
    element.showPopover();
    return () => element.removeAttribute("popover");
  }, [id]);

  const view = toast && (
    <Suspense fallback={null}>
      <ToastView key={toast.id} toast={toast} />
    </Suspense>
  );
  const isError = toast?.variant === "destructive";
  return (
    <div
      ref={ref}
      className="pointer-events-none fixed inset-x-4 top-auto bottom-4 z-50 w-auto bg-transparent sm:left-auto sm:w-96"
    >
      <div role="status">{!isError && view}</div>
      <div role="alert">{isError && view}</div>
    </div>
  );
}

function PlainToast({ toast }: { toast: ShownToast }) {
  return (
    <p className="rounded border bg-surface-raised p-4 shadow">
      {toast.title}: {toast.description}
    </p>
  );
}
