import { useId, useState } from "react";
import { toast } from "#app/shared/toast.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Card, CardDescription, CardTitle } from "#app/shared/ui/card.tsx";
import { RoomForm } from "./room-form.tsx";
import { useRooms } from "./use-rooms.ts";

/** The room that a professional always uses. */
export function RoomSettings() {
  const state = useRooms();
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  if (!state) return null;
  const { rooms, reload } = state;
  return (
    <Card>
      <CardTitle>Sala de atendimento online</CardTitle>
      <CardDescription className="mb-4">
        O paciente lê o endereço só depois de a consulta ser confirmada: na página dela e, se já confirmou o e-mail que
        deixou, também na mensagem e no calendário. Se você trocar ou retirar a sala, avisamos por e-mail quem já tem
        consulta marcada; quem deixou só o WhatsApp, avise você.
      </CardDescription>
      <RoomForm
        id={id}
        room={rooms.room}
        label="Endereço da sala"
        description="Do Google Meet, Zoom, Teams, Whereby ou outro. Use sala de espera: o endereço é o mesmo para todos."
        onBusy={setBusy}
        onSaved={async (room) => {
          toast({ title: room ? "Sala salva" : "Sala removida" });
          await reload();
        }}
      >
        <Button type="submit" variant="secondary" busy={isBusy} className="max-sm:w-full">
          Salvar sala
        </Button>
      </RoomForm>
    </Card>
  );
}
