import { keptFor } from "#app/features/privacy/retention.ts";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { EmptyState } from "#app/shared/ui/empty-state.tsx";

export function LinkGone() {
  return (
    <div className="page-width py-16">
      <EmptyState
        heading="h1"
        title="Este link não existe mais"
        description={`As consultas são apagadas ${keptFor("appointments")} depois de encerradas, ou antes, quando alguém apaga seus dados por elas. Confira também se o endereço está completo.`}
        action={
          <a href="/buscar" className={buttonVariants({})}>
            Buscar Profissionais
          </a>
        }
      />
    </div>
  );
}
