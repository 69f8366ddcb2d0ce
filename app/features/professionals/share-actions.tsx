import { lazy, Suspense, useState } from "react";
import { NOT_LOADED, toast } from "#app/shared/toast.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { stamped } from "#app/shared/ui/stamp.tsx";
import { QrIcon, ShareIcon } from "./contact-icons.tsx";

// Few people need it: the code that draws it loads when asked for.
const loadQrDialog = () => import("./qr-dialog.tsx");
const QrDialog = lazy(loadQrDialog);

export function ShareActions({ name }: { name: string }) {
  const [isQrOpen, setQrOpen] = useState<boolean>();
  function openQr() {
    loadQrDialog().then(
      () => setQrOpen(true),
      () => toast(NOT_LOADED),
    );
  }

  return (
    <div className="flex flex-wrap gap-2 sm:col-start-2 noscript:hidden">
      <Buttons onShare={() => share(name)} onQr={openQr} />
      {isQrOpen !== undefined && (
        <Suspense fallback={null}>
          <QrDialog open={isQrOpen} onClose={() => setQrOpen(false)} name={name} />
        </Suspense>
      )}
    </div>
  );
}

const Buttons = stamped(function ButtonsDrawing({ onShare, onQr }: Record<"onShare" | "onQr", () => void>) {
  return (
    <>
      <Button variant="outline" size="sm" onClick={onShare}>
        <ShareIcon /> Compartilhar
      </Button>
      <Button variant="ghost" size="sm" onClick={onQr}>
        <QrIcon /> QR code
      </Button>
    </>
  );
});

async function share(name: string) {
  const url = location.origin + location.pathname;
  try {
    if (typeof navigator.share === "function") return await navigator.share({ title: name, url });
    await navigator.clipboard.writeText(url);
    toast({ title: "Link copiado", description: "Cole onde quiser compartilhar este perfil." });
  } catch (error) {
    // Closing the system's share sheet is no failure.
    if (error instanceof DOMException && error.name === "AbortError") return;
    toast({ title: "Não foi possível copiar o link", description: url, variant: "destructive" });
  }
}
