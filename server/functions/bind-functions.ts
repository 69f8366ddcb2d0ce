import type { FunctionHandlers } from "../gateway/functions/functions.ts";
import { type FunctionDeps, FunctionError, type ProductFunction } from "./define-function.ts";

/** The functions as the gateway calls them: with what they need, and with one way of refusing. */
export function bindFunctions(functions: Record<string, ProductFunction>, deps: FunctionDeps): FunctionHandlers {
  return Object.fromEntries(
    Object.entries(functions).map(([name, handle]) => [
      name,
      async (request, caller) => {
        // They act: an address that is merely opened must not.
        if (request.method !== "POST") return new Response(null, { status: 405, headers: { Allow: "POST" } });
        try {
          return await handle(request, caller, deps);
        } catch (error) {
          if (!(error instanceof FunctionError)) throw error;
          return Response.json({ message: error.message }, { status: error.status });
        }
      },
    ]),
  );
}
