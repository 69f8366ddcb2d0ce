import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type { ZodMiniType } from "zod/mini";

/**
 * Lets react-hook-form check a form by a zod schema. The form keeps what was typed; the first error of a field is shown.
 * These lines are all that we would use of @hookform/resolvers.
 */
export function zodResolver<Values extends FieldValues>(schema: ZodMiniType): Resolver<Values> {
  return (values) => {
    const result = schema.safeParse(values);
    if (result.success) return { values, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, code, message } of result.error.issues)
      errors[path.join(".")] ??= { type: String(code), message };
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
