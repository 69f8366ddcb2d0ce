import { LogPage } from "#app/features/operator/log-page.tsx";
import { operatorHeaders, operatorMeta } from "#app/features/operator/operator-meta.ts";

export const headers = operatorHeaders;
export const meta = () => operatorMeta("Histórico");

/** /operador/historico */
export default LogPage;
