import { Alert } from "#app/shared/ui/alert.tsx";
import { RadioGroup } from "#app/shared/ui/form/radio-group.tsx";
import { formatWhen } from "#app/shared/when.ts";
import { type Landing, type LandingChoice, needsChoice } from "./landings.ts";

type LandingsFieldProps = {
  landings: readonly Landing[];
  /** Of how many dates. */
  count: number;
  zone: string;
  choice: LandingChoice | undefined;
  onChoice: (choice: LandingChoice) => void;
  error: string | undefined;
};

/** Before a series is saved: which of its dates fall on something, and what to do with them. */
export function LandingsField({ landings, count, zone, choice, onChoice, error }: LandingsFieldProps) {
  const title = landings.length > 0 ? titleOf(landings.length, count) : "";
  return (
    <>
      <p role="status" className="sr-only">
        {title}
      </p>
      {landings.length > 0 && (
        <Alert variant="warning" className="my-3" title={title}>
          <ul className="mt-1 max-h-48 overflow-y-auto">
            {landings.map(({ startsAt, words }) => (
              <li key={startsAt} className="break-words first-letter:uppercase">
                {formatWhen(startsAt, zone)}: {words.join(", ")}
              </li>
            ))}
          </ul>
          {needsChoice(landings, count) ? (
            <RadioGroup
              legend="O que fazer com essas datas?"
              name="landings"
              className="mt-3"
              value={choice ?? ""}
              onChange={(event) => onChoice(event.target.value as LandingChoice)}
              error={error}
              options={[
                { value: "skip", label: "Pular: nelas não há consulta" },
                { value: "keep", label: keepLabel(landings) },
              ]}
            />
          ) : (
            count > 1 && <p className="mt-1">Onde já há consulta, a data é pulada.</p>
          )}
        </Alert>
      )}
    </>
  );
}

function titleOf(concerned: number, count: number) {
  if (count === 1) return "Nesse horário já há algo na sua agenda";
  return concerned === 1 ? "Uma das datas pede atenção" : `${concerned} das ${count} datas pedem atenção`;
}

const keepLabel = (landings: readonly Landing[]) =>
  landings.some(({ isTaken }) => isTaken) ? "Manter, menos onde já há consulta" : "Manter essas datas";
