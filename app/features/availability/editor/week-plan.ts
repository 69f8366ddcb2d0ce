import { modalityLabel } from "#app/features/professionals/labels.ts";
import { type HoursBlock, WEEK } from "#app/features/professionals/weekly-hours.ts";
import { shortTime } from "#app/shared/formats.ts";

/** An ordinary week while it is being edited: times may be missing, wrong or overlap, and every block keeps its key. */
export type PlannedBlock = HoursBlock & { key: string };
export type PlannedDay = { weekday: number; label: string; blocks: readonly PlannedBlock[] };
export type WeekPlan = readonly PlannedDay[];

/** Midnight as an end: the database's 24:00 is what a time field calls 00:00. */
const MIDNIGHT = "24:00";
const FIELD_MIDNIGHT = "00:00";
export const MAX_BLOCKS = 50;

export function openWeek(blocks: readonly HoursBlock[]): WeekPlan {
  return WEEK.map(({ weekday, label }) => ({
    weekday,
    label,
    blocks: blocks
      .filter((block) => block.weekday === weekday)
      .map((block) => ({ ...block, ends: block.ends === MIDNIGHT ? FIELD_MIDNIGHT : block.ends, key: newKey() })),
  }));
}

/** In the order that the database wants. */
export function closeWeek(plan: WeekPlan): HoursBlock[] {
  return plan
    .flatMap(({ blocks }) => blocks)
    .map(({ key: _, ...block }) => ({ ...block, ends: endOf(block) }))
    .sort((one, other) => one.weekday - other.weekday || one.starts.localeCompare(other.starts));
}

/** By block key; empty when everything may be saved. */
export function weekErrors(plan: WeekPlan): Map<string, string> {
  const errors = new Map<string, string>();
  for (const { blocks } of plan)
    for (const block of blocks) {
      const error = blockError(block, blocks);
      if (error) errors.set(block.key, error);
    }
  return errors;
}

function blockError(block: PlannedBlock, day: readonly PlannedBlock[]) {
  if (!block.starts || !block.ends) return "Informe o início e o fim.";
  if (!isInOrder(block)) return "O fim deve ser depois do início.";
  const other = day.find(
    (known) =>
      known.key !== block.key && isInOrder(known) && block.starts < endOf(known) && known.starts < endOf(block),
  );
  if (other) return `Este horário se sobrepõe ao das ${shortTime(other.starts)} às ${shortTime(endOf(other))}.`;
  return undefined;
}

const isInOrder = (block: PlannedBlock) => Boolean(block.starts && block.ends) && block.starts < endOf(block);

export function changeBlock(plan: WeekPlan, key: string, change: Partial<HoursBlock>): WeekPlan {
  return mapDays(plan, (blocks) => blocks.map((block) => (block.key === key ? { ...block, ...change } : block)));
}

export function removeBlock(plan: WeekPlan, key: string): WeekPlan {
  return mapDays(plan, (blocks) => blocks.filter((block) => block.key !== key));
}

/** A first block of a morning, then an afternoon after a break, then whatever of the day is left. */
export function addBlock(plan: WeekPlan, weekday: number): WeekPlan {
  return plan.map((day) => (day.weekday === weekday ? { ...day, blocks: [...day.blocks, nextBlock(day)] } : day));
}

export function canAddBlock(plan: WeekPlan) {
  return plan.reduce((sum, { blocks }) => sum + blocks.length, 0) < MAX_BLOCKS;
}

/** The hours of one day on the others too; the day itself stays. */
export function copyDay(plan: WeekPlan, from: number, to: readonly number[]): WeekPlan {
  const source = plan.find(({ weekday }) => weekday === from)?.blocks ?? [];
  return plan.map((day) =>
    day.weekday !== from && to.includes(day.weekday)
      ? { ...day, blocks: source.map((block) => ({ ...block, weekday: day.weekday, key: newKey() })) }
      : day,
  );
}

const WORKDAYS = [1, 2, 3, 4, 5];

/** Usual weeks, to begin from. */
export const presets = [
  preset("Segunda a sexta, 8h às 12h e 13h às 18h", WORKDAYS, ["08:00", "12:00"], ["13:00", "18:00"]),
  preset("Segunda a sexta, 9h às 18h", WORKDAYS, ["09:00", "18:00"]),
  preset("Segunda a sexta, à noite (18h às 22h)", WORKDAYS, ["18:00", "22:00"]),
  preset("Sábados, 8h às 12h", [6], ["08:00", "12:00"]),
];

/** "8h às 12h e 13h às 18h (Online)", for a version to be compared. */
export function describeBlock({ starts, ends, modality }: HoursBlock) {
  return `${shortTime(starts)} às ${shortTime(ends)}${modality ? ` (${modalityLabel(modality)})` : ""}`;
}

function preset(label: string, weekdays: number[], ...spans: [string, string][]) {
  return { label, blocks: weekdays.flatMap((weekday) => spans.map(([starts, ends]) => ({ weekday, starts, ends }))) };
}

function nextBlock({ weekday, blocks }: PlannedDay): PlannedBlock {
  const last = blocks.map(endOf).sort().at(-1);
  const block = (starts: string, ends: string) => ({ weekday, starts, ends, key: newKey() });
  if (!last) return block("08:00", "12:00");
  const starts = addMinutes(last, 60);
  if (starts >= "23:00") return block("", "");
  return block(starts, starts < "18:00" ? "18:00" : addMinutes(starts, 60));
}

function addMinutes(time: string, minutes: number) {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const total = Math.min(hour * 60 + minute + minutes, 24 * 60);
  return `${String(Math.floor(total / 60)).padStart(2, "0")}:${String(total % 60).padStart(2, "0")}`;
}

function endOf({ ends }: Pick<HoursBlock, "ends">) {
  return ends === FIELD_MIDNIGHT ? MIDNIGHT : ends;
}

function mapDays(plan: WeekPlan, change: (blocks: readonly PlannedBlock[]) => readonly PlannedBlock[]): WeekPlan {
  return plan.map((day) => ({ ...day, blocks: change(day.blocks) }));
}

/** Random, because a draft of an earlier page brings its own. */
function newKey() {
  return Math.random().toString(36).slice(2);
}
