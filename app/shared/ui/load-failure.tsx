import { Button } from "#app/shared/ui/button.tsx";

/** In place of a part of a page that did not come: not to be taken for an empty one. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2" role="alert">
      Não foi possível carregar.
      <Button variant="outline" size="sm" onClick={onRetry}>
        Tentar de novo
      </Button>
    </p>
  );
}
