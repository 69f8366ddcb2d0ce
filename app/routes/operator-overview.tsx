import { operatorHeaders, operatorMeta } from "#app/features/operator/operator-meta.ts";
import { OverviewPage } from "#app/features/operator/overview-page.tsx";

export const headers = operatorHeaders;
export const meta = () => operatorMeta("Operação");

/** /operador */
export default OverviewPage;
