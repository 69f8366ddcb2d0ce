import { useEffect, useState } from "react";
import { IncidentsPage } from "#app/features/operator/incidents/incidents-page.tsx";
import { loadPaymentOptions } from "#app/features/subscription/subscription.client.ts";
import type { Operator } from "#app/shared/operator.ts";

/** /operador/incidentes, with who runs the installation; without that answer the drafts leave gaps. */
export function OperatorIncidents() {
  const [company, setCompany] = useState<Operator>();
  useEffect(() => {
    loadPaymentOptions().then(
      ({ operator }) => setCompany(operator),
      () => {},
    );
  }, []);
  return <IncidentsPage company={company} />;
}
