import { explainFigures, SATISFACTION } from "./figures.ts";

type FiguresRowProps = { figures: { value: string; label: string }[] };

export function FiguresRow({ figures }: FiguresRowProps) {
  if (figures.length === 0) return null;
  return (
    <section aria-label="A plataforma em números" className="page-width pb-14 lg:pb-20">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-6 rounded border bg-surface-raised px-5 py-6 shadow md:auto-cols-fr md:grid-flow-col md:grid-cols-none md:px-8">
        {figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end text-center max-md:last:odd:col-span-2">
            <dt className="text-sm text-muted-foreground">{label}</dt>
            <dd className="numeric font-serif text-3xl font-semibold text-primary">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-center text-sm text-muted-foreground">
        {explainFigures(figures.some(({ label }) => label === SATISFACTION))}
      </p>
    </section>
  );
}
