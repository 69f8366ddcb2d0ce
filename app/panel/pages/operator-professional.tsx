import { useParams } from "react-router";
import { SupportRecordPage } from "#app/features/operator/support/support-record.tsx";

/** /operador/suporte/:id */
export function OperatorProfessional() {
  const { id = "" } = useParams();
  return <SupportRecordPage key={id} id={id} />;
}
