import { Button } from "#app/shared/ui/button.tsx";
import { FavouriteButton } from "#app/shared/ui/favourite-button.tsx";
import { QrIcon, ShareIcon } from "./contact-icons.tsx";

/** What they do is in share-profile.client.ts: it comes with the first click. */
export function ShareActions({ id, name }: { id: string; name: string }) {
  return (
    <div className="when-awake flex flex-wrap gap-2 sm:col-start-2">
      <FavouriteButton id={id} name={name} isWorded />
      <Button variant="outline" size="sm" data-act="share" data-name={name}>
        <ShareIcon /> Compartilhar
      </Button>
      <Button variant="ghost" size="sm" data-act="qr" data-name={name}>
        <QrIcon /> QR code
      </Button>
    </div>
  );
}
