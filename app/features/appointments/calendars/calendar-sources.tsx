import { type FormEvent, useCallback, useEffect, useState } from "react";
import { formatDate } from "#app/shared/formats.ts";
import { toast } from "#app/shared/toast.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { Card, CardDescription, CardTitle } from "#app/shared/ui/card.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { ConfirmDialog } from "#app/shared/ui/overlay/confirm-dialog.tsx";
import { type CalendarSource, describeFailure, describeSource, sourceName } from "./calendar-source.ts";
import { followCalendar, loadCalendars, unfollowCalendar } from "./calendars.client.ts";
import { readCalendarAddress } from "./source-address.ts";

type Props = { now: number; zone: string };
type Calendars = ReturnType<typeof useCalendars>;

/** Calendars elsewhere whose busy times are not offered here. */
export function CalendarSources({ now, zone, sources, isFailed, reload }: Props & Calendars) {
  return (
    <Card>
      <CardTitle>Seus outros calendários</CardTitle>
      <CardDescription>
        O que está ocupado no seu Google Agenda, Outlook ou calendário da Apple deixa de ser oferecido aqui em poucos
        minutos. Guardamos só início e fim de cada compromisso: título, lugar e convidados nem são lidos.
      </CardDescription>
      {isFailed && (
        <Alert
          variant="destructive"
          title="Não foi possível carregar seus calendários"
          className="mt-4"
          announce
          action={
            <Button variant="outline" onClick={reload}>
              Tentar de novo
            </Button>
          }
        />
      )}
      {sources && sources.length > 0 && (
        <ul aria-label="Calendários seguidos" className="mt-4 flex flex-col gap-4">
          {sources.map((source) => (
            <li key={source.id}>
              <Source source={source} now={now} zone={zone} onRemoved={reload} />
            </li>
          ))}
        </ul>
      )}
      {sources && sources.length < 3 && <AddressForm onAdded={reload} />}
    </Card>
  );
}

/** Neither `sources` nor `isFailed` until it is known. */
export function useCalendars(now: number) {
  const [sources, setSources] = useState<CalendarSource[]>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    try {
      setSources(await loadCalendars());
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every minute, as the page's clock goes; the job reads meanwhile
  useEffect(() => void load(), [now]);
  // What was shown stays, with its age.
  return { sources, isFailed: hasFailed && !sources, reload: () => void load() };
}

type SourceProps = Props & { source: CalendarSource; onRemoved: () => void };

function Source({ source, now, zone, onRemoved }: SourceProps) {
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const name = sourceName(source);
  const failure = describeFailure(source, zone);

  async function remove() {
    setBusy(true);
    try {
      await unfollowCalendar(source.id);
      toast({ title: "Calendário removido" });
      onRemoved();
    } catch {
      toast({
        variant: "destructive",
        title: "Não foi possível remover",
        description: "Confira sua conexão e tente de novo.",
      });
    }
    setBusy(false);
    setAsked(false);
  }
  return (
    <div className="rounded border p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="break-words font-semibold">{name}</p>
          <p className="numeric text-sm text-muted-foreground">
            {describeSource(source, now)} · desde {formatDate(new Date(source.created_at), zone)}
          </p>
        </div>
        <Button variant="ghost" size="sm" onClick={() => setAsked(true)}>
          Remover<span className="sr-only"> {name}</span>
        </Button>
      </div>
      {failure && (
        <Alert variant="warning" title="Não conseguimos ler este calendário" className="mt-3" announce>
          {failure}
        </Alert>
      )}
      <ConfirmDialog
        open={isAsked}
        title={`Remover ${name}?`}
        confirm="Remover"
        busyLabel="Removendo..."
        busy={isBusy}
        onConfirm={remove}
        onClose={() => setAsked(false)}
      >
        Os horários que ele ocupava voltam a ser oferecidos. Nada muda no próprio calendário.
      </ConfirmDialog>
    </div>
  );
}

function AddressForm({ onAdded }: { onAdded: () => void }) {
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function add(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const read = readCalendarAddress(typed);
    if ("problem" in read) return setError(read.problem);
    setBusy(true);
    setError(undefined);
    const problem = await followCalendar(read.address);
    setBusy(false);
    if (problem) return setError(problem);
    setTyped("");
    toast({ title: "Calendário adicionado", description: "O que está ocupado nele já não é oferecido aqui." });
    onAdded();
  }
  return (
    <form noValidate onSubmit={add} className="mt-5 border-t pt-4">
      <Field
        label="Endereço iCal do calendário"
        description="Quem tem esse endereço lê o calendário inteiro: depois de salvo, ele não aparece mais aqui."
        error={error}
      >
        <Input
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://…/basic.ics"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        busy={isBusy}
        busyLabel="Lendo o calendário..."
        className="max-sm:w-full"
      >
        Adicionar calendário
      </Button>
      <WhereToFind />
    </form>
  );
}

function WhereToFind() {
  return (
    <details className="mt-3">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">Onde encontro o endereço?</summary>
      <dl className="max-w-text text-sm [&_dd]:mb-3 [&_dt]:font-semibold">
        <dt>Google Agenda (no computador)</dt>
        <dd>
          Configurações → clique no nome da agenda, à esquerda → “Integrar agenda” → copie o “Endereço secreto no
          formato iCal”.
        </dd>
        <dt>Outlook</dt>
        <dd>
          Configurações → Calendário → Calendários compartilhados → “Publicar um calendário” → escolha “Pode ver quando
          estou ocupado” → copie o link ICS.
        </dd>
        <dt>iPhone, iPad ou Mac (iCloud)</dt>
        <dd>
          Calendário → toque no “i” ao lado do calendário → ligue “Calendário público” → “Compartilhar link” → copie o
          link, que começa com webcal://
        </dd>
      </dl>
    </details>
  );
}
