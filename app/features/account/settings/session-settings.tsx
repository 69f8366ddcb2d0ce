import { useState } from "react";
import { accessTokenHours } from "#app/features/account/account-terms.ts";
import { formatDate, formatRelative, hours } from "#app/shared/formats.ts";
import { toast } from "#app/shared/toast.ts";
import { Badge } from "#app/shared/ui/badge.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { useAttempt } from "../sign-in/use-attempt.ts";
import { deviceName } from "./device-name.ts";
import {
  type Access,
  doSessionsEndAtOnce,
  endCalendarAddress,
  endOtherSessions,
  endSession,
  listAccess,
  type OwnSession,
} from "./own-sessions.client.ts";
import { SettingsSection } from "./settings-section.tsx";

export function SessionSettings() {
  const [access, setAccess] = useState<Access>();
  const [hasFailed, setFailed] = useState(false);
  const loading = useAttempt("Não foi possível ver os aparelhos");
  const ending = useAttempt("O aparelho continua na conta");

  async function load() {
    const result = await loading.attempt(listAccess);
    setFailed(!result);
    if (result?.data) setAccess(result.data);
  }
  async function end(work: () => Promise<{ error: unknown }>) {
    if (!(await ending.attempt(work))) return;
    toast({
      title: "Pronto",
      description: doSessionsEndAtOnce() ? "O acesso terminou." : `O acesso termina em até ${hours(accessTokenHours)}.`,
    });
    await load();
  }

  const { sessions, calendarSince } = access ?? {};
  const others = sessions?.filter(({ is_current }) => !is_current) ?? [];
  return (
    <SettingsSection title="Aparelhos" summary="Onde sua conta está aberta" onOpen={load}>
      {!sessions && loading.isBusy && (
        <p role="status" className="text-muted-foreground">
          Carregando...
        </p>
      )}
      {hasFailed && <Button onClick={load}>Tentar de novo</Button>}
      {sessions && (
        <ul className="divide-y border-y">
          {sessions.map((session) => (
            <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
              <SessionFacts session={session} />
              {!session.is_current && (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`Encerrar ${deviceName(session.user_agent)}`}
                  onClick={() => end(() => endSession(session.id))}
                >
                  Encerrar
                </Button>
              )}
            </li>
          ))}
          {calendarSince && (
            <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
              <div className="min-w-0">
                <p className="font-semibold">Endereço do seu calendário</p>
                <p className="text-sm text-muted-foreground">
                  Desde {formatDate(new Date(calendarSince))}, mostra sua agenda a quem tiver o endereço
                </p>
              </div>
              <Button
                variant="outline"
                size="sm"
                aria-label="Encerrar o endereço do seu calendário"
                onClick={() => end(endCalendarAddress)}
              >
                Encerrar
              </Button>
            </li>
          )}
        </ul>
      )}
      {others.length > 0 && (
        <Button
          variant="outline"
          className="mt-5 max-sm:w-full"
          busy={ending.isBusy}
          busyLabel="Encerrando..."
          onClick={() => end(endOtherSessions)}
        >
          Sair dos outros aparelhos
        </Button>
      )}
    </SettingsSection>
  );
}

function SessionFacts({ session }: { session: OwnSession }) {
  const lastUse = formatRelative(new Date(session.last_used_at), new Date());
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
        {deviceName(session.user_agent)}
        {session.is_current && <Badge>este aparelho</Badge>}
      </p>
      <p className="text-sm text-muted-foreground">
        Desde {formatDate(new Date(session.created_at))}, último uso {lastUse}
      </p>
    </div>
  );
}
