import { zoneNote } from "#app/shared/when.ts";
import { type HoursBlock, weekTable } from "../weekly-hours.ts";

type WeekTableProps = {
  blocks: readonly HoursBlock[];
  /** Whose clock it is: said when patients may sit in another time zone. */
  zone: string | undefined;
};

export function WeekTable({ blocks, zone }: WeekTableProps) {
  const week = weekTable(blocks);
  if (week.length === 0) return null;
  return (
    <div>
      <table className="numeric w-full max-w-md text-sm">
        <caption className="sr-only">Horários de uma semana comum</caption>
        <tbody>
          {week.map(({ label, hours }) => (
            <Day key={label} label={label} hours={hours.join(" e ")} />
          ))}
        </tbody>
      </table>
      {zone && <p className="mt-2 text-sm text-muted-foreground">{zoneNote(zone)}</p>}
    </div>
  );
}

function Day({ label, hours }: { label: string; hours: string }) {
  return (
    <tr className="border-b last:border-0">
      <th scope="row" className="w-28 py-2 pr-4 text-left align-top font-semibold">
        {label}
      </th>
      <td className={hours ? "py-2" : "py-2 text-muted-foreground"}>{hours || "Não atende"}</td>
    </tr>
  );
}
