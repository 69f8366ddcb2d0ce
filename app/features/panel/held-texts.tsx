import { Link } from "react-router";
import { isServiceName, nameTexts } from "#app/features/professionals/held-texts.ts";
import { isNeeded, whyUnlisted } from "#app/features/professionals/listing.ts";
import type { OwnRecord } from "#app/features/professionals/own-record.ts";
import { formatDate } from "#app/shared/formats.ts";
import { Alert } from "#app/shared/ui/alert.tsx";

type HeldTextsProps = {
  record: OwnRecord;
  /** Those that the page edits; the overview tells of all, and leads to them. */
  of?: (text: string) => boolean;
};

/** Texts that wait for a look: what shows meanwhile, and how not to wait. */
export function HeldTexts({ record, of }: HeldTextsProps) {
  const held = of ? record.held_texts.filter(of) : record.held_texts;
  const [first] = held;
  if (!first || !record.held_at) return null;
  const { title, meanwhile } = describeWait(record, held);
  const to = isServiceName(first) ? "/dashboard/horarios" : `/dashboard/perfil?campo=${first}`;
  return (
    <Alert
      variant="warning"
      title={title}
      action={
        !of && (
          <Link to={to} className="text-link inline-flex min-h-11 items-center">
            Revisar o texto
          </Link>
        )
      }
    >
      Há palavras que o conselho da sua profissão costuma não permitir: veja {nameTexts(held)}. Nossa equipe lê o que
      você salvou em {formatDate(new Date(record.held_at))} e publica ou escreve para você; {meanwhile}
    </Alert>
  );
}

/** A profile that had nothing there before waits with its text; what was there before an unlisted one does not say. */
function describeWait(record: OwnRecord, held: readonly string[]) {
  const isWanted = !record.is_active && isNeeded(record, held);
  if (isWanted && whyUnlisted(record) === "held")
    return {
      title: "Seu perfil espera uma conferência para aparecer na busca",
      meanwhile: "até lá seu perfil fica fora da busca. Se mudar essas palavras, ele aparece na hora.",
    };
  return {
    title: held.length === 1 ? "Um texto seu espera uma conferência" : "Textos seus esperam uma conferência",
    meanwhile: isWanted
      ? "até lá o perfil fica com o que havia antes, ou fora da busca se não havia nada. Se mudar essas palavras, o novo texto não espera."
      : "até lá o perfil fica com o que havia antes. Se mudar essas palavras, o novo texto aparece na hora.",
  };
}
