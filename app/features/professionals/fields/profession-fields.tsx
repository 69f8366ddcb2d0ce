import { useFormContext, useWatch } from "react-hook-form";
import { type ProfileValues, profileLimits } from "#app/features/professionals/profile-fields.ts";
import {
  ageGroupOptions,
  approachOptions,
  firstApproach,
  modalityOptions,
  specialtyOptions,
} from "#app/features/professionals/profile-options.ts";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { RadioGroup } from "#app/shared/ui/form/radio-group.tsx";
import { Select } from "#app/shared/ui/form/select.tsx";
import { RegistrationHint } from "./registration-hint.tsx";
import { useProfileField } from "./use-profile-field.ts";

/** Specialty, registration, approach, age group and modality. */
export function ProfessionFields() {
  return (
    <>
      <SpecialtyField />
      <RegistrationField />
      <ApproachField />
      <AgeGroupField />
      <ModalityField />
    </>
  );
}

function SpecialtyField() {
  const { setValue } = useFormContext<ProfileValues>();
  const { control, error } = useProfileField("specialty", {
    onChange: (event) => setValue("approach", firstApproach(event.target.value), { shouldDirty: true }),
  });
  return (
    <Field label="Especialidade" error={error}>
      <Select {...control} required options={specialtyOptions} />
    </Field>
  );
}

function RegistrationField() {
  const { control, error } = useProfileField("registration");
  return (
    <Field label="Registro profissional" error={error} className="relative">
      <Input
        {...control}
        required
        placeholder="Ex.: CRP 12345"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={profileLimits.registration}
      />
      <RegistrationHint />
    </Field>
  );
}

function ApproachField() {
  const specialty = useWatch<ProfileValues, "specialty">({ name: "specialty" });
  const { control, error } = useProfileField("approach");
  const options = approachOptions(specialty);
  if (options.length === 0) return null;
  return (
    <Field label="Abordagem" optional={options.length > 1} error={error}>
      {/* A new list is a new control: the old one would show its own first option for a moment. */}
      <Select key={specialty} {...control} options={options} />
    </Field>
  );
}

function AgeGroupField() {
  const { control, error } = useProfileField("ageGroup");
  return (
    <RadioGroup
      {...control}
      legend={
        <>
          Faixa etária que atende <span className="font-normal text-muted-foreground">(opcional)</span>
        </>
      }
      options={ageGroupOptions}
      error={error}
    />
  );
}

function ModalityField() {
  const { control, error } = useProfileField("modality");
  return (
    <RadioGroup {...control} required legend="Modalidade de atendimento" options={modalityOptions} error={error} />
  );
}
