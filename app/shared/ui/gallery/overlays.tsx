import { useState } from "react";
import { toast } from "#app/shared/toast.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Textarea } from "#app/shared/ui/form/textarea.tsx";
import { Dialog } from "#app/shared/ui/overlay/dialog.tsx";
import { BackButton } from "#app/shared/ui/overlay/modal.tsx";
import { Section } from "./specimen.tsx";

export function Overlays() {
  const [open, setOpen] = useState<"question" | "form" | null>(null);
  const close = () => setOpen(null);
  return (
    <Section id="sobreposicoes" title="Diálogos">
      <div className="flex gap-4">
        <Button onClick={() => setOpen("question")}>Abrir diálogo</Button>
        <Button variant="outline" onClick={() => setOpen("form")}>
          Abrir formulário
        </Button>
      </div>
      <Dialog
        open={open === "question"}
        onClose={close}
        title="Excluir sua conta?"
        description="Seu perfil sai da busca na hora. Esta ação não pode ser desfeita."
        footer={
          <>
            <Button variant="outline" onClick={close}>
              Manter a conta
            </Button>
            <Button variant="destructive" onClick={() => toast({ title: "Ainda aqui", variant: "destructive" })}>
              Excluir conta
            </Button>
          </>
        }
      />
      <Dialog
        open={open === "form"}
        onClose={close}
        title="Responder a Marta"
        footer={
          <>
            <BackButton />
            <Button onClick={close}>Publicar resposta</Button>
          </>
        }
      >
        <Field label="Sua resposta">
          <Textarea rows={4} />
        </Field>
      </Dialog>
    </Section>
  );
}
