import type { ReportAnswer } from "#app/features/reports/report-form.ts";
import { isReportable, isThere, sendReport } from "#app/features/reports/send-report.server.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { Document } from "../document.tsx";
import { Island } from "../island.tsx";
import ReportForm from "../islands/report-form.tsx";
import { type FormRequest, loaded, madeAnew, NotFound, type PageData, type PageRequest, type Sent } from "../page.ts";

/** /denunciar/avaliacao/:id and /denunciar/perfil/:id */
export async function loadReport({ url, params, services: { queryAsVisitor } }: PageRequest) {
  const { kind, id } = readAddress(params);
  if (!(await isThere(queryAsVisitor, kind, id))) throw new NotFound();
  return loaded({ kind, path: url.pathname }, { cache: madeAnew });
}

export function actReport({ params, services, form, visitor }: FormRequest) {
  const { kind, id } = readAddress(params);
  return sendReport(services, { form, visitor }, kind, id);
}

function readAddress({ kind = "", id = "" }: PageRequest["params"]) {
  if (!isReportable(kind, id)) throw new NotFound();
  return { kind, id };
}

export function ReportPage({ kind, path, answer, typed }: PageData<typeof loadReport> & Sent<ReportAnswer>) {
  return (
    <Document title={pageTitle("Denunciar")} isPrivate path={path}>
      <Island of={ReportForm} wake="focus" kind={kind} answer={answer} typed={typed} />
    </Document>
  );
}
