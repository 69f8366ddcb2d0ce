import { operatorHeaders, operatorMeta } from "#app/features/operator/operator-meta.ts";
import { RegistrationsPage } from "#app/features/operator/registrations-page.tsx";

export const headers = operatorHeaders;
export const meta = () => operatorMeta("Registros a conferir");

/** /operador/registros */
export default RegistrationsPage;
