import { buttonVariants } from "#app/shared/ui/button-variants.ts";

/** Loaded when it is needed: hardly any visit sees it. */
export default function NotFoundPage() {
  return (
    <section className="page-width flex flex-col items-center py-16 text-center md:py-24">
      <LostArch />
      <h1 className="mt-8 text-3xl">Página não encontrada</h1>
      <p className="mt-4 max-w-text text-lg text-muted-foreground">
        O endereço pode ter mudado ou ter sido digitado de outro jeito. Você pode voltar ao início ou procurar um
        profissional.
      </p>
      <div className="mt-8 flex w-full flex-col justify-center gap-3 sm:w-auto sm:flex-row">
        <a href="/buscar" className={buttonVariants()}>
          Buscar Profissionais
        </a>
        <a href="/" className={buttonVariants({ variant: "outline" })}>
          Ir para o início
        </a>
      </div>
    </section>
  );
}

function LostArch() {
  return (
    <svg
      viewBox="0 0 200 120"
      className="h-32 w-auto"
      fill="none"
      strokeWidth="4"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path className="stroke-primary" d="M28 84V52a22 22 0 0 1 44 0v32M128 84V52a22 22 0 0 1 44 0v32" />
      <path className="stroke-input" strokeDasharray="2 10" d="M78 84V46a22 22 0 0 1 44 0v38" />
      <path className="stroke-accent" d="M16 102c14 0 14 8 28 8s14-8 28-8 14 8 28 8 14-8 28-8 14 8 28 8 14-8 28-8" />
    </svg>
  );
}
