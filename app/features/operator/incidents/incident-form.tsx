import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { readDraft, writeDraft } from "#app/shared/forms/draft.ts";
import { isSame } from "#app/shared/forms/versions.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { RadioGroup } from "#app/shared/ui/form/radio-group.tsx";
import { Select } from "#app/shared/ui/form/select.tsx";
import { Textarea } from "#app/shared/ui/form/textarea.tsx";
import { LeaveGuard } from "#app/shared/ui/overlay/leave-guard.tsx";
import {
  type IncidentEntry,
  type IncidentErrors,
  type IncidentFacts,
  incidentLengths,
  natures,
  readIncident,
  type TypedIncident,
} from "./incident.ts";
import { relevance, takeNewest, typedOf, type UnsavedIncident, unsavedKey } from "./typed-incident.ts";

type IncidentFormProps = {
  /** What is known by now; without it a new incident. A newer one comes while the form is open if somebody was quicker. */
  entry: IncidentEntry | undefined;
  isBusy: boolean;
  onCancel: () => void;
  /** Whether it is in the register now. */
  onSave: (facts: IncidentFacts) => Promise<boolean>;
};

export function IncidentForm({ entry, isBusy, onCancel, onSave }: IncidentFormProps) {
  const [errors, setErrors] = useState<IncidentErrors>({});
  const key = unsavedKey(entry?.incident);
  const [unsaved, setUnsaved] = useState(() => readDraft<UnsavedIncident>(key));
  const [seen, setSeen] = useState(unsaved?.seen ?? entry);
  const [typed, setTyped] = useState(unsaved?.typed ?? typedOf(entry));
  const [theirs, setTheirs] = useState<Partial<TypedIncident>>({});
  if (entry && seen && entry.id !== seen.id) {
    const taken = takeNewest(seen, typed, entry);
    setSeen(entry);
    setTyped(taken.typed);
    setTheirs((before) => ({ ...before, ...taken.theirs }));
  }
  const isDirty = !isSame(typed, typedOf(seen));
  useEffect(() => writeDraft(key, isDirty ? { seen, typed } : undefined), [key, isDirty, seen, typed]);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const read = readIncident(typed, new Date());
    setErrors(read.errors);
    if (Object.keys(read.errors).length === 0 && (await onSave(read.facts))) writeDraft(key, undefined);
  }
  function discard() {
    setUnsaved(undefined);
    setSeen(entry);
    setTyped(typedOf(entry));
    setTheirs({});
    setErrors({});
  }
  const control = (name: keyof TypedIncident) => ({
    name,
    value: typed[name],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => {
      const { value } = currentTarget;
      setTyped((before) => ({ ...before, [name]: value }));
    },
  });
  const moment = (name: "knownAt" | "happenedAt" | "anpdNotifiedAt" | "peopleNotifiedAt") => ({
    ...{ type: "datetime-local", ...control(name) },
  });
  const words = (name: keyof typeof incidentLengths) => ({ limit: incidentLengths[name], ...control(name) });
  const notes = (name: keyof TypedIncident) => ({ error: errors[name], warning: theirs[name] });
  return (
    <form ref={form} onSubmit={submit} noValidate className="flex max-w-2xl flex-col gap-2">
      <h1 ref={heading} tabIndex={-1} className="text-3xl">
        {entry ? "Atualizar o incidente" : "Registrar incidente"}
      </h1>
      <p className="mb-4 text-muted-foreground">
        O que está marcado como opcional pode ficar em branco até vocês saberem mais. Descreva sem nomes: quem lê depois
        precisa do fato, não das pessoas.
      </p>
      {unsaved && isDirty && (
        <Alert
          title="Recuperamos o que você não salvou"
          announce
          className="mb-4"
          action={
            <Button variant="outline" size="sm" onClick={discard}>
              Descartar rascunho
            </Button>
          }
        />
      )}
      <Field label="Quando vocês souberam" description="O prazo conta daqui." {...notes("knownAt")}>
        <Input {...moment("knownAt")} />
      </Field>
      <Field label="Quando aconteceu" optional {...notes("happenedAt")}>
        <Input {...moment("happenedAt")} />
      </Field>
      <Field label="Natureza" {...notes("nature")}>
        <Select {...control("nature")} options={Object.entries(natures).map(([value, label]) => ({ value, label }))} />
      </Field>
      <Field label="O que houve, e por quê" {...notes("circumstances")}>
        <Textarea {...words("circumstances")} />
      </Field>
      <Field
        label="Que dados"
        description="Por exemplo: nomes, e-mails, pedidos de consulta."
        {...notes("dataAffected")}
      >
        <Textarea rows={2} {...words("dataAffected")} />
      </Field>
      <Field label="De quem" description="Por exemplo: pacientes, profissionais." {...notes("peopleAffected")}>
        <Textarea rows={2} {...words("peopleAffected")} />
      </Field>
      <Field label="Quantas pessoas" optional {...notes("peopleCount")}>
        <Input {...control("peopleCount")} inputMode="numeric" />
      </Field>
      <RadioGroup
        {...control("isRelevant")}
        legend="Pode causar risco ou dano relevante às pessoas?"
        description={[
          "Dados de saúde, de menores ou idosos, financeiros, senhas ou sob sigilo, ou de muita gente: em geral, sim.",
          theirs.isRelevant,
        ].join(" ")}
        options={Object.entries(relevance).map(([value, label]) => ({ value, label }))}
      />
      <Field label="Riscos para as pessoas" optional {...notes("risk")}>
        <Textarea {...words("risk")} />
      </Field>
      <Field label="Medidas tomadas e planejadas" optional {...notes("measures")}>
        <Textarea {...words("measures")} />
      </Field>
      <Field label="ANPD avisada em" optional {...notes("anpdNotifiedAt")}>
        <Input {...moment("anpdNotifiedAt")} />
      </Field>
      <Field label="Pessoas avisadas em" optional {...notes("peopleNotifiedAt")}>
        <Input {...moment("peopleNotifiedAt")} />
      </Field>
      <Field
        label="Forma e conteúdo da comunicação, ou por que não houve"
        optional
        description="Com o número do processo na ANPD, se houver."
        {...notes("communication")}
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
      <LeaveGuard isDirty={isDirty && !isBusy} />
    </form>
  );
}
