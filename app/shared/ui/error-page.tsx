import { Link } from "react-router";
import { buttonVariants } from "./button-variants.ts";

export function NotFoundPage() {
  return (
    <section className="page-width flex flex-col items-center py-16 text-center md:py-24">
      <LostArch />
      <h1 className="mt-8 text-3xl">Página não encontrada</h1>
      <p className="mt-4 max-w-text text-lg text-muted-foreground">
        O endereço pode ter mudado ou ter sido digitado de outro jeito. Você pode voltar ao início ou procurar um
        profissional.
      </p>
      <div className="mt-8 flex w-full flex-col justify-center gap-3 sm:w-auto sm:flex-row">
        <Link to="/buscar" className={buttonVariants()}>
          Buscar Profissionais
        </Link>
        <Link to="/" className={buttonVariants({ variant: "outline" })}>
          Ir para o início
        </Link>
      </div>
    </section>
  );
}

/** The heading is SPEC.md's router fallback; what follows is for people. `details` only while developing. */
export function CrashPage({ details }: { details?: string | undefined }) {
  return (
    <section className="page-width max-w-3xl py-16 md:py-24">
      <h1 className="text-3xl" lang="en">
        Unexpected Application Error!
      </h1>
      <p className="mt-4 max-w-text text-lg text-muted-foreground">
        Algo deu errado do nosso lado, e não é culpa sua. Tente recarregar a página em alguns instantes. Se o problema
        continuar, volte ao início.
      </p>
      {/* A full load: whatever broke in this page's state is left behind. */}
      <a href="/" className={buttonVariants({ className: "mt-8" })}>
        Ir para o início
      </a>
      {details && <pre className="mt-10 whitespace-pre-wrap rounded bg-surface p-4 font-mono text-xs">{details}</pre>}
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
