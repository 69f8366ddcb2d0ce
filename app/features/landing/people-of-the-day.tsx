import type { ReactNode } from "react";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";

/** The first of today's rotation, whoever they are: the same that a search without filters begins with. */
export function PeopleOfTheDay({ children }: { children: ReactNode }) {
  return (
    <section className="page-width pb-14 md:pb-20" aria-labelledby="hoje">
      <h2 id="hoje" className="text-3xl">
        Quem abre a lista hoje
      </h2>
      <p className="mt-3 mb-6 max-w-text text-muted-foreground">
        Amanhã são outros: a ordem gira todos os dias, e ninguém paga para aparecer antes.{" "}
        <a href="/como-ordenamos" className="text-link">
          Como ordenamos
        </a>
      </p>
      {children}
      <a href="/buscar" className={buttonVariants({ variant: "outline", className: "mt-6 max-sm:w-full" })}>
        Ver todos os profissionais
      </a>
    </section>
  );
}
