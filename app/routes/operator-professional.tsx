import { operatorHeaders, operatorMeta } from "#app/features/operator/operator-meta.ts";
import { SupportRecordPage } from "#app/features/operator/support-record.tsx";
import type { Route } from "./+types/operator-professional.ts";

export const headers = operatorHeaders;
export const meta = () => operatorMeta("Profissional");

/** /operador/suporte/:id */
export default function OperatorProfessional({ params }: Route.ComponentProps) {
  return <SupportRecordPage key={params.id} id={params.id} />;
}
