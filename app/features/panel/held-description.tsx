import { Link } from "react-router";
import type { OwnRecord } from "#app/features/professionals/own-record.ts";
import { formatDate } from "#app/shared/formats.ts";
import { Alert } from "#app/shared/ui/alert.tsx";

/** A description that waits for a look: what shows meanwhile, and how not to wait. */
export function HeldDescription({ record, isLinked = false }: { record: OwnRecord; isLinked?: boolean }) {
  if (!record.description_held_at) return null;
  const link = (
    <Link to="/dashboard/perfil?campo=description" className="text-link inline-flex min-h-11 items-center">
      Revisar a descrição
    </Link>
  );
  return (
    <Alert variant="warning" title="Sua nova descrição espera uma conferência" action={isLinked && link}>
      Ela tem palavras que o conselho da sua profissão costuma não permitir. Nossa equipe lê o texto de{" "}
      {formatDate(new Date(record.description_held_at))} e o publica ou escreve para você; até lá o perfil mostra o
      anterior. Se mudar essas palavras, o novo texto aparece na hora.
    </Alert>
  );
}
