import { useWatch } from "react-hook-form";
import type { ProfileValues } from "#app/features/professionals/field-lists.ts";
import { KindField } from "./kind-field.tsx";
import { usePricedSpecialties } from "./use-priced-specialties.ts";

/** Both amounts, for who may tell them: councils decide that, and operators keep what they decided. */
export function FeeFields() {
  const specialty = useWatch<ProfileValues, "specialty">({ name: "specialty" });
  const priced = usePricedSpecialties();
  if (!priced.includes(specialty)) return null;
  return (
    <div className="grid gap-x-4 sm:grid-cols-2">
      <KindField name="feeMin" />
      <KindField name="feeMax" />
    </div>
  );
}
