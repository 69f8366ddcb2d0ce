import type { FoundPage } from "./found.ts";

/** A page of results, or why there is none: a failed search leaves the form and what was typed in place. */
export type SearchResult<Page = FoundPage> = { page: Page; error?: undefined } | { page?: undefined; error: string };

/** For what the server says itself and for what never reached it. */
export const UNREACHABLE = "Não foi possível falar com o servidor. Confira sua conexão e tente de novo.";
export const UNAVAILABLE = "A busca está indisponível no momento. Tente de novo em alguns instantes.";
