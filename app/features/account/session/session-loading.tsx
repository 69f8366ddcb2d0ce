import { Spinner } from "#app/shared/ui/spinner.tsx";

export function SessionLoading() {
  return (
    <div
      role="status"
      className="page-width flex min-h-svh items-start justify-center gap-3 pt-48 text-muted-foreground"
    >
      <Spinner />
      Carregando...
    </div>
  );
}
