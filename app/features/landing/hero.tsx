import type { ReactNode } from "react";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { Portico } from "#app/shared/ui/frame/portico.tsx";

type HeroProps = {
  /** Directly below the two buttons: where somebody says in one sentence whom they look for. */
  searchBox?: ReactNode;
};

export function Hero({ searchBox }: HeroProps) {
  return (
    <section className="page-width grid items-center gap-8 pt-5 pb-12 md:gap-10 md:pt-14 md:pb-14 lg:grid-cols-[11fr_10fr] lg:gap-16 lg:pb-20">
      <div>
        <h1 className="text-4xl">Encontre um profissional de saúde em quem confiar</h1>
        <p className="mt-3 max-w-text text-muted-foreground sm:mt-5 sm:text-lg">
          Psicologia, psiquiatria, fonoaudiologia, fisioterapia e outras especialidades. Escolha a cidade, o horário e
          se prefere presencial ou online.
        </p>
        <div className="mt-5 flex flex-col gap-2.5 sm:mt-8 sm:flex-row sm:gap-3">
          <a href="/buscar" className={buttonVariants({ size: "lg" })}>
            Buscar Profissionais
          </a>
          <a href="/cadastro" className={buttonVariants({ variant: "outline", size: "lg" })}>
            Sou Profissional
          </a>
        </div>
        {searchBox && <div className="mt-4 sm:mt-5">{searchBox}</div>}
        <p className="mt-5 max-w-text text-sm text-muted-foreground">
          Para buscar e entrar em contato, você não precisa criar conta nem pagar nada.
        </p>
      </div>
      <Portico className="aspect-[2/1] w-full rounded lg:aspect-[640/440]" />
    </section>
  );
}
