import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { Button } from "#app/shared/ui/button.tsx";
import { Dialog } from "#app/shared/ui/overlay/dialog.tsx";
import { type Crop, initialCrop, MAX_ZOOM, moveCrop, PHOTO_SIDE, zoomCrop } from "./crop.ts";
import { cutPhoto, drawCrop } from "./read-photo.client.ts";

const STEP = 0.05;
const KEYS: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

type PhotoCropperProps = {
  picture: ImageBitmap;
  onCancel: () => void;
  /** The dialog stays until it resolves. */
  onCut: (photo: Blob) => Promise<void>;
};

/** The picture is dragged under the frame, or moved by the arrow keys; a slider zooms. */
export function PhotoCropper({ picture, onCancel, onCut }: PhotoCropperProps) {
  const [crop, setCrop] = useState(() => initialCrop(picture));
  const [isBusy, setBusy] = useState(false);

  async function cut() {
    setBusy(true);
    try {
      await onCut(await cutPhoto(picture, crop));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog
      open
      onClose={onCancel}
      busy={isBusy}
      title="Ajuste sua foto"
      description="Arraste para escolher o que aparece. No teclado, use as setas."
      footer={
        <>
          <Button variant="outline" aria-disabled={isBusy} onClick={onCancel}>
            Voltar sem trocar
          </Button>
          <Button busy={isBusy} busyLabel="Enviando..." onClick={cut}>
            Usar esta foto
          </Button>
        </>
      }
    >
      <CropArea picture={picture} crop={crop} onCrop={setCrop} />
      <label className="mt-4 block">
        <span className="text-sm font-semibold">Zoom</span>
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={crop.zoom}
          onChange={(event) => setCrop(zoomCrop(picture, crop, Number(event.target.value)))}
          className="block h-11 w-full"
        />
      </label>
    </Dialog>
  );
}

type CropAreaProps = { picture: ImageBitmap; crop: Crop; onCrop: (crop: Crop) => void };

function CropArea({ picture, crop, onCrop }: CropAreaProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const grip = useRef<{ x: number; y: number }>(undefined);

  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  function drag(event: PointerEvent<HTMLElement>) {
    if (!grip.current) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    // The picture follows the finger, so the square goes the other way.
    onCrop(moveCrop(picture, crop, (grip.current.x - event.clientX) / width, (grip.current.y - event.clientY) / width));
    grip.current = { x: event.clientX, y: event.clientY };
  }
  function press(event: KeyboardEvent) {
    const way = KEYS[event.key];
    if (!way) return;
    event.preventDefault();
    onCrop(moveCrop(picture, crop, ...way));
  }
  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by the arrow keys
      tabIndex={0}
      role="application"
      aria-label="Recorte da foto"
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        grip.current = undefined;
      }}
      className="mx-auto aspect-square w-full max-w-72 cursor-grab touch-none overflow-hidden rounded-full border active:cursor-grabbing"
    >
      <canvas ref={canvas} width={PHOTO_SIDE} height={PHOTO_SIDE} className="block size-full" />
    </div>
  );
}
