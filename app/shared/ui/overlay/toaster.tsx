import { CloseIcon } from "#app/shared/ui/icons/icons.tsx";
import { ErrorIcon, InfoIcon, SuccessIcon } from "#app/shared/ui/icons/status-icons.tsx";

/**
 * Once in every document. The live regions are there from the start: one that arrives with its text is not read. Toasts
 * are copies of the template (show-toast.ts), so that telling of a lost connection needs none. Libraries for it write
 * styles into the page, which its policy forbids. Over a dialog they stand at the top: its buttons are at its end.
 */
export function Toaster() {
  return (
    <div
      id="toaster"
      className="pointer-events-none fixed inset-x-4 top-auto bottom-4 z-50 w-auto bg-transparent in-[dialog]:top-4 in-[dialog]:bottom-auto sm:left-auto sm:w-96"
    >
      <div role="status" />
      <div role="alert" />
      <template>
        <div className="toast">
          <SuccessIcon className="toast-success-icon" />
          <InfoIcon className="toast-info-icon" />
          <ErrorIcon className="toast-error-icon" />
          <div className="min-w-0 flex-1 py-2">
            <p className="font-semibold" />
            <p className="text-sm" />
          </div>
          <button type="button" aria-label="Fechar" className="toast-close">
            <CloseIcon />
          </button>
        </div>
      </template>
    </div>
  );
}
