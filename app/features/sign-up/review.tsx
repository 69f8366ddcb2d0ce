import { useWatch } from "react-hook-form";
import { describeTyped, isChosen } from "#app/features/professionals/field-kinds.ts";
import { fieldOf, fieldsOfStep, type ProfileField } from "#app/features/professionals/field-lists.ts";
import { needsPlace } from "#app/features/professionals/profile-options.ts";
import { toProfileUpdate } from "#app/features/professionals/profile-record.ts";
import { readRegistration } from "#app/features/professionals/registration/registration.ts";
import { titleOf } from "#app/features/professionals/registration/titles.ts";
import { type SignUpValues, type StepNumber, steps } from "./sign-up-fields.ts";
import { stepAddress } from "./use-step.ts";

type Row = [label: string, value: string];

/** Everything typed in the steps before, with a way back to each. */
export function Review() {
  const values = useWatch<SignUpValues>() as SignUpValues;
  return (
    <section aria-labelledby="confira" className="mb-6">
      <h3 id="confira" className="text-xl">
        Confira seus dados
      </h3>
      {([1, 2, 3] as const).map((step) => (
        <ReviewPart key={step} step={step} rows={listRows(step, values)} />
      ))}
    </section>
  );
}

function ReviewPart({ step, rows }: { step: StepNumber; rows: Row[] }) {
  const title = steps[step].title;
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

function listRows(step: StepNumber, values: SignUpValues): Row[] {
  const isAsked = (name: ProfileField) => !fieldOf(name).isPlace || needsPlace(values.modality);
  const rows = fieldsOfStep(step)
    .filter(isAsked)
    .map((name): Row => [fieldOf(name).short ?? fieldOf(name).label, describe(name, values)]);
  return step === 1 ? [...rows, ["E-mail", values.email]] : rows;
}

/** Empty for what was left empty, or is told with another field. */
function describe(name: ProfileField, values: SignUpValues) {
  if (name === "registration") return readRegistration(values.registration, values.specialty).text;
  if (name === "rqe") return toProfileUpdate(values, "").rqe ?? "";
  if (name === "titleForm") return titleOf(values) ?? "";
  if (name === "city") return [values.city, isChosen(values.state) && values.state].filter(Boolean).join(" - ");
  if (name === "state" || name === "cep") return "";
  return describeTyped(fieldOf(name), values[name]);
}
