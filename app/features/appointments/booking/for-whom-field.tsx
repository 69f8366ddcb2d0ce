import type { Typed } from "#app/shared/forms/sent-form.ts";
import { Checkbox } from "#app/shared/ui/form/checkbox.tsx";
import { RadioGroup } from "#app/shared/ui/form/radio-group.tsx";
import { consentWords } from "../consent.ts";
import type { RequestError } from "./appointment-request.ts";

const { version, words } = consentWords.guardian;

type ForWhomFieldProps = { ageGroup: string | null; elsewhere: string; errors: RequestError; typed: Typed };

/** Whoever asks for a minor says to be mother, father or guardian: forms.css shows the box for a minor only. */
export function ForWhomField({ ageGroup, elsewhere, errors, typed }: ForWhomFieldProps) {
  return (
    <div className="for-whom-field">
      <RadioGroup
        legend="Para quem é a consulta?"
        name="para"
        defaultValue={typed.para ?? "mim"}
        description={ageNotice(ageGroup, elsewhere)}
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

/** Nobody is turned away: who attends whom is for the two to settle. */
function ageNotice(ageGroup: string | null, elsewhere: string) {
  if (ageGroup !== "adultos" && ageGroup !== "criancas") return undefined;
  const [attended, others] =
    ageGroup === "adultos" ? ["adultos", "crianças e adolescentes"] : ["crianças e adolescentes", "adultos"];
  return (
    <>
      Este perfil diz que atende só {attended}. Para {others}, pergunte na mensagem ou{" "}
      <a href={elsewhere} className="text-link">
        busque quem atende
      </a>
      .
    </>
  );
}
