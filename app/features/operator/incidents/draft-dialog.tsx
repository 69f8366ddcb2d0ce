import { copyText } from "#app/shared/copy.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Textarea } from "#app/shared/ui/form/textarea.tsx";
import { Dialog } from "#app/shared/ui/overlay/dialog.tsx";

/** A text to take along; nothing is sent from here. */
export function DraftDialog({ title, text, onClose }: { title: string; text: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description="Complete o que está entre colchetes antes de enviar."
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Fechar
          </Button>
          <Button onClick={() => copyText(text, { title: "Rascunho copiado" })}>Copiar</Button>
        </>
      }
    >
      <Field label="Texto">
        <Textarea readOnly rows={14} value={text} />
      </Field>
    </Dialog>
  );
}
