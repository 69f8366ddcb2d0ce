import { type RegisterOptions, useFormContext } from "react-hook-form";
import type { ProfileValues } from "#app/features/professionals/profile-fields.ts";

/** A field of the form around: what its control needs, and its error. */
export function useProfileField<Name extends keyof ProfileValues>(
  name: Name,
  options?: RegisterOptions<ProfileValues, Name>,
) {
  const { register, formState } = useFormContext<ProfileValues>();
  return { control: register(name, options), error: formState.errors[name]?.message };
}
