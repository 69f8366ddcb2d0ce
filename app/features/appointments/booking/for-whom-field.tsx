import type { Typed } from "#app/shared/forms/sent-form.ts";
import { Checkbox } from "#app/shared/ui/form/checkbox.tsx";
import { RadioGroup } from "#app/shared/ui/form/radio-group.tsx";
import { consentWords } from "../consent.ts";
import type { RequestError } from "./appointment-request.ts";

const { version, words } = consentWords.guardian;

/** Whoever asks for a minor says to be mother, father or guardian: forms.css shows the box for a minor only. */
export function ForWhomField({ errors, typed }: { errors: RequestError; typed: Typed }) {
  return (
    <div className="for-whom-field">
      <RadioGroup
        legend="Para quem é a consulta?"
        name="para"
        defaultValue={typed.para ?? "mim"}
        error={errors.para}
        options={[
          { value: "mim", label: "Para mim" },
          { value: "adulto", label: "Para outra pessoa adulta", description: "Combine com ela antes de pedir." },
          { value: "menor", label: "Para uma criança ou adolescente" },
        ]}
      />
      <Checkbox
        name="responsavel"
        value={version}
        defaultChecked={typed.responsavel === version}
        error={errors.responsavel ?? ""}
        label={words()}
        className="for-minor"
      />
    </div>
  );
}
