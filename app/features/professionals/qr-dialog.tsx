import { encode } from "uqr";
import { Dialog } from "#app/shared/ui/dialog.tsx";

type QrDialogProps = { open: boolean; onClose: () => void; name: string };

/** The profile's address for a phone's camera. Dark on white in both colour schemes: cameras need it so. */
export default function QrDialog({ open, onClose, name }: QrDialogProps) {
  const { data, size } = encode(location.origin + location.pathname, { ecc: "M", border: 3 });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="QR code"
      description={`Aponte a câmera para abrir o perfil de ${name}.`}
    >
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={`QR code do perfil de ${name}`}
        shapeRendering="crispEdges"
        className="mx-auto w-full max-w-72 rounded"
      >
        <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
        <path d={modules.join("")} fill="#0b3f43" />
      </svg>
    </Dialog>
  );
}
