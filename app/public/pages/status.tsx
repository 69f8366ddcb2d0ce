import { type ServiceStatus, serviceWords, stateWords, summarise } from "#app/features/status/status.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { formatTime } from "#app/shared/formats.ts";
import { Badge } from "#app/shared/ui/badge.tsx";
import { Page } from "#app/shared/ui/frame/page.tsx";
import { Document } from "../document.tsx";
import { loaded, type PageData, type PageRequest } from "../page.ts";

/** Kept by nobody but whoever reads the state: a copy in a browser would say that all is well when nothing is. */
export async function loadStatus({ services: { readStatus } }: PageRequest) {
  return loaded(await readStatus());
}

/** /status: what an operator can show to whoever asks. */
export function StatusPage({ statuses, at }: PageData<typeof loadStatus>) {
  return (
    <Document title={pageTitle("Situação do serviço")} isIndexed={false} path="/status">
      <Page title="Situação do serviço" width="reading" lead={summarise(statuses)}>
        <ul className="divide-y divide-border border-border border-y">
          {statuses.map((status) => (
            <StatusLine key={status.service} {...status} />
          ))}
        </ul>
        <p className="mt-4 text-muted-foreground text-sm">Visto às {formatTime(at)}, horário de Brasília.</p>
      </Page>
    </Document>
  );
}

function StatusLine({ service, state }: ServiceStatus) {
  const words = serviceWords[service];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-4">
      <div>
        <p className="font-semibold">{words.name}</p>
        {state !== "ok" && <p className="text-muted-foreground">{words[state]}</p>}
      </div>
      <Badge variant={variants[state]}>{stateWords[state]}</Badge>
    </li>
  );
}

const variants = { ok: "success", slow: "warning", down: "destructive" } as const;
