import { Button } from "#app/shared/ui/button.tsx";
import { EmptyState } from "#app/shared/ui/empty-state.tsx";
import { Spinner } from "#app/shared/ui/spinner.tsx";

export function OperatorLoading() {
  return (
    <div role="status" className="flex min-h-96 items-center justify-center gap-3 text-muted-foreground">
      <Spinner />
      Carregando...
    </div>
  );
}

export function OperatorFailure({ onRetry }: { onRetry: () => unknown }) {
  return (
    <div className="py-8">
      <EmptyState
        heading="h1"
        title="Não foi possível carregar"
        description="Confira sua conexão e tente de novo. Se a sessão terminou, entre outra vez."
        action={<Button onClick={() => onRetry()}>Tentar de novo</Button>}
      />
    </div>
  );
}
