import { useWatch } from "react-hook-form";
import { type ProfileValues, profileLimits } from "#app/features/professionals/profile-fields.ts";
import { NOT_CHOSEN, needsPlace } from "#app/features/professionals/profile-options.ts";
import { stateOptions } from "#app/features/search/cities/states.ts";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { Select } from "#app/shared/ui/form/select.tsx";
import { CepField } from "./cep-field.tsx";
import { CityControl } from "./city-control.tsx";
import { useProfileField } from "./use-profile-field.ts";

const states = [{ value: NOT_CHOSEN, label: "Escolha o estado" }, ...stateOptions];

/** Where patients are seen in person; nothing for who attends online only. What was typed stays in the form. */
export function PlaceFields() {
  const modality = useWatch<ProfileValues, "modality">({ name: "modality" });
  if (!needsPlace(modality)) return null;
  return (
    <>
      <CepField />
      <AddressField />
      <DistrictField />
      <div className="grid gap-x-4 sm:grid-cols-2">
        <CityField />
        <StateField />
      </div>
    </>
  );
}

function AddressField() {
  const { control, error } = useProfileField("address");
  return (
    <Field label="Endereço" optional description="Rua, número e complemento." error={error}>
      <Input {...control} autoComplete="street-address" maxLength={profileLimits.address} />
    </Field>
  );
}

function DistrictField() {
  const { control, error } = useProfileField("district");
  return (
    <Field label="Bairro" error={error}>
      <Input {...control} required autoComplete="address-level3" maxLength={profileLimits.district} />
    </Field>
  );
}

function CityField() {
  const { error } = useProfileField("city");
  return (
    <Field label="Cidade" error={error}>
      <CityControl />
    </Field>
  );
}

function StateField() {
  const { control, error } = useProfileField("state");
  return (
    <Field label="Estado" error={error}>
      <Select {...control} required options={states} autoComplete="address-level1" />
    </Field>
  );
}
