import { useWatch } from "react-hook-form";
import {
  ageGroupOptions,
  modalityOptions,
  NOT_CHOSEN,
  needsPlace,
} from "#app/features/professionals/profile-options.ts";
import { readRegistration } from "#app/features/professionals/registration.ts";
import { type SignUpValues, type StepNumber, steps } from "./sign-up-fields.ts";
import { stepAddress } from "./use-step.ts";

type Row = [label: string, value: string | undefined];

/** Everything typed in the steps before, with a way back to each. */
export function Review() {
  const values = useWatch<SignUpValues>() as SignUpValues;
  return (
    <section aria-labelledby="confira" className="mb-6">
      <h3 id="confira" className="text-xl">
        Confira seus dados
      </h3>
      {parts(values).map(([step, rows]) => (
        <ReviewPart key={step} step={step} rows={rows} />
      ))}
    </section>
  );
}

function ReviewPart({ step, rows }: { step: StepNumber; rows: Row[] }) {
  const title = steps[step - 1]?.title;
  return (
    <div className="mt-3 rounded border bg-surface px-4 pb-3">
      <div className="flex items-center justify-between gap-4">
        <h4 className="font-semibold">{title}</h4>
        <a
          href={stepAddress(step)}
          className="text-link inline-flex min-h-11 items-center"
          aria-label={`Alterar ${title}`}
        >
          Alterar
        </a>
      </div>
      <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[10rem_minmax(0,1fr)]">
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label} className="contents">
                <dt className="text-muted-foreground">{label}</dt>
                <dd className="mb-1 line-clamp-6 break-words whitespace-pre-line">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}

function parts(values: SignUpValues): [StepNumber, Row[]][] {
  const chosen = (value: string) => (value === NOT_CHOSEN ? undefined : value);
  const labelOf = (options: readonly { value: string; label: string }[], value: string) =>
    options.find((option) => option.value === value)?.label;
  const place: Row[] = [
    ["Endereço", values.address],
    ["Bairro", values.district],
    ["Cidade", [values.city, chosen(values.state)].filter(Boolean).join(" - ")],
  ];
  return [
    [
      1,
      [
        ["Nome", values.name],
        ["E-mail", values.email],
      ],
    ],
    [
      2,
      [
        ["Especialidade", chosen(values.specialty)],
        ["Registro", readRegistration(values.registration, values.specialty).text],
        ["Abordagem", chosen(values.approach)],
        ["Faixa etária", labelOf(ageGroupOptions, values.ageGroup)],
        ["Modalidade", labelOf(modalityOptions, values.modality)],
      ],
    ],
    [
      3,
      [...(needsPlace(values.modality) ? place : []), ["Horários", values.schedule], ["Descrição", values.description]],
    ],
  ];
}
