import type { ProductFunction } from "./define-function.ts";
import { subscription } from "./subscription.ts";

/** Under these names `functions.invoke(name)` of supabase-js reaches them. */
export const allFunctions: Record<string, ProductFunction> = { subscription };
