import { Spinner } from "#app/shared/ui/spinner.tsx";

export function SessionLoading() {
  return (
    <div role="status" className="page-width flex min-h-96 items-center justify-center gap-3 text-muted-foreground">
      <Spinner />
      Carregando...
    </div>
  );
}
