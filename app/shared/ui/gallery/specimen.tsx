import type { ReactNode } from "react";

/** A named part of the style guide, with an anchor. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-t py-10">
      <h2 id={`${id}-title`} className="text-2xl">
        <a href={`#${id}`} className="hover:underline">
          {title}
        </a>
      </h2>
      <div className="mt-6 flex flex-col gap-8">{children}</div>
    </section>
  );
}

/** One row of examples under a small caption. */
export function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-3 font-sans text-sm opacity-90">{label}</h3>
      <div className="flex flex-wrap items-center gap-4">{children}</div>
    </div>
  );
}

export const LONG_NAME = "Maria Aparecida Fernandes de Albuquerque Cavalcanti e Vasconcelos";
