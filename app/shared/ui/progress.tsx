type ProgressProps = { value: number; max: number; label: string; valueText?: string };

/** "Etapa 2 de 4" above the bar; the native element needs no style attribute. */
export function Progress({ value, max, label, valueText }: ProgressProps) {
  return (
    <div>
      {valueText && <p className="numeric mb-2 text-sm font-semibold text-muted-foreground">{valueText}</p>}
      <progress className="progress" value={value} max={max} aria-label={label} aria-valuetext={valueText} />
    </div>
  );
}
