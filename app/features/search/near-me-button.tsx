import { useState } from "react";
import { NOT_LOADED, toast } from "#app/shared/toast.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { PinIcon } from "#app/shared/ui/place-icons.tsx";
import { stamped } from "#app/shared/ui/stamp.tsx";

/** Asks the browser for the place only when pressed. */
export function NearMeButton({ onFound }: { onFound: (city: string) => void }) {
  const [isBusy, setBusy] = useState(false);

  async function find() {
    setBusy(true);
    try {
      const { locateCity } = await import("./locate-city.ts");
      const city = await locateCity();
      if (city) onFound(city);
    } catch {
      toast(NOT_LOADED);
    } finally {
      setBusy(false);
    }
  }

  return <NearMe busy={isBusy ? "" : null} onClick={find} />;
}

const NearMe = stamped(function NearMeDrawing({ busy, onClick }: { busy: "" | null; onClick: () => void }) {
  return (
    <Button
      variant="ghost"
      size="sm"
      busy={busy !== null}
      busyLabel="Localizando..."
      className="justify-start px-2 noscript:hidden"
      onClick={onClick}
    >
      <PinIcon /> Perto de mim
    </Button>
  );
});
