import { specialties } from "#app/features/professionals/specialties.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import type { SearchFilters } from "../filters.ts";
import { FILTER_FORM_ID } from "../search-fields.ts";
import type { Notices } from "../sentence/sentence-address.ts";

/** What is to be said before any result: help in danger, and what of a sentence could not be done. */
export function SearchNotices({ notices, filters }: { notices: Notices; filters: SearchFilters }) {
  const { crise, fora, ignorado, perto } = notices;
  const isPlaceMissing = !filters.city && (perto || filters.order === "distancia");
  return (
    <>
      {crise && <CrisisHelp />}
      {fora && (
        <Alert title={`Ainda não temos ${fora}`}>
          Aqui você encontra {listed(specialties.map(({ name }) => name.toLowerCase()))}.
        </Alert>
      )}
      {ignorado && (
        <Alert title={`Não encontramos ninguém com “${ignorado}”`}>Por isso buscamos sem essas palavras.</Alert>
      )}
      {isPlaceMissing && <NearNotice />}
    </>
  );
}

function CrisisHelp() {
  return (
    <Alert variant="warning" title="Você não precisa passar por isso sozinho">
      <p>
        Se há perigo agora, ligue para o{" "}
        <a href="tel:192" className="text-link font-semibold">
          SAMU 192
        </a>
        . Para conversar a qualquer hora, de graça e em sigilo, ligue para o{" "}
        <a href="tel:188" className="text-link font-semibold">
          CVV 188
        </a>
        . Abaixo, quem pode acompanhar você.
      </p>
    </Alert>
  );
}

/** Only the device knows where "perto de mim" is, and only a press asks it. */
function NearNotice() {
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

const listed = (names: string[]) => `${names.slice(0, -1).join(", ")} e ${names.at(-1)}`;
