import { buttonVariants } from "#app/shared/ui/button-variants.ts";

export function ClosingCall() {
  return (
    <section className="on-deep" aria-labelledby="closing">
      <div className="page-width flex flex-col items-start gap-8 py-14 md:flex-row md:items-center md:justify-between md:py-16">
        <div>
          <h2 id="closing" className="text-3xl">
            Dê o primeiro passo com calma
          </h2>
          <p className="mt-3 max-w-text text-lg text-deep-muted">
            Veja os perfis, compare e fale com quem fizer sentido para você.
          </p>
        </div>
        <a
          href="/buscar"
          className={buttonVariants({
            size: "lg",
            className: "shrink-0 max-sm:w-full",
          })}
        >
          Encontrar Profissional Agora
        </a>
      </div>
    </section>
  );
}
