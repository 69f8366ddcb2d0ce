import { type ReactNode, useEffect, useState } from "react";
import { FormProvider, useWatch } from "react-hook-form";
import { useSearchParams } from "react-router";
import type { Attribute } from "#app/features/professionals/attributes/attributes.ts";
import { fieldOfColumn, type ProfileField, type ProfileValues } from "#app/features/professionals/field-lists.ts";
import { type OwnRecord, toPublicProfile } from "#app/features/professionals/own-record.ts";
import type { Professional } from "#app/features/professionals/professional.ts";
import { toast } from "#app/shared/toast.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { LeaveGuard } from "#app/shared/ui/overlay/leave-guard.tsx";
import { Modal } from "#app/shared/ui/overlay/modal.tsx";
import { HeldTexts } from "../held-texts.tsx";
import { PanelHeading } from "../panel-heading.tsx";
import { SaveBar } from "../save-bar.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { replacePhoto } from "./photo.client.ts";
import { withTyped } from "./profile-form.ts";
import { useProfileEditor } from "./use-profile-editor.ts";

type PhotoProps = Pick<OwnRecord, "id" | "name" | "photo"> & {
  onPhoto: (photo: Blob | null) => Promise<string | undefined>;
};

type EditProfilePageProps = {
  record: OwnRecord;
  attributes: readonly Attribute[];
  /** Drawn by other features; the route brings them together. */
  fields: (photo: PhotoProps) => ReactNode;
  card: (professional: Professional) => ReactNode;
  page: (professional: Professional) => ReactNode;
};

export function EditProfilePage({ record, attributes, fields, card, page }: EditProfilePageProps) {
  const { form, base, setBase, isDirty, hasDraft, restart, submit, saving } = useProfileEditor(record, attributes);
  const [isPreviewing, setPreviewing] = useState(false);
  useAskedField(form.setFocus);

  async function savePhoto(photo: Blob | null) {
    const result = await replacePhoto(base, photo);
    if (result.status !== "saved") return result.status === "failed" ? result.message : TRY_AGAIN;
    setBase(result.record);
    const where = base.is_active ? "Já vale no seu perfil público." : "Ela fica guardada com o seu perfil.";
    toast({
      title: photo ? "Foto atualizada" : "Foto removida",
      ...((photo || base.is_active) && { description: where }),
    });
    return undefined;
  }
  const { id, photo } = base;
  return (
    <FormProvider {...form}>
      <PanelHeading
        title="Editar Perfil"
        lead={
          base.is_active
            ? "O que você salvar aqui aparece na hora no seu perfil público. Só um texto com palavras que o conselho costuma não permitir espera antes uma conferência nossa."
            : "Seu perfil está fora da busca agora. O que você salvar aqui fica guardado."
        }
      />
      <form noValidate onSubmit={submit} className="mt-6 flex flex-col gap-5">
        {hasDraft && isDirty && (
          <Alert
            title="Recuperamos o que você não salvou"
            announce
            action={
              <Button variant="outline" size="sm" onClick={() => restart(record)}>
                Descartar rascunho
              </Button>
            }
          >
            Confira os campos e salve, ou descarte o rascunho.
          </Alert>
        )}
        <HeldTexts record={base} of={(text) => fieldOfColumn(text) !== undefined} />
        <div className="grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start">
          <div className="flex min-w-0 flex-col gap-5">
            {fields({ id, name: base.name, photo, onPhoto: savePhoto })}
          </div>
          <aside aria-label="Prévia do cartão" className="sticky top-24 hidden xl:block">
            <p className="mb-2 text-sm font-semibold text-muted-foreground">Assim você aparece na busca</p>
            <div inert>
              <Preview base={base} draw={card} />
            </div>
          </aside>
        </div>
        <SaveBar isDirty={isDirty} isSaving={saving.isSaving}>
          <Button variant="outline" onClick={() => setPreviewing(true)}>
            Ver prévia
          </Button>
        </SaveBar>
      </form>
      <Modal
        open={isPreviewing}
        onClose={() => setPreviewing(false)}
        title="Prévia"
        description="Como pacientes veem você na busca e no seu perfil. Os botões não funcionam aqui."
        className="m-auto h-[calc(100dvh-2rem)] max-h-none w-[calc(100%-2rem)] max-w-6xl overflow-hidden rounded"
      >
        {isPreviewing && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it, and nothing in it takes the focus
          <section aria-label="Cartão e perfil" tabIndex={0}>
            <div inert className="flex flex-col gap-6">
              <Preview base={base} draw={card} />
              <Preview base={base} draw={page} />
            </div>
          </section>
        )}
      </Modal>
      <ConflictDialog saving={saving} />
      <LeaveGuard isDirty={isDirty} />
    </FormProvider>
  );
}

const TRY_AGAIN = "A foto não foi salva. Tente de novo.";

/** Redrawn with every key, and nothing else is. */
function Preview({ base, draw }: { base: OwnRecord; draw: (professional: Professional) => ReactNode }) {
  const values = useWatch<ProfileValues>() as ProfileValues;
  return draw(toPublicProfile(withTyped(base, values)));
}

/** /dashboard/perfil?campo=city comes from the list of what is missing. */
function useAskedField(setFocus: (name: ProfileField) => void) {
  const [search] = useSearchParams();
  const asked = search.get("campo");
  useEffect(() => {
    // What is folded cannot be focused.
    if (asked) document.getElementsByName(asked)[0]?.closest("details")?.setAttribute("open", "");
    if (asked) setFocus(asked as ProfileField);
  }, [asked, setFocus]);
}
