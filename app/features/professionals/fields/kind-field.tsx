import type { ReactNode } from "react";
import { type UseFormRegisterReturn, useFormContext, useWatch } from "react-hook-form";
import { attributeChoices, describeChosen } from "#app/features/professionals/attributes/attribute-choices.ts";
import type { AttributeKind } from "#app/features/professionals/attributes/attributes.ts";
import { type Choice, type FieldDescription, NOT_CHOSEN } from "#app/features/professionals/field-kinds.ts";
import { fieldOf, type ProfileField, type ProfileValues } from "#app/features/professionals/field-lists.ts";
import { maskPhone } from "#app/shared/forms/masks.ts";
import { FEE_LENGTH } from "#app/shared/forms/read-reais.ts";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { CheckboxGroup, RadioGroup } from "#app/shared/ui/form/radio-group.tsx";
import { Select } from "#app/shared/ui/form/select.tsx";
import { Textarea } from "#app/shared/ui/form/textarea.tsx";
import { maskedControl } from "./masked-control.ts";
import { useAttributes } from "./use-attributes.ts";
import { useProfileField } from "./use-profile-field.ts";
import { useWordWarning } from "./use-word-warning.ts";

const EMAIL = {
  type: "email",
  inputMode: "email",
  autoComplete: "off",
  autoCapitalize: "none",
  spellCheck: false,
} as const;
const PHONE = { type: "tel", autoComplete: "tel" };

/** A field with the control of its kind. */
export function KindField({ name }: { name: ProfileField }) {
  const field = fieldOf(name);
  const { control, frame } = useProfileField(name);
  const { label, ...group } = frame;
  if (field.kind === "radio")
    return <RadioGroup {...control} {...group} legend={label} required={!frame.optional} options={field.choices} />;
  if (field.kind === "list") return <ListField name={name} kind={field.attribute} />;
  const drawn = drawControl(field, { ...control, required: !frame.optional });
  return field.isFree ? <FreeField name={name}>{drawn}</FreeField> : <Field {...frame}>{drawn}</Field>;
}

/** Its words are read while they are typed. */
function FreeField({ name, children }: { name: ProfileField; children: ReactNode }) {
  const { frame } = useProfileField(name);
  const [words, specialty] = useWatch<ProfileValues, [ProfileField, "specialty"]>({ name: [name, "specialty"] });
  return (
    <Field {...frame} warning={useWordWarning(specialty, String(words))}>
      {children}
    </Field>
  );
}

/** In columns where there is room: a list may be long. */
function ListField({ name, kind }: { name: ProfileField; kind: AttributeKind }) {
  const { control, frame } = useProfileField(name);
  const { label, ...group } = frame;
  const specialty = useWatch<ProfileValues, "specialty">({ name: "specialty" });
  const saved = useFormContext<ProfileValues>().formState.defaultValues;
  // Another specialty has other themes.
  const kept = saved?.specialty === specialty ? [saved[name] ?? []].flat().map(String) : [];
  const options = attributeChoices(useAttributes(), { kind, specialty, kept });
  const chosen = [useWatch<ProfileValues>({ name }) ?? []].flat().map(String);
  if (options.length === 0) return null;
  return (
    <CheckboxGroup
      key={specialty}
      {...control}
      {...group}
      legend={label}
      options={options}
      optionsClassName="gap-x-6 sm:columns-2"
      chosen={options.length > LONG ? describeChosen(options, chosen) : undefined}
    />
  );
}

/** Of a list that takes more than a phone's screen. */
const LONG = 8;

type OneControl = Exclude<FieldDescription, { kind: "radio" | "list" }>;

function drawControl(field: OneControl, control: UseFormRegisterReturn & { required: boolean }): ReactNode {
  switch (field.kind) {
    case "text":
      return <Input {...control} {...field.input} maxLength={field.max} />;
    case "longText":
      return <Textarea {...control} {...field.input} limit={field.max} />;
    case "email":
      return <Input {...control} {...EMAIL} {...field.input} maxLength={field.max} />;
    case "phone":
      return <Input {...maskedControl(control, maskPhone)} {...PHONE} {...field.input} maxLength={field.max} />;
    case "select":
      return <Select {...control} {...field.input} options={selectOptions(field)} />;
    case "money":
      return <Input {...control} inputMode="numeric" autoComplete="off" maxLength={FEE_LENGTH} />;
    case "cep":
      // There is one, with a control of its own.
      return null;
  }
}

export function selectOptions({ choices, unchosen }: { choices: readonly Choice[] | null; unchosen?: string }) {
  return [...(unchosen ? [{ value: NOT_CHOSEN, label: unchosen }] : []), ...(choices ?? [])];
}
