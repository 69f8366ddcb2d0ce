import { use, useSyncExternalStore } from "react";
import { SiteContext } from "#app/shared/site.ts";

const never = () => () => {};
const isOpenHere = () => "mailbox" in document.documentElement.dataset;

/** Beside the word that an e-mail is on its way: the demo sends none, and keeps it where it can be read. */
export function DemoMailbox({ to }: { to?: string | undefined }) {
  const site = use(SiteContext);
  // Islands are rendered without a site, and learn it from the document once they are awake.
  const isOpen = useSyncExternalStore(never, isOpenHere, () => site?.isMailboxOpen === true);
  if (!isOpen) return null;
  return (
    <span className="mt-2 block text-sm">
      Demonstração:{" "}
      <a
        href={to ? `/dev/mailbox?to=${encodeURIComponent(to)}` : "/dev/mailbox"}
        target="_blank"
        rel="noopener"
        className="text-link font-semibold"
      >
        veja o e-mail na caixa de entrada<span className="sr-only"> (abre em outra aba)</span>
      </a>
    </span>
  );
}
