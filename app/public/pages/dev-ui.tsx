import { Page } from "#app/shared/ui/frame/page.tsx";
import { Document } from "../document.tsx";
import { Island } from "../island.tsx";
import Gallery from "../islands/gallery.tsx";
import { loaded, NotFound, type PageRequest } from "../page.ts";

export function loadDevUi({ services }: PageRequest) {
  if (!services.isDemo) throw new NotFound();
  return loaded({});
}

/** /dev/ui: every component in every state, beside the demo like its mailbox. */
export function DevUiPage() {
  return (
    <Document title="Guia de estilo" isIndexed={false} path="/dev/ui">
      <Page title="Guia de estilo" lead="Cada componente em cada estado, para olhar antes de usar.">
        <Island of={Gallery} wake="load" />
      </Page>
    </Document>
  );
}
