import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { EmptyState } from "#app/shared/ui/empty-state.tsx";
import { APPOINTMENT_DAYS } from "./consent.ts";

export function LinkGone() {
  return (
    <div className="page-width py-16">
      <EmptyState
        heading="h1"
        title="Este link não existe mais"
        description={`As consultas são apagadas ${APPOINTMENT_DAYS} dias depois de encerradas, ou antes, quando alguém apaga seus dados por elas. Confira também se o endereço está completo.`}
        action={
          <a href="/buscar" className={buttonVariants({})}>
            Buscar Profissionais
          </a>
        }
      />
    </div>
  );
}
