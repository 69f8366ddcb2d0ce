import { type FormEvent, useState } from "react";
import { toastFailure } from "#app/shared/backend/database-error.ts";
import { formatTaxId } from "#app/shared/tax-id.ts";
import { toast } from "#app/shared/toast.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Card, CardDescription, CardTitle } from "#app/shared/ui/card.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { savePayer } from "./payer.client.ts";
import { type Payer, readPayer } from "./payer.ts";

type PayerFormProps = { payer: Payer | null; name: string; onSaved: (payer: Payer) => void };

/** For whoever needs the receipt in a clinic's name, or with a number. It is not printed with it. */
export function PayerForm({ payer, name, onSaved }: PayerFormProps) {
  const [typed, setTyped] = useState({
    name: payer?.name ?? name,
    taxId: payer?.taxId ? formatTaxId(payer.taxId) : "",
  });
  const [problems, setProblems] = useState<{ name?: string; taxId?: string }>({});
  const [isBusy, setBusy] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    const read = readPayer(typed.name, typed.taxId);
    if ("problems" in read) return setProblems(read.problems);
    setProblems({});
    setBusy(true);
    try {
      await savePayer(read.payer);
      onSaved(read.payer);
      toast({ title: "Recibo atualizado" });
    } catch (error) {
      toastFailure(error);
    }
    setBusy(false);
  }
  const control = (field: keyof typeof typed) => ({
    value: typed[field],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [field]: event.target.value }),
  });
  return (
    <Card className="print:hidden">
      <CardTitle>Em nome de quem sai o recibo</CardTitle>
      <CardDescription className="mb-4">Vale para todos os seus recibos. Só você vê.</CardDescription>
      <form noValidate onSubmit={save}>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <Field label="Nome ou razão social" error={problems.name}>
            <Input autoComplete="name" maxLength={120} {...control("name")} />
          </Field>
          <Field label="CPF ou CNPJ" optional error={problems.taxId}>
            <Input autoComplete="off" maxLength={18} className="numeric" {...control("taxId")} />
          </Field>
        </div>
        <Button type="submit" variant="secondary" busy={isBusy} className="max-sm:w-full">
          Atualizar recibo
        </Button>
      </form>
    </Card>
  );
}
