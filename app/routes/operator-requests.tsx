import { operatorHeaders, operatorMeta } from "#app/features/operator/operator-meta.ts";
import { RequestsPage } from "#app/features/operator/requests-page.tsx";

export const headers = operatorHeaders;
export const meta = () => operatorMeta("Pedidos LGPD");

/** /operador/lgpd */
export default RequestsPage;
