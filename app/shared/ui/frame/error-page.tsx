import { buttonVariants } from "#app/shared/ui/button-variants.ts";

/** The heading is the one that routers show; what follows is for people. `details` only while developing. */
export function CrashMessage({ details }: { details?: string | undefined }) {
  return (
    <section className="page-width max-w-3xl py-16 md:py-24">
      <h1 className="text-3xl" lang="en">
        Unexpected Application Error!
      </h1>
      <p data-message className="mt-4 max-w-text text-lg text-muted-foreground">
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
