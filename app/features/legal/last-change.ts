import { formatLongDate } from "#app/shared/formats.ts";
import type { LegalDocument } from "./legal-document.ts";

/** "Última atualização: 15 de novembro de 2026 · versão 2026-11-15" */
export function lastChange({ updated, version }: LegalDocument) {
  const date = formatLongDate(new Date(`${updated}T12:00:00Z`));
  return `Última atualização: ${date}${version ? ` · versão ${version}` : ""}`;
}
