import { data } from "react-router";
import { getServices } from "#app/shared/server-context.ts";
import { Actions } from "#app/shared/ui/gallery/actions.tsx";
import { Content } from "#app/shared/ui/gallery/content.tsx";
import { Feedback } from "#app/shared/ui/gallery/feedback.tsx";
import { Forms } from "#app/shared/ui/gallery/forms.tsx";
import { Foundations } from "#app/shared/ui/gallery/foundations.tsx";
import { Overlays } from "#app/shared/ui/gallery/overlays.tsx";
import { Page } from "#app/shared/ui/page.tsx";
import type { Route } from "./+types/dev-ui.ts";

export const meta = () => [{ title: "Guia de estilo" }, { name: "robots", content: "noindex" }];

export function loader({ context }: Route.LoaderArgs) {
  if (!getServices(context).isDemo) throw data(null, { status: 404 });
}

/** /dev/ui: every component in every state, beside the demo like its mailbox. */
export default function DevUi() {
  return (
    <Page title="Guia de estilo" lead="Cada componente em cada estado, para olhar antes de usar.">
      <Foundations />
      <Actions />
      <Forms />
      <Content />
      <Feedback />
      <Overlays />
    </Page>
  );
}
