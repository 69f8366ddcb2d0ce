import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { FILTER_FORM_ID } from "../search-form.tsx";

/** "Perto de mim" was asked for in words: only the device knows where that is, and only a press asks it. */
export function NearNotice() {
  return (
    <Alert
      title="Perto de onde você está?"
      action={
        <Button size="sm" data-act="near" form={FILTER_FORM_ID} className="group when-awake">
          <span className="group-aria-busy:hidden">Usar minha localização</span>
          <span className="hidden group-aria-busy:inline">Localizando...</span>
        </Button>
      }
    >
      Escreva sua cidade ou seu CEP no filtro Cidade, ou use a localização do aparelho. Ela não fica guardada.
    </Alert>
  );
}
