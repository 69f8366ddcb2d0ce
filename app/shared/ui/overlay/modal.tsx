import { clsx } from "clsx";
import {
  createContext,
  type ReactNode,
  type SyntheticEvent,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
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
 * The native dialog: focus trap, Esc, inert page and focus return come with the browser. What is typed in it is not lost
 * by a slip: a press on the backdrop does nothing then, Esc, "Fechar" and BackButton ask. Use it through Dialog.
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
  const typed = useRef<HTMLElement>(null);
  const [isAsking, setAsking] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: where `closedby` is unknown a second Esc closes a busy one: it comes back
  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
    placeToasts();
    // It may go without closing, and must not take them along.
    return placeToasts;
  }, [open, busy]);
  useEffect(() => {
    if (open) typed.current = null;
  }, [open]);
  // One that is taken out of the page while it is open gives the focus back to nobody.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);

  function close() {
    setAsking(false);
    if (!busy) onClose();
  }
  function askOrClose() {
    if (typed.current && !busy) setAsking(true);
    else close();
  }
  const outside = usePressOutside(() => !typed.current && close());
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
      closedby={busy || isAsking ? "none" : undefined}
      onCancel={(event) => {
        // React lets those of a dialog within, and of a choice of files, come up to here.
        if (event.target !== event.currentTarget) return;
        if (typed.current) event.preventDefault();
        if (typed.current && !busy) setAsking(true);
        refuse(event);
      }}
      // Nor is it this one's closing when it has just left the page.
      onClose={({ target }) => target === ref.current && close()}
      onInput={({ target, currentTarget }) => {
        if (isTyped(target) && target.closest("dialog") === currentTarget) typed.current = target;
      }}
      {...outside}
    >
      <div className="flex items-start justify-between gap-4 px-5 pt-5 md:px-6">
        <h2 id={`${id}-title`} className="pt-1.5 text-2xl">
          {title}
        </h2>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Fechar"
          className={clsx("-mt-1 -mr-2 size-11", isAsking && "invisible")}
          onClick={askOrClose}
        >
          <CloseIcon className="size-6" />
        </Button>
      </div>
      {/* `flex-1` would start from no height, and in Safari a dialog as high as its content keeps that. */}
      <div inert={isAsking} className="min-h-0 flex-auto overflow-y-auto overscroll-contain px-5 pt-2 pb-6 md:px-6">
        {description && (
          <p id={`${id}-description`} className="mb-4 text-muted-foreground">
            {description}
          </p>
        )}
        {children}
      </div>
      {isAsking ? (
        <Discard
          onDiscard={close}
          onKeep={() => {
            // At once: what is inert takes no focus.
            flushSync(() => setAsking(false));
            typed.current?.focus();
          }}
        />
      ) : (
        footer && (
          <div className={FOOTER} onClickCapture={refuse}>
            <CloseContext value={askOrClose}>{footer}</CloseContext>
          </div>
        )
      )}
    </dialog>
  );
}

const CloseContext = createContext(() => {});

/** In a footer: closes as "Fechar" does. */
export function BackButton({ children = "Voltar", disabled }: { children?: string; disabled?: boolean }) {
  return (
    <Button variant="outline" aria-disabled={disabled} onClick={use(CloseContext)}>
      {children}
    </Button>
  );
}

const FOOTER = "flex flex-col-reverse gap-3 border-t px-5 py-4 sm:flex-row sm:justify-end md:px-6";

function Discard({ onDiscard, onKeep }: { onDiscard: () => void; onKeep: () => void }) {
  const id = useId();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <fieldset aria-labelledby={id} className={clsx(FOOTER, "sm:flex-wrap")}>
      <p id={id} className="order-last font-semibold sm:order-none sm:w-full">
        Descartar o que você escreveu?
      </p>
      <Button variant="outline" onClick={onDiscard}>
        Descartar
      </Button>
      <Button ref={keep} onClick={onKeep}>
        Continuar escrevendo
      </Button>
    </fieldset>
  );
}

/** Choices are made again in a moment; words are not. */
function isTyped(target: EventTarget): target is HTMLElement {
  if (target instanceof HTMLInputElement) return !/^(?:checkbox|radio|range)$/.test(target.type);
  return target instanceof HTMLTextAreaElement;
}

/**
 * Its parts cover the dialog, so only the backdrop is the dialog itself; who marks a text and lets go outside has
 * pressed inside.
 */
function usePressOutside(close: () => void) {
  const isPressed = useRef(false);
  const isOutside = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;
  return {
    onPointerDown: (event: SyntheticEvent) => {
      isPressed.current = isOutside(event);
    },
    onClick: (event: SyntheticEvent) => {
      if (isOutside(event) && isPressed.current) close();
    },
  };
}
