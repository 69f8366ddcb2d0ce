import { useWatch } from "react-hook-form";
import { NO_FEES } from "#app/features/professionals/describe-fee.ts";
import { isChosen } from "#app/features/professionals/field-kinds.ts";
import type { ProfileValues } from "#app/features/professionals/field-lists.ts";
import { KindField } from "./kind-field.tsx";
import { usePricedSpecialties } from "./use-priced-specialties.ts";

/** Both amounts, for who may tell them: councils decide that, and operators keep what they decided. */
export function FeeFields() {
  const specialty = useWatch<ProfileValues, "specialty">({ name: "specialty" });
  const priced = usePricedSpecialties();
  if (!priced || !isChosen(specialty)) return null;
  if (!priced.includes(specialty)) return <p className="text-sm text-muted-foreground">{NO_FEES}</p>;
  return (
    <div className="grid gap-x-4 sm:grid-cols-2">
      <KindField name="feeMin" />
      <KindField name="feeMax" />
    </div>
  );
}
