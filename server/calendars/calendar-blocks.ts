/** An event, a zone or a list of periods, as the lines that say when it is. */
export type Block = { name: string; lines: string[] };

const kept = new Set(["VEVENT", "VTIMEZONE", "VFREEBUSY"]);

/** Nothing that says what an event is about, where, or with whom is even parsed, so that it can be in no error either. */
const properties = new Set([
  "BEGIN",
  "END",
  "UID",
  "DTSTART",
  "DTEND",
  "DURATION",
  "RRULE",
  "RDATE",
  "EXDATE",
  "RECURRENCE-ID",
  "STATUS",
  "TRANSP",
  "X-MICROSOFT-CDO-BUSYSTATUS",
  "FREEBUSY",
  "TZID",
  "TZOFFSETFROM",
  "TZOFFSETTO",
]);

export function readBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  const open: string[] = [];
  let isCalendar = false;
  let block: Block | undefined;
  for (const line of text
    .replace(/^\uFEFF/, "")
    .replace(/\r?\n[ \t]/g, "")
    .split(/\r?\n/)) {
    const name = /^[\w-]+/.exec(line)?.[0].toUpperCase() ?? "";
    const value = line
      .slice(name.length + 1)
      .trim()
      .toUpperCase();
    if (name === "BEGIN") {
      open.push(value);
      isCalendar ||= value === "VCALENDAR";
      if (!block && kept.has(value)) block = { name: value, lines: [] };
    }
    // Alarms have times of their own.
    if (block && properties.has(name) && !open.includes("VALARM")) block.lines.push(line);
    if (name !== "END") continue;
    open.pop();
    if (block?.name !== value) continue;
    blocks.push(block);
    block = undefined;
  }
  if (!isCalendar) throw new SyntaxError("There is no calendar");
  return blocks;
}
