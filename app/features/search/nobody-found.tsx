import { Link } from "react-router";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { EmptyState } from "#app/shared/ui/empty-state.tsx";

export default function NobodyFound() {
  return (
    <EmptyState
      title="Nenhum profissional encontrado"
      description="Tente ajustar os filtros para encontrar mais resultados"
      action={
        <Link to="/buscar" replace preventScrollReset className={buttonVariants({ variant: "outline" })}>
          Limpar Filtros
        </Link>
      }
    />
  );
}
