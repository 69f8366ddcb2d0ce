import { Button } from "#app/shared/ui/button.tsx";
import { EmptyState } from "#app/shared/ui/empty-state.tsx";
import { Spinner } from "#app/shared/ui/spinner.tsx";

/** As high as a screen: the footer is not pushed away by what comes. */
export function PanelLoading() {
  return (
    <div role="status" className="flex min-h-svh items-start justify-center gap-3 pt-40 text-muted-foreground">
      <Spinner />
      Carregando...
    </div>
  );
}

export function PanelFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      heading="h1"
      title="Erro ao carregar dados"
      description="Não foi possível carregar os dados do seu perfil. Confira sua conexão e tente de novo."
      action={<Button onClick={onRetry}>Tentar de novo</Button>}
    />
  );
}
