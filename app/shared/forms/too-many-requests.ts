import { plural } from "#app/shared/formats.ts";

/** "Tente de novo em 3 minutos." */
export function waitWords(retryAfter: number) {
  const minutes = Math.ceil(retryAfter / 60);
  const wait = minutes < 100 ? plural(minutes, "minuto", "minutos") : plural(Math.ceil(minutes / 60), "hora", "horas");
  return `Tente de novo em ${wait}.`;
}
