import { operatorHeaders, operatorMeta } from "#app/features/operator/operator-meta.ts";
import { SupportPage } from "#app/features/operator/support-page.tsx";

export const headers = operatorHeaders;
export const meta = () => operatorMeta("Suporte");

/** /operador/suporte */
export default SupportPage;
