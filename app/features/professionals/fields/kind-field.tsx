import type { ReactNode } from "react";
import { type Choice, NOT_CHOSEN } from "#app/features/professionals/field-kinds.ts";
import { fieldOf, type ProfileField } from "#app/features/professionals/field-lists.ts";
import { maskPhone } from "#app/shared/forms/masks.ts";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { CheckboxGroup, RadioGroup } from "#app/shared/ui/form/radio-group.tsx";
import { Select } from "#app/shared/ui/form/select.tsx";
import { Textarea } from "#app/shared/ui/form/textarea.tsx";
import { maskedControl } from "./masked-control.ts";
import { useProfileField } from "./use-profile-field.ts";

const EMAIL = { type: "email", inputMode: "email", autoComplete: "off", autoCapitalize: "none" } as const;

/** A field with the control of its kind. */
export function KindField({ name }: { name: ProfileField }): ReactNode {
  const field = fieldOf(name);
  const { control, frame } = useProfileField(name);
  const { label: legend, ...group } = frame;
  const required = !frame.optional;
  switch (field.kind) {
    case "text":
      return (
        <Field {...frame}>
          <Input {...control} {...field.input} required={required} maxLength={field.max} />
        </Field>
      );
    case "email":
      return (
        <Field {...frame}>
          <Input {...control} {...EMAIL} spellCheck={false} required={required} maxLength={field.max} />
        </Field>
      );
    case "phone":
      return (
        <Field {...frame}>
          <Input
            {...maskedControl(control, maskPhone)}
            {...field.input}
            {...{ type: "tel", autoComplete: "tel" }}
            required={required}
            maxLength={field.max}
          />
        </Field>
      );
    case "longText":
      return (
        <Field {...frame}>
          <Textarea {...control} {...field.input} required={required} maxLength={field.max} />
        </Field>
      );
    case "select":
      return (
        <Field {...frame}>
          <Select {...control} {...field.input} required={required} options={selectOptions(field)} />
        </Field>
      );
    case "radio":
      return <RadioGroup {...control} {...group} legend={legend} required={required} options={field.choices} />;
    case "list":
      return <CheckboxGroup {...control} {...group} legend={legend} options={field.choices} />;
    case "cep":
      // It has a control of its own.
      return null;
  }
}

export function selectOptions({ choices, unchosen }: { choices: readonly Choice[] | null; unchosen?: string }) {
  return [...(unchosen ? [{ value: NOT_CHOSEN, label: unchosen }] : []), ...(choices ?? [])];
}
