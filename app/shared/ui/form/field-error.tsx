/** Keeps its line when there is no error, so that nothing jumps; what appears in it is announced. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  return (
    <p id={id} aria-live="polite" className="mt-1 min-h-6 text-sm font-semibold text-destructive">
      {children}
    </p>
  );
}
