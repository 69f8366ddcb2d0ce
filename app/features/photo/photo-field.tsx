import { useRef, useState } from "react";
import { usePhotoUrl } from "#app/shared/links/photo-url.ts";
import { Avatar } from "#app/shared/ui/avatar.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { FieldError } from "#app/shared/ui/form/field-error.tsx";
import { PHOTO_TYPES } from "./check-photo.ts";
import { PhotoCropper } from "./photo-cropper.tsx";
import { openPhoto } from "./read-photo.client.ts";

type PhotoFieldProps = {
  id: string;
  name: string;
  photo: string | null;
  /** Saves it, or null for none; answers what went wrong. */
  onPhoto: (photo: Blob | null) => Promise<string | undefined>;
};

/** Shown and saved at once, apart from the form around it. */
export function PhotoField({ id, name, photo, onPhoto }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [error, setError] = useState("");
  const [isRemoving, setRemoving] = useState(false);
  const url = usePhotoUrl(photo);

  async function choose(file: File | undefined) {
    if (!file) return;
    const opened = await openPhoto(file);
    // The same file may be chosen again.
    if (input.current) input.current.value = "";
    setError("error" in opened ? opened.error : "");
    setPicture("picture" in opened ? opened.picture : undefined);
  }
  async function save(next: Blob | null) {
    const problem = await onPhoto(next);
    setError(problem ?? "");
    setPicture(undefined);
  }
  async function remove() {
    setRemoving(true);
    await save(null);
    setRemoving(false);
  }
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Avatar name={name || "?"} id={id} photo={url} size="lg" />
        <div className="flex min-w-0 flex-1 flex-col gap-3">
          <p id="foto-ajuda" className="max-w-text text-sm text-muted-foreground">
            Uma foto clara do seu rosto ajuda pacientes a confiar. JPEG, PNG ou WebP de até 15 MB.
          </p>
          <div className="flex flex-wrap gap-3">
            <input
              ref={input}
              type="file"
              accept={PHOTO_TYPES}
              aria-label="Foto"
              aria-describedby="foto-ajuda foto-erro"
              className="sr-only"
              tabIndex={-1}
              onChange={(event) => choose(event.target.files?.[0])}
            />
            <Button variant="outline" size="sm" onClick={() => input.current?.click()}>
              {photo ? "Trocar foto" : "Escolher foto"}
            </Button>
            {photo && (
              <Button variant="ghost" size="sm" busy={isRemoving} busyLabel="Removendo..." onClick={remove}>
                Remover foto
              </Button>
            )}
          </div>
        </div>
      </div>
      <FieldError id="foto-erro">{error}</FieldError>
      {picture && <PhotoCropper picture={picture} onCancel={() => setPicture(undefined)} onCut={save} />}
    </div>
  );
}
