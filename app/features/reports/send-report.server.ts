import { isTrusted, UNPROVED } from "#app/shared/forms/check-proof.ts";
import { waitWords } from "#app/shared/forms/too-many-requests.ts";
import { isUuid } from "#app/shared/ids.ts";
import type { Query, ServerServices } from "#app/shared/server-services.ts";
import { REPORTED, type ReportAnswer, type Reported, readReport } from "./report-form.ts";

/** Whether the address is one of a report; what visitors cannot see is nothing to report, as `isThere` asks. */
export function isReportable(kind: string, id: string): kind is Reported {
  return Object.hasOwn(REPORTED, kind) && isUuid(id);
}

export async function isThere(query: Query, kind: Reported, id: string) {
  const [row] = await query<{ it: string | null }>("select directory.reported_professional($1, $2) as it", [
    REPORTED[kind],
    id,
  ]);
  return Boolean(row?.it);
}

const GONE = {
  avaliacao: { title: "Esta avaliação não está mais no site", text: "Não é preciso denunciar: ninguém mais a vê." },
  perfil: { title: "Este perfil não está mais no site", text: "Não é preciso denunciar: ninguém mais o vê." },
};

export async function sendReport(
  services: ServerServices,
  { form, visitor }: { form: FormData; visitor: string },
  kind: Reported,
  id: string,
): Promise<ReportAnswer> {
  const { queryAsVisitor, limitVisitor } = services;
  const read = readReport(kind, form);
  if ("errors" in read) return read;
  const limited = await limitVisitor(visitor, "report");
  if (limited) return { problem: { title: "Muitas denúncias em pouco tempo", text: waitWords(limited.retryAfter) } };
  if (!(await isTrusted(services, form, visitor))) return { problem: UNPROVED };
  const { motivo, texto, contato } = read.report;
  const [row] = await queryAsVisitor<{ isTaken: boolean }>('select directory.report($1, $2, $3, $4, $5) as "isTaken"', [
    REPORTED[kind],
    id,
    motivo,
    texto,
    contato,
  ]);
  return row?.isTaken ? { isSent: true } : { problem: GONE[kind] };
}
