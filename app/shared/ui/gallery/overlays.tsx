import { useState } from "react";
import { toast } from "#app/shared/toast.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { Dialog } from "#app/shared/ui/overlay/dialog.tsx";
import { Sheet } from "#app/shared/ui/overlay/sheet.tsx";
import { Section } from "./specimen.tsx";

export function Overlays() {
  const [open, setOpen] = useState<"dialog" | "sheet" | null>(null);
  const close = () => setOpen(null);
  return (
    <Section id="sobreposicoes" title="Diálogo e painel">
      <div className="flex gap-4">
        <Button onClick={() => setOpen("dialog")}>Abrir diálogo</Button>
        <Button variant="outline" onClick={() => setOpen("sheet")}>
          Abrir painel
        </Button>
      </div>
      <Dialog
        open={open === "dialog"}
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
      <Sheet
        open={open === "sheet"}
        onClose={close}
        title="Filtros"
        footer={<Button onClick={close}>Ver resultados</Button>}
      >
        <Field label="Cidade">
          <Input name="city" />
        </Field>
        {["Bairro", "Horário", "Abordagem", "Faixa etária", "Período"].map((label) => (
          <Field key={label} label={label}>
            <Input />
          </Field>
        ))}
      </Sheet>
    </Section>
  );
}
