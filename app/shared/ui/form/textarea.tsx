import { clsx } from "clsx";
import {
  type ComponentProps,
  type InputEvent,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { formatNumber } from "#app/shared/formats.ts";
import { useFieldControl } from "./field-context.ts";

type TextareaProps = ComponentProps<"textarea"> & {
  /** Shows how much of `maxLength` is used. */
  counter?: boolean;
};

export function Textarea({ counter = false, className, onInput, ref, ...props }: TextareaProps) {
  const counterId = useId();
  const own = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLTextAreaElement, []);
  const [typed, setTyped] = useState(String(props.defaultValue ?? "").length);
  const length = props.value === undefined ? typed : String(props.value).length;
  const describedBy = [props["aria-describedby"], counter && counterId].filter(Boolean).join(" ") || undefined;
  const control = useFieldControl({ id: props.id, "aria-describedby": describedBy });
  const max = props.maxLength ?? 0;

  // Hydration sets a text area back to its default, whatever somebody wrote in the meantime.
  const [before] = useState(() => readWritten(control.id));
  useLayoutEffect(() => {
    if (own.current && before !== undefined) own.current.value = before;
  }, [before]);

  // Forms fill it through the ref, without an event.
  useEffect(() => setTyped(own.current?.value.length ?? 0));

  function handleInput(event: InputEvent<HTMLTextAreaElement>) {
    setTyped(event.currentTarget.value.length);
    onInput?.(event);
  }
  return (
    <>
      <textarea
        rows={4}
        {...props}
        ref={own}
        aria-describedby={describedBy}
        {...control}
        onInput={handleInput}
        className={clsx("control min-h-24 resize-y py-2.5", className)}
      />
      {counter && (
        <p id={counterId} className="numeric noscript:hidden mt-1 text-right text-sm text-muted-foreground">
          {formatNumber(length)} de {formatNumber(max)} caracteres
        </p>
      )}
    </>
  );
}

/** What stands in the page before React takes it over. */
function readWritten(id: string | undefined) {
  if (typeof document === "undefined" || !id) return undefined;
  const field = document.getElementById(id);
  return field instanceof HTMLTextAreaElement ? field.value : undefined;
}
