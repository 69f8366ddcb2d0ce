import type { ProductFunction } from "./define-function.ts";

/** Under these names `functions.invoke(name)` of supabase-js reaches them. */
export const allFunctions: Record<string, ProductFunction> = {};
