import { Alert } from "#app/shared/ui/alert.tsx";
import { RadioGroup } from "#app/shared/ui/form/radio-group.tsx";
import { formatWhen } from "#app/shared/when.ts";
import { type Conflict, type ConflictChoice, needsChoice, sentence } from "./conflicts.ts";

type ConflictsFieldProps = {
  /** "anotar": what can be done all the same. */
  act: string;
  conflicts: readonly Conflict[];
  /** What is to be said of the hours. */
  odd: readonly string[];
  /** Of how many dates. */
  count: number;
  zone: string;
  choice: ConflictChoice | undefined;
  onChoice: (choice: ConflictChoice) => void;
  error: string | undefined;
};

/** Before it is saved: whether a time is taken or an exception; of a series which dates fall on something, and what then. */
export function ConflictsField(props: ConflictsFieldProps) {
  return props.count > 1 ? <Series {...props} /> : <SingleTime {...props} />;
}

/** Where somebody else is, nothing is done "mesmo assim": the database refuses it. */
function SingleTime({ conflicts: [conflict], odd, act }: ConflictsFieldProps) {
  const words = [...(conflict ? [sentence(conflict.words)] : []), ...odd].join(" ");
  return (
    <div role="status" className="empty:hidden">
      {conflict?.isTaken ? (
        <Alert variant="destructive" className="my-3" title="Esse horário já está ocupado">
          {words} Escolha outro.
        </Alert>
      ) : (
        words && (
          <Alert variant="warning" className="my-3" title="Esse horário é uma exceção">
            {words} Você pode {act} mesmo assim.
          </Alert>
        )
      )}
    </div>
  );
}

function Series({ conflicts, odd, count, zone, choice, onChoice, error }: ConflictsFieldProps) {
  const title = conflicts.length > 0 ? titleOf(conflicts.length, count) : "";
  return (
    <>
      <p role="status" className="sr-only">
        {[...(title ? [`${title}.`] : []), ...odd].join(" ")}
      </p>
      {odd.length > 0 && (
        <Alert variant="warning" className="my-3" title="O horário é uma exceção">
          {odd.join(" ")}
        </Alert>
      )}
      {conflicts.length > 0 && (
        <Alert variant="warning" className="my-3" title={title}>
          <ul className="mt-1 max-h-48 overflow-y-auto">
            {conflicts.map(({ startsAt, words }) => (
              <li key={startsAt} className="break-words first-letter:uppercase">
                {formatWhen(startsAt, zone)}: {words.join(", ")}
              </li>
            ))}
          </ul>
          {needsChoice(conflicts, count) ? (
            <RadioGroup
              legend="O que fazer com essas datas?"
              name="conflitos"
              className="mt-3"
              value={choice ?? ""}
              onChange={(event) => onChoice(event.target.value as ConflictChoice)}
              error={error}
              options={[
                { value: "skip", label: "Pular: nelas não há consulta" },
                { value: "keep", label: keepLabel(conflicts) },
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
  return concerned === 1 ? "Uma das datas pede atenção" : `${concerned} das ${count} datas pedem atenção`;
}

const keepLabel = (conflicts: readonly Conflict[]) =>
  conflicts.some(({ isTaken }) => isTaken) ? "Manter, menos onde já há consulta" : "Manter essas datas";
