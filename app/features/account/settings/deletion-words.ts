import { plural } from "#app/shared/formats.ts";

/** Appointments that the end of the account cancels; `untold`: of how many no e-mail address is known. */
export type Ahead = { appointments: number; untold: number };

/** What deleting means for patients. Undefined: it could not be asked. */
export function aheadWords(ahead: Ahead | undefined) {
  if (!ahead) return "Consultas futuras são canceladas e os pacientes, avisados por e-mail.";
  const { appointments, untold } = ahead;
  if (appointments === 0) return "Você não tem consultas futuras.";
  const cancelled = plural(appointments, "consulta futura será cancelada", "consultas futuras serão canceladas");
  if (untold === 0)
    return `${cancelled} e ${appointments === 1 ? "o paciente avisado" : "os pacientes avisados"} por e-mail.`;
  const alone = plural(untold, "paciente não deixou e-mail: avise-o", "pacientes não deixaram e-mail: avise-os");
  return `${cancelled}. ${alone} antes, pela agenda.`;
}
