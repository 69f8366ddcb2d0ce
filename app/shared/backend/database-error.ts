import { toast } from "../toast.ts";

const UNREACHABLE = "Não foi possível falar com o servidor. Confira sua conexão e tente de novo.";
const UNKNOWN = "Algo deu errado do nosso lado. Tente de novo em alguns instantes.";

type DatabaseError = { message?: unknown; hint?: unknown; code?: unknown; details?: unknown };

/** What the database says in Portuguese is for people; everything else is told in our own words. */
export function describeDatabaseError(error: unknown): string {
  const { message, hint, code } = (error ?? {}) as DatabaseError;
  const text = typeof message === "string" ? message : "";
  if (code === "PGRST303")
    return "Sua sessão terminou. Entre de novo para continuar: o que você digitou continua aqui.";
  if (code === "23505") return "Isso já está cadastrado.";
  if (code === "23514" && !isPortuguese(text)) return "Um dos valores não é aceito. Confira os campos e tente de novo.";
  if (code === "42501" && !isPortuguese(text)) return "Sua sessão não permite esta mudança. Entre de novo e repita.";
  if (isPortuguese(text)) return [text, typeof hint === "string" ? hint : ""].filter(Boolean).join(" ");
  if (!code && /fetch|network|load failed|timeout|aborted/i.test(text)) return UNREACHABLE;
  return UNKNOWN;
}

/** For an act that did not go through. */
export function toastFailure(error: unknown) {
  toast({ variant: "destructive", title: "Não foi possível", description: describeDatabaseError(error) });
}

/** Our own messages end as sentences and PostgreSQL's never do. */
function isPortuguese(text: string) {
  return /[.]$/.test(text) && !/\b(the|violates|column|relation|invalid)\b/i.test(text);
}
