import { formatList, plural } from "#app/shared/formats.ts";

/**
 * Whom the end of the account concerns: agreed on here, without an answer yet, entered by the owner; `unreachable`: of how many of
 * all of them no e-mail address is known.
 */
export type Ahead = { appointments: number; requests: number; own: number; unreachable: number };

/** What deleting means for patients. Undefined: it could not be asked. */
export function aheadWords(ahead: Ahead | undefined) {
  if (!ahead)
    return "Consultas futuras marcadas por aqui são canceladas e os pacientes, avisados por e-mail. As que você anotou não são canceladas: os pacientes leem que nossos avisos acabam.";
  const { appointments, requests, own, unreachable } = ahead;
  const all = appointments + requests + own;
  if (all === 0) return "Você não tem consultas futuras.";
  const isNotified = unreachable < all;
  return [
    ...(appointments + requests > 0 ? [endedWords(ahead, isNotified)] : []),
    ...(own > 0 ? [ownWords(own, isNotified)] : []),
    ...(unreachable > 0 ? [`De ${unreachable} não há e-mail do paciente: avise antes, pela agenda.`] : []),
  ].join(" ");
}

function endedWords({ appointments, requests }: Ahead, isNotified: boolean) {
  const ended = formatList([
    ...(appointments > 0
      ? [plural(appointments, "consulta futura será cancelada", "consultas futuras serão canceladas")]
      : []),
    ...(requests > 0
      ? [
          plural(
            requests,
            "pedido ou proposta sem resposta será encerrado",
            "pedidos ou propostas sem resposta serão encerrados",
          ),
        ]
      : []),
  ]);
  if (!isNotified) return `${ended}.`;
  return `${ended}, e ${appointments + requests === 1 ? "o paciente, avisado" : "os pacientes, avisados"} por e-mail.`;
}

function ownWords(own: number, isNotified: boolean) {
  const left = plural(
    own,
    "consulta anotada por você sai daqui sem ser cancelada",
    "consultas anotadas por você saem daqui sem ser canceladas",
  );
  if (!isNotified) return `${left}.`;
  const whom = own === 1 ? "ao paciente" : "aos pacientes";
  return `${left}: escrevemos ${whom} que nossos avisos acabam e que o resto se combina com você.`;
}
