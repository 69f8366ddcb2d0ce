import { isTrusted, UNPROVED } from "#app/shared/forms/check-proof.ts";
import { waitWords } from "#app/shared/forms/too-many-requests.ts";
import type { ServerServices } from "#app/shared/server-services.ts";
import { REPORTED, type ReportAnswer, type Reported, readReport } from "./report-form.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function isReportable(kind: string, id: string): kind is Reported {
  return Object.hasOwn(REPORTED, kind) && UUID.test(id);
}

/** Answers the same whether the thing still exists or not: a report tells nobody what is there. */
export async function sendReport(
  services: ServerServices,
  { form, visitor }: { form: FormData; visitor: string },
  kind: Reported,
  id: string,
): Promise<ReportAnswer> {
  const { queryAsVisitor, limitVisitor } = services;
  const read = readReport(form);
  if ("errors" in read) return read;
  const limited = await limitVisitor(visitor, "report");
  if (limited) return { problem: { title: "Muitas denúncias em pouco tempo", text: waitWords(limited.retryAfter) } };
  if (!(await isTrusted(services, form, visitor))) return { problem: UNPROVED };
  const { motivo, texto, contato } = read.report;
  await queryAsVisitor("select directory.report($1, $2, $3, $4, $5)", [REPORTED[kind], id, motivo, texto, contato]);
  return { isSent: true };
}
