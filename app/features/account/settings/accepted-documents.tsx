import { useState } from "react";
import { acceptedKinds, versionPath } from "#app/features/legal/accepted-kinds.ts";
import type { AcceptedKind } from "#app/features/legal/versions.ts";
import { formatLongDate } from "#app/shared/formats.ts";
import { known } from "#app/shared/known.ts";
import { useAttempt } from "../sign-in/use-attempt.ts";
import { fetchAcceptedDocuments } from "./account.client.ts";
import { SettingsSection } from "./settings-section.tsx";

type Accepted = { kind: AcceptedKind; version: string; accepted_at: string; is_readable: boolean };

/** Loaded when opened: few look at it. */
export function AcceptedDocuments() {
  const { isBusy, attempt } = useAttempt("Os documentos não foram carregados");
  const [accepted, setAccepted] = useState<Accepted[]>();

  async function load() {
    const result = await attempt(fetchAcceptedDocuments);
    if (result) setAccepted((result.data ?? []) as Accepted[]);
  }
  return (
    <SettingsSection title="Documentos aceitos" summary="O que você aceitou, e quando" onOpen={load}>
      <div role="status">
        {accepted?.length === 0 && <p>Nenhum documento aceito ainda.</p>}
        {!accepted && <p>{isBusy ? "Carregando..." : "Feche e abra esta parte para tentar de novo."}</p>}
      </div>
      {accepted && accepted.length > 0 && (
        <ul className="flex flex-col divide-y">
          {accepted.map((document) => (
            <li key={document.kind + document.version} className="py-1">
              <Title {...document} />
              <span className="block text-sm text-muted-foreground">
                Aceito em {formatLongDate(new Date(document.accepted_at))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </SettingsSection>
  );
}

function Title({ kind, version, is_readable }: Accepted) {
  const document = known(acceptedKinds, kind);
  const words = `${document?.title ?? kind}, versão ${version}`;
  if (!is_readable || !document) return <span className="flex min-h-11 items-center">{words}</span>;
  return (
    <a
      href={versionPath(kind, version)}
      target="_blank"
      rel="noopener"
      className="text-link flex min-h-11 items-center"
    >
      {words}
    </a>
  );
}
