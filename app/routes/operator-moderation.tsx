import { ModerationPage } from "#app/features/operator/moderation-page.tsx";
import { operatorHeaders, operatorMeta } from "#app/features/operator/operator-meta.ts";

export const headers = operatorHeaders;
export const meta = () => operatorMeta("Moderação");

/** /operador/moderacao */
export default ModerationPage;
