import { useWatch } from "react-hook-form";
import { fieldOf, type ProfileField, type ProfileValues } from "#app/features/professionals/field-lists.ts";
import { needsPlace } from "#app/features/professionals/profile-options.ts";
import { KindField } from "./kind-field.tsx";
import { ownControls } from "./own-controls.tsx";

/** Fields of the form around, each with its control. A place is hidden from who attends online; what was typed stays. */
export function ProfileFields({ names }: { names: readonly ProfileField[] }) {
  const modality = useWatch<ProfileValues, "modality">({ name: "modality" });
  const shown = names.filter((name) => !fieldOf(name).isPlace || needsPlace(modality));
  return shown.map((name) => <ProfileFieldControl key={name} name={name} />);
}

const own: Partial<Record<ProfileField, (typeof ownControls)["city"]>> = ownControls;

function ProfileFieldControl({ name }: { name: ProfileField }) {
  const Own = own[name];
  return Own ? <Own /> : <KindField name={name} />;
}
