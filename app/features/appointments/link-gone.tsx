import type { ReactNode } from "react";
import { appointmentsKept } from "#app/features/privacy/retention.ts";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { EmptyState } from "#app/shared/ui/empty-state.tsx";

const GONE = "Este link não existe mais";
const ERASED = `Os pedidos de consulta são apagados ${appointmentsKept}, ou antes, quando alguém apaga seus dados por eles. Confira também se o endereço está completo.`;

type LinkGoneProps = { title?: string | undefined; description?: string; action?: ReactNode };

/** For links to appointments, unless other words are given. */
export function LinkGone({ title = GONE, description = ERASED, action = <Search /> }: LinkGoneProps) {
  return (
    <div className="page-width py-16">
      <EmptyState heading="h1" title={title} description={description} action={action} />
    </div>
  );
}

function Search() {
  return (
    <a href="/buscar" className={buttonVariants({})}>
      Buscar Profissionais
    </a>
  );
}
