import { useState } from "react";
import { Link } from "react-router";
import { planMonths } from "#app/features/professionals/attributes/attribute-choices.ts";
import { type Attribute, attributeNames } from "#app/features/professionals/attributes/attributes.ts";
import type { OwnRecord } from "#app/features/professionals/own-record.ts";
import { describeDatabaseError } from "#app/shared/backend/database-error.ts";
import { toast } from "#app/shared/toast.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { confirmHealthPlans, loadOwnRecord } from "./own-record.client.ts";

type PlansReminderProps = {
  record: OwnRecord;
  attributes: readonly Attribute[];
  onRecord: (record: OwnRecord) => void;
};

/** Health plans that were confirmed too long ago to be shown. */
export function PlansReminder({ record, attributes, onRecord }: PlansReminderProps) {
  const [isBusy, setBusy] = useState(false);
  if (record.plans_to_confirm.length === 0) return null;

  async function confirm() {
    setBusy(true);
    try {
      await confirmHealthPlans();
      onRecord(await loadOwnRecord(record.user_id));
      toast({ title: "Convênios confirmados", description: "Pacientes já encontram você por eles." });
    } catch (error) {
      toast({ variant: "destructive", title: "Erro ao salvar dados", description: describeDatabaseError(error) });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Alert
      variant="warning"
      title="Seus convênios continuam valendo?"
      action={
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          <Link
            to="/dashboard/perfil?campo=healthPlans"
            className={buttonVariants({ variant: "outline", className: "max-sm:w-full" })}
          >
            Mudar convênios
          </Link>
          <Button busy={isBusy} busyLabel="Confirmando..." className="max-sm:w-full" onClick={confirm}>
            Continuam valendo
          </Button>
        </div>
      }
    >
      Faz mais de {planMonths} meses que você confirmou:{" "}
      {attributeNames(attributes, "plan", record.plans_to_confirm).join(", ")}. Até confirmar de novo, o perfil não os
      mostra.
    </Alert>
  );
}
