import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "#app/shared/ui/button.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { RadioGroup } from "#app/shared/ui/form/radio-group.tsx";
import { Select } from "#app/shared/ui/form/select.tsx";
import { Textarea } from "#app/shared/ui/form/textarea.tsx";
import { type IncidentEntry, type IncidentErrors, type IncidentFacts, natures, readIncident } from "./incident.ts";

type IncidentFormProps = {
  /** What is known by now; without it a new incident. */
  entry: IncidentEntry | undefined;
  isBusy: boolean;
  onCancel: () => void;
  onSave: (facts: IncidentFacts) => unknown;
};

export function IncidentForm({ entry, isBusy, onCancel, onSave }: IncidentFormProps) {
  const [errors, setErrors] = useState<IncidentErrors>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const read = readIncident(new FormData(event.currentTarget), new Date());
    setErrors(read.errors);
    if (Object.keys(read.errors).length === 0) onSave(read.facts);
  }
  const moment = (name: "knownAt" | "happenedAt" | "anpdToldAt" | "peopleToldAt") => ({
    ...{ name, type: "datetime-local", defaultValue: asTyped(entry?.[name]) },
  });
  const words = (
    name: "circumstances" | "dataAffected" | "peopleAffected" | "risk" | "measures" | "communication",
  ) => ({
    ...{ name, maxLength: name === "dataAffected" || name === "peopleAffected" ? 2000 : 4000 },
    defaultValue: entry?.[name] ?? "",
  });
  return (
    <form ref={form} onSubmit={submit} noValidate className="flex max-w-2xl flex-col gap-2">
      <h1 ref={heading} tabIndex={-1} className="text-3xl">
        {entry ? "Atualizar o incidente" : "Registrar incidente"}
      </h1>
      <p className="mb-4 text-muted-foreground">
        O que está marcado como opcional pode ficar em branco até vocês saberem mais. Descreva sem nomes: quem lê depois
        precisa do fato, não das pessoas.
      </p>
      <Field label="Quando vocês souberam" description="O prazo conta daqui." error={errors.knownAt}>
        <Input {...moment("knownAt")} />
      </Field>
      <Field label="Quando aconteceu" optional error={errors.happenedAt}>
        <Input {...moment("happenedAt")} />
      </Field>
      <Field label="Natureza">
        <Select
          name="nature"
          defaultValue={entry?.nature}
          options={Object.entries(natures).map(([value, label]) => ({ value, label }))}
        />
      </Field>
      <Field label="O que houve, e por quê" error={errors.circumstances}>
        <Textarea {...words("circumstances")} />
      </Field>
      <Field
        label="Que dados"
        description="Por exemplo: nomes, e-mails, pedidos de consulta."
        error={errors.dataAffected}
      >
        <Textarea rows={2} {...words("dataAffected")} />
      </Field>
      <Field label="De quem" description="Por exemplo: pacientes, profissionais." error={errors.peopleAffected}>
        <Textarea rows={2} {...words("peopleAffected")} />
      </Field>
      <Field label="Quantas pessoas" optional error={errors.peopleCount}>
        <Input name="peopleCount" inputMode="numeric" defaultValue={entry?.peopleCount ?? ""} />
      </Field>
      <RadioGroup
        name="isRelevant"
        legend="Pode causar risco ou dano relevante às pessoas?"
        description="Dados de saúde, de menores ou idosos, financeiros, senhas ou sob sigilo, ou de muita gente: em geral, sim."
        defaultValue={entry?.isRelevant === true ? "yes" : entry?.isRelevant === false ? "no" : "unknown"}
        options={[
          { value: "unknown", label: "Ainda não sabemos" },
          { value: "yes", label: "Sim" },
          { value: "no", label: "Não" },
        ]}
      />
      <Field label="Riscos para as pessoas" optional>
        <Textarea {...words("risk")} />
      </Field>
      <Field label="Medidas tomadas e planejadas" optional>
        <Textarea {...words("measures")} />
      </Field>
      <Field label="ANPD avisada em" optional error={errors.anpdToldAt}>
        <Input {...moment("anpdToldAt")} />
      </Field>
      <Field label="Pessoas avisadas em" optional error={errors.peopleToldAt}>
        <Input {...moment("peopleToldAt")} />
      </Field>
      <Field
        label="Forma e conteúdo da comunicação, ou por que não houve"
        optional
        description="Com o número do processo na ANPD, se houver."
        error={errors.communication}
      >
        <Textarea {...words("communication")} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy} busyLabel="Salvando...">
          Salvar no registro
        </Button>
        <Button variant="outline" onClick={onCancel}>
          Voltar
        </Button>
      </div>
    </form>
  );
}

/** As the browser's own clock shows it, which `datetime-local` takes. */
function asTyped(at: string | null | undefined) {
  if (!at) return "";
  const moment = new Date(at);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
