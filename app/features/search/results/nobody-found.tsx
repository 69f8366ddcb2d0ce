import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { EmptyState } from "#app/shared/ui/empty-state.tsx";

export function NobodyFound() {
  return (
    <EmptyState
      title="Nenhum profissional encontrado"
      description="Tente ajustar os filtros para encontrar mais resultados"
      action={
        <a href="/buscar" className={buttonVariants({ variant: "outline" })}>
          Limpar Filtros
        </a>
      }
    />
  );
}
