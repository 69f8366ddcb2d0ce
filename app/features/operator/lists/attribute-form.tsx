import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "#app/shared/ui/button.tsx";
import { Checkbox } from "#app/shared/ui/form/checkbox.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { FieldError } from "#app/shared/ui/form/field-error.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { Select } from "#app/shared/ui/form/select.tsx";
import { Textarea } from "#app/shared/ui/form/textarea.tsx";
import {
  type AttributeErrors,
  type ListedAttribute,
  type ListKind,
  listKinds,
  lists,
  numberedSpecialties,
  readAttribute,
  slugOf,
  WORDS_LENGTH,
} from "./attribute-lists.ts";

type AttributeFormProps = {
  all: readonly ListedAttribute[];
  /** Of a new one: the list that was in view. */
  initialKind: ListKind;
  former: ListedAttribute | undefined;
  onCancel: () => void;
  onSave: (facts: ReturnType<typeof readAttribute>["facts"]) => void;
};

export function AttributeForm({ all, initialKind, former, onCancel, onSave }: AttributeFormProps) {
  const [errors, setErrors] = useState<AttributeErrors>({});
  const [kind, setKind] = useState(initialKind);
  const [name, setName] = useState(former?.name ?? "");
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const read = readAttribute(new FormData(event.currentTarget), all, former);
    setErrors(read.errors);
    if (Object.keys(read.errors).length === 0) onSave(read.facts);
  }
  const slug = former?.slug ?? slugOf(name);
  const address = `No endereço da busca: ${lists[kind].parameter}=${slug || "…"}`;
  return (
    <form ref={form} onSubmit={submit} noValidate className="flex max-w-2xl flex-col gap-2">
      <h1 ref={heading} tabIndex={-1} className="mb-4 text-3xl">
        {former ? `Mudar ${former.name}` : "Acrescentar a uma lista"}
      </h1>
      {!former && (
        <Field label="Lista">
          <Select
            name="kind"
            value={kind}
            onChange={(event) => setKind(event.target.value as ListKind)}
            options={listKinds.map((value) => ({ value, label: lists[value].title }))}
          />
        </Field>
      )}
      <Field label="Nome" description={former ? `${address}. Não muda com o nome.` : address} error={errors.name}>
        <Input name="name" maxLength={60} value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      {kind === "theme" && <SpecialtyChoices chosen={former?.specialties ?? []} error={errors.specialties} />}
      <Field
        label="Como as pessoas chamam"
        optional
        description="Uma palavra ou expressão por linha. Quem escreve assim na busca encontra quem tem. O nome já conta."
        error={errors.words}
      >
        <Textarea name="words" rows={5} limit={WORDS_LENGTH} defaultValue={former?.words.join("\n") ?? ""} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">Continuar</Button>
        <Button variant="outline" onClick={onCancel}>
          Voltar
        </Button>
      </div>
    </form>
  );
}

function SpecialtyChoices({ chosen, error }: { chosen: number[]; error: string | undefined }) {
  return (
    <fieldset aria-describedby={error && "especialidades-erro"}>
      <legend className="text-base font-semibold">Especialidades</legend>
      <p className="text-sm text-muted-foreground">Só elas podem escolher o tema.</p>
      <div className="gap-x-6 sm:columns-2">
        {numberedSpecialties.map(({ id, name }) => (
          <Checkbox
            key={id}
            name="specialties"
            value={id}
            label={name}
            defaultChecked={chosen.includes(id)}
            aria-invalid={Boolean(error) || undefined}
            className="break-inside-avoid"
          />
        ))}
      </div>
      <FieldError id="especialidades-erro">{error}</FieldError>
    </fieldset>
  );
}
