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
import { describeExcess, textLength } from "#app/shared/forms/text-length.ts";
import { useFieldControl } from "./field-context.ts";

/** Without `maxLength`, which cuts off what is pasted and says nothing. */
type TextareaProps = Omit<ComponentProps<"textarea">, "maxLength"> & {
  /** Shows how much is used of `limit`. */
  counter?: boolean;
  /** How long the text may be when it is saved. Meanwhile it may be longer. */
  limit?: number;
};

export function Textarea({ counter = false, limit, className, onInput, ref, ...props }: TextareaProps) {
  const counterId = useId();
  const own = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLTextAreaElement, []);
  const [typed, setTyped] = useState(textLength(String(props.defaultValue ?? "")));
  const length = props.value === undefined ? typed : textLength(String(props.value));
  const excess = limit === undefined ? undefined : describeExcess(length, limit);
  const hasCounter = counter || excess !== undefined;
  const describedBy = [props["aria-describedby"], hasCounter && counterId].filter(Boolean).join(" ") || undefined;
  const control = useFieldControl({ id: props.id, "aria-describedby": describedBy });
  const max = formatNumber(limit ?? 0);

  // Hydration sets a text area back to its default, whatever somebody wrote in the meantime.
  const [before] = useState(() => readWritten(control.id));
  useLayoutEffect(() => {
    if (own.current && before !== undefined) own.current.value = before;
  }, [before]);

  // Forms fill it through the ref, without an event.
  useEffect(() => setTyped(textLength(own.current?.value ?? "")));

  function handleInput(event: InputEvent<HTMLTextAreaElement>) {
    setTyped(textLength(event.currentTarget.value));
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
      {hasCounter && (
        <p
          id={counterId}
          className={clsx(
            "numeric noscript:hidden mt-1 text-right text-sm",
            excess ? "font-semibold text-destructive" : "text-muted-foreground",
          )}
        >
          {`${formatNumber(length)} de ${max} caracteres${excess ? `: ${excess}` : ""}`}
        </p>
      )}
      {/* Said once, not with every key. */}
      {limit !== undefined && (
        <span role="status" className="sr-only">
          {excess && `O texto passou de ${max} caracteres.`}
        </span>
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
