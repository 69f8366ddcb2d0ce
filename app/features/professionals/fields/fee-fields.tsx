import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import type { ProfileValues } from "#app/features/professionals/field-lists.ts";
import { loadBackend } from "#app/shared/backend/backend.ts";
import { KindField } from "./kind-field.tsx";

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

function usePricedSpecialties() {
  const [names, setNames] = useState<string[]>([]);
  useEffect(() => {
    void loadBackend()
      .then((backend) => backend.from("specialties").select("name").eq("allows_prices", true))
      .then(({ data }) => setNames((data ?? []).map(({ name }) => name)));
  }, []);
  return names;
}
