import { ONLINE_CARE_TITLE, onlineCarePoints, onlineCareSource } from "./online-care.ts";

/** What a patient should know before a consultation by video, calmly and beside the choice. */
export function OnlineCare({ specialty }: { specialty: string | null }) {
  return (
    <aside aria-labelledby="atendimento-online" className="online-care rounded border bg-secondary p-4 text-sm">
      <h2 id="atendimento-online" className="font-sans text-base font-semibold">
        {ONLINE_CARE_TITLE}
      </h2>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
        {onlineCarePoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className="mt-2 text-muted-foreground">{onlineCareSource(specialty)}.</p>
    </aside>
  );
}
