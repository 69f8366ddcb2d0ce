import type { ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { attributeChoices } from "#app/features/professionals/attributes/attribute-choices.ts";
import type { OwnControlField, ProfileValues } from "#app/features/professionals/field-lists.ts";
import { profileFields } from "#app/features/professionals/profile-fields.ts";
import { approachOptions, firstApproach } from "#app/features/professionals/profile-options.ts";
import { councilOf } from "#app/features/professionals/registration/councils.ts";
import { readRqe } from "#app/features/professionals/registration/registration.ts";
import { asksRqe, titleChoices } from "#app/features/professionals/registration/titles.ts";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { Select } from "#app/shared/ui/form/select.tsx";
import { CepField } from "./cep-field.tsx";
import { CityControl } from "./city-control.tsx";
import { FeeFields } from "./fee-fields.tsx";
import { KindField, selectOptions } from "./kind-field.tsx";
import { RegistrationHint } from "./registration-hint.tsx";
import { useAttributes } from "./use-attributes.ts";
import { useProfileField } from "./use-profile-field.ts";

/** The controls of fields that know about others. */
export const ownControls: Record<OwnControlField, () => ReactNode> = {
  specialty: SpecialtyField,
  registration: RegistrationField,
  rqe: RqeField,
  titleForm: TitleFormField,
  approach: ApproachField,
  feeMin: FeeFields,
  // Beside the other.
  feeMax: () => null,
  cep: CepField,
  city: CityAndState,
  // Beside the city.
  state: () => null,
};

function SpecialtyField() {
  const { setValue, getValues } = useFormContext<ProfileValues>();
  const attributes = useAttributes();
  const { control, frame } = useProfileField("specialty", {
    onChange(event) {
      const choices = attributeChoices(attributes, { kind: "theme", specialty: event.target.value });
      const known = choices.map(({ value }) => value);
      setValue("approach", firstApproach(event.target.value), { shouldDirty: true });
      setValue(
        "themes",
        getValues("themes").filter((theme) => known.includes(theme)),
        { shouldDirty: true },
      );
    },
  });
  return (
    <Field {...frame}>
      <Select {...control} required options={selectOptions(profileFields.specialty)} />
    </Field>
  );
}

/** The bare form stands before a specialty is chosen: most who come are psychologists, and know it. */
function registrationExample(specialty: string) {
  const { name, example } = councilOf(specialty);
  return name === "CRP" ? "CRP 12345" : example;
}

function RegistrationField() {
  const specialty = useWatch<ProfileValues, "specialty">({ name: "specialty" });
  const { control, frame } = useProfileField("registration");
  return (
    <Field {...frame} className="relative">
      <Input
        {...control}
        required
        placeholder={`Ex.: ${registrationExample(specialty)}`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={profileFields.registration.max}
      />
      <RegistrationHint />
    </Field>
  );
}

function RqeField() {
  const specialty = useWatch<ProfileValues, "specialty">({ name: "specialty" });
  const { control, frame } = useProfileField("rqe");
  if (!asksRqe(specialty)) return null;
  return (
    <Field {...frame}>
      <Input
        {...control}
        placeholder="Ex.: RQE 12345"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={profileFields.rqe.max}
      />
    </Field>
  );
}

function TitleFormField() {
  const [specialty, registration, rqe] = useWatch<ProfileValues, ["specialty", "registration", "rqe"]>({
    name: ["specialty", "registration", "rqe"],
  });
  const { control, frame } = useProfileField("titleForm");
  const options = titleChoices({ specialty, registration: registration.trim(), rqe: readRqe(rqe) });
  if (options.length === 0) return null;
  return (
    <Field {...frame}>
      <Select {...control} options={options} />
    </Field>
  );
}

function ApproachField() {
  const specialty = useWatch<ProfileValues, "specialty">({ name: "specialty" });
  const { control, frame } = useProfileField("approach");
  const options = approachOptions(specialty);
  if (options.length === 0) return null;
  return (
    <Field {...frame} optional={options.length > 1}>
      {/* A new list is a new control: the old one would show its own first option for a moment. */}
      <Select key={specialty} {...control} options={options} />
    </Field>
  );
}

function CityAndState() {
  const { frame } = useProfileField("city");
  return (
    <div className="grid gap-x-4 sm:grid-cols-2">
      <Field {...frame}>
        <CityControl />
      </Field>
      <KindField name="state" />
    </div>
  );
}
