import { useEffect, useState } from "react";
import { formatRelative } from "#app/shared/formats.ts";

type UpdatedNoteProps = { changedAt: string; now: number };

/** "Atualizado há 2 min", and the minutes go on. */
export function UpdatedNote({ changedAt, now }: UpdatedNoteProps) {
  const [current, setCurrent] = useState(now);
  useEffect(() => {
    setCurrent(Date.now());
    const timer = setInterval(() => setCurrent(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={changedAt} className="text-sm text-muted-foreground">
      Atualizado {relative(new Date(changedAt), new Date(Math.max(current, now)))}
    </time>
  );
}

function relative(date: Date, now: Date) {
  const words = formatRelative(date, now);
  return /^\d/.test(words) ? `em ${words}` : words;
}
