import type { ReactNode } from "react";
import { Button } from "#app/shared/ui/button.tsx";

type SaveBarProps = { isDirty: boolean; isSaving: boolean; children?: ReactNode };

/** Stays in reach while a long form scrolls. */
export function SaveBar({ isDirty, isSaving, children }: SaveBarProps) {
  return (
    <div
      data-bar
      className="sticky bottom-0 z-10 -mx-4 short:static flex flex-wrap items-center justify-end gap-3 border-t bg-background px-4 py-3 md:mx-0 md:px-0"
    >
      <p role="status" className="text-sm text-muted-foreground max-sm:w-full sm:mr-auto">
        {isDirty ? "Há mudanças não salvas." : "Tudo salvo."}
      </p>
      {children}
      <Button type="submit" busy={isSaving} busyLabel="Salvando..." className="max-sm:flex-1">
        Salvar alterações
      </Button>
    </div>
  );
}
