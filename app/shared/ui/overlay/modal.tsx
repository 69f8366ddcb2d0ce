import { clsx } from "clsx";
import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from "react";
import { placeToasts } from "#app/shared/show-toast.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { CloseIcon } from "#app/shared/ui/icons/icons.tsx";

export type ModalProps = {
  open: boolean;
  /** Called when it should close: Esc, "Fechar", a click outside. */
  onClose: () => void;
  /** What was asked for is on its way: until it is over nothing closes it, nor looks as if it had stopped it. */
  busy?: boolean | undefined;
  title: string;
  description?: ReactNode;
  /** Buttons, kept in view under the scrolling content. */
  footer?: ReactNode;
  children?: ReactNode;
};

/**
 * The native dialog: focus trap, Esc, inert page and focus return come with the browser. Use it through
 * Dialog or Sheet.
 */
export function Modal({
  open,
  onClose,
  busy = false,
  title,
  description,
  footer,
  children,
  className,
}: ModalProps & { className: string }) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: where `closedby` is unknown a second Esc closes a busy one: it comes back
  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
    placeToasts();
    // It may go without closing, and must not take them along.
    return placeToasts;
  }, [open, busy]);

  function close() {
    if (!busy) onClose();
  }
  const outside = usePressOutside(open, close);
  function refuse(event: SyntheticEvent) {
    if (!busy) return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <dialog
      ref={ref}
      className={clsx("modal shadow", className)}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      closedby={busy ? "none" : undefined}
      onCancel={refuse}
      onClose={close}
      {...outside}
    >
      <div className="flex items-start justify-between gap-4 px-5 pt-5 md:px-6">
        <h2 id={`${id}-title`} className="pt-1.5 text-2xl">
          {title}
        </h2>
        <Button variant="ghost" size="icon" aria-label="Fechar" className="-mt-1 -mr-2 size-11" onClick={close}>
          <CloseIcon className="size-6" />
        </Button>
      </div>
      {/* `flex-1` would start from no height, and in Safari a dialog as high as its content keeps that. */}
      <div className="min-h-0 flex-auto overflow-y-auto overscroll-contain px-5 pt-2 pb-6 md:px-6">
        {description && (
          <p id={`${id}-description`} className="mb-4 text-muted-foreground">
            {description}
          </p>
        )}
        {children}
      </div>
      {footer && (
        <div
          className="flex flex-col-reverse gap-3 border-t px-5 py-4 sm:flex-row sm:justify-end md:px-6"
          onClickCapture={refuse}
        >
          {footer}
        </div>
      )}
    </dialog>
  );
}

/**
 * A press on the backdrop closes it, as Esc does, unless somebody has typed in it: that is not lost by a slip. Its parts
 * cover the dialog, so only the backdrop is the dialog itself; who marks a text and lets go outside has pressed inside.
 */
function usePressOutside(open: boolean, close: () => void) {
  const isPressed = useRef(false);
  const isTyped = useRef(false);
  useEffect(() => {
    if (open) isTyped.current = false;
  }, [open]);
  const isOutside = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;
  return {
    onPointerDown: (event: SyntheticEvent) => {
      isPressed.current = isOutside(event);
    },
    onInput: ({ target }: SyntheticEvent) => {
      const isChosen = target instanceof HTMLInputElement && /^(?:checkbox|radio|range)$/.test(target.type);
      if (!isChosen) isTyped.current = true;
    },
    onClick: (event: SyntheticEvent) => {
      if (isOutside(event) && isPressed.current && !isTyped.current) close();
    },
  };
}
