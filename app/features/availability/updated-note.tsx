import { relativeWords } from "./relative-words.ts";

type UpdatedNoteProps = { changedAt: string; now: number };

/** "Atualizado há 2 min"; in an open page the minutes go on (app/public/browser/tell-time.ts). */
export function UpdatedNote({ changedAt, now }: UpdatedNoteProps) {
  return (
    <time dateTime={changedAt} data-ago className="text-sm text-muted-foreground">
      Atualizado {relativeWords(new Date(changedAt), new Date(now))}
    </time>
  );
}
