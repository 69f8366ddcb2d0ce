import { type FormEvent, type ReactNode, useState } from "react";
import { describeDatabaseError } from "#app/shared/backend/database-error.ts";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { readRoom } from "./room.ts";
import { saveRoom } from "./rooms.client.ts";

type RoomFormProps = {
  id: string;
  room: string | null;
  /** Without one, it is the usual room. */
  appointment?: string;
  label: string;
  description: string;
  onBusy: (isBusy: boolean) => void;
  onSaved: (room: string) => void;
  children?: ReactNode;
};

/** What is wrong stands at the field, and what was typed stays. */
export function RoomForm({ id, room, appointment, label, description, onBusy, onSaved, children }: RoomFormProps) {
  const [typed, setTyped] = useState(room ?? "");
  const [error, setError] = useState<string>();

  async function save(event: FormEvent) {
    event.preventDefault();
    const read = readRoom(typed);
    if ("problem" in read) return setError(read.problem);
    if (!read.room && !room) return setError("Cole o endereço da sala.");
    setError(undefined);
    onBusy(true);
    try {
      await saveRoom(read.room, appointment);
      setTyped(read.room);
      onSaved(read.room);
    } catch (failure) {
      setError(describeDatabaseError(failure));
    }
    onBusy(false);
  }
  return (
    <form id={id} noValidate onSubmit={save}>
      <Field label={label} description={description} error={error}>
        <Input
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://meet.google.com/abc-defg-hij"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      {children}
    </form>
  );
}
