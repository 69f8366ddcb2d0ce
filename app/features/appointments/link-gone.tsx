import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { EmptyState } from "#app/shared/ui/empty-state.tsx";

export function LinkGone() {
  return (
    <div className="page-width py-16">
      <EmptyState
        heading="h1"
        title="Este link não existe mais"
        description="As consultas são apagadas 90 dias depois de encerradas. Confira também se o endereço está completo."
        action={
          <a href="/buscar" className={buttonVariants({})}>
            Buscar Profissionais
          </a>
        }
      />
    </div>
  );
}
