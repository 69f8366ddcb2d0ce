import type { TransactionSql } from "postgres";
import { sayAttributes } from "./attributes.ts";
import type { DemoRow } from "./demo-rows.ts";
import { type Specialty, specialtyIds } from "./specialties.ts";

/** What the demo's people say beside the fields that everybody has, so that every filter finds somebody. */
export async function fillAttributes(tx: TransactionSql, rows: DemoRow[]) {
  const said = rows.flatMap(({ user_id, rank, specialty_id, modality }) => {
    const specialty = (Object.keys(specialtyIds) as Specialty[]).find((name) => specialtyIds[name] === specialty_id);
    return specialty
      ? [{ user_id, ...sayAttributes({ rank, specialty, modality: modality === 2 ? "online" : "ambos" }) }]
      : [];
  });
  await tx`
    update directory.profiles p set themes = r.themes, health_plans = r.health_plans, languages = r.languages,
      accessibility = r.accessibility
    from jsonb_to_recordset(${tx.json(said)})
      as r (user_id uuid, themes text[], health_plans text[], languages text[], accessibility text[])
    where p.user_id = r.user_id`;
}
