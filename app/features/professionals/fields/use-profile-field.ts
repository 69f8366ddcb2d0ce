import { type RegisterOptions, useFormContext } from "react-hook-form";
import { fieldOf, type ProfileField, type ProfileValues } from "#app/features/professionals/field-lists.ts";

/** A field of the form around: what its control needs, what stands around that, and its error. */
export function useProfileField<Name extends ProfileField>(name: Name, options?: RegisterOptions<ProfileValues, Name>) {
  const { register, formState } = useFormContext<ProfileValues>();
  const { label, help, missing } = fieldOf(name);
  const error = formState.errors[name]?.message;
  return {
    control: register(name, options),
    frame: { label, description: help, optional: missing === null, error },
  };
}
