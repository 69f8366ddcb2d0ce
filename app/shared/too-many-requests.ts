import { plural } from "./formats.ts";

/** "Tente de novo em 3 minutos." */
export function waitWords(retryAfter: number) {
  const minutes = Math.ceil(retryAfter / 60);
  return `Tente de novo em ${plural(minutes, "minuto", "minutos")}.`;
}

export function tooManyRequests(retryAfter: number) {
  return Response.json(
    { error: `Muitos pedidos em pouco tempo. ${waitWords(retryAfter)}` },
    { status: 429, headers: { "Retry-After": String(retryAfter) } },
  );
}
