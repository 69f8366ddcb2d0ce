import { writeCsv } from "#app/shared/files/csv.ts";
import { formatDay, formatNumber, formatPercent } from "#app/shared/formats.ts";

/** What happened to a profile on one day; `my_statistics` of the database answers with these, today last. */
export type DayCounts = { day: string; views: number; whatsapp: number; email: number; appointments: number };

export type Summary = { views: number; contacts: number; conversion: string };

/** Of the calendar month of the newest day. */
export function summariseMonth(days: readonly DayCounts[]): Summary {
  const month = days.at(-1)?.day.slice(0, 7);
  const thisMonth = days.filter(({ day }) => day.slice(0, 7) === month);
  const views = sum(thisMonth.map((counts) => counts.views));
  const contacts = sum(thisMonth.map(contactsOf));
  return { views, contacts, conversion: conversionRate(contacts, views) };
}

export type Month = Summary & { month: string; whatsapp: number; email: number; appointments: number };

/**
 * Calendar months, the newest first, back to the first in which anything happened. The oldest is left out where its
 * first day is missing: it would look smaller.
 */
export function listMonths(days: readonly DayCounts[]): Month[] {
  const months = [...new Set(days.map(({ day }) => day.slice(0, 7)))].filter(
    (month, index) => index > 0 || days.some(({ day }) => day === `${month}-01`),
  );
  const listed = months.toReversed().map((month) => {
    const own = days.filter(({ day }) => day.startsWith(month));
    return {
      month,
      ...summariseMonth(own),
      whatsapp: sum(own.map((day) => day.whatsapp)),
      email: sum(own.map((day) => day.email)),
      appointments: sum(own.map((day) => day.appointments)),
    };
  });
  const first = listed.findLastIndex(({ views, contacts }) => views + contacts > 0);
  return listed.slice(0, Math.max(1, first + 1));
}

/** Of the month before, the days up to this one: what a month that still runs is compared with. */
export function sameDaysBefore(days: readonly DayCounts[]) {
  const today = days.at(-1)?.day ?? "";
  const before = days.findLast(({ day }) => day.slice(0, 7) < today.slice(0, 7))?.day.slice(0, 7);
  return days.filter(({ day }) => day.slice(0, 7) === before && day.slice(8) <= today.slice(8));
}

/** "+25%" against the month before; undefined where there is nothing to compare with. */
export function change(value: number, before: number | undefined) {
  if (!before) return undefined;
  const share = Math.round((value / before - 1) * 100);
  return `${share > 0 ? "+" : ""}${formatPercent(share / 100)}`;
}

const monthFormat = new Intl.DateTimeFormat("pt-BR", { month: "long", year: "numeric", timeZone: "UTC" });

/** "2026-11" → "novembro de 2026" */
export function monthName(month: string) {
  return monthFormat.format(new Date(`${month}-15T12:00:00Z`));
}

export function statisticsCsv(days: readonly DayCounts[]) {
  return writeCsv(
    ["Dia", "Visualizações", "WhatsApp", "E-mail", "Pedidos de consulta"],
    days.map(({ day, views, whatsapp, email, appointments }) => [formatDay(day), views, whatsapp, email, appointments]),
  );
}

export function contactsOf({ whatsapp, email, appointments }: DayCounts) {
  return whatsapp + email + appointments;
}

/** "12,5%"; without views nothing was converted: "0,0%". */
export function conversionRate(contacts: number, views: number) {
  return formatPercent(views === 0 ? 0 : contacts / views, 1);
}

/** The conversion as people count: "De cada 100 visualizações, 12 viram contato." */
export function ofHundred(contacts: number, views: number) {
  if (views === 0) return "Ainda não há visualizações neste mês.";
  if (contacts === 0) return "De cada 100 visualizações, nenhuma virou contato ainda.";
  const count = Math.round((contacts / views) * 100);
  if (count === 0) return "De cada 100 visualizações, menos de 1 vira contato.";
  return `De cada 100 visualizações, ${count === 1 ? "1 vira" : `${formatNumber(count)} viram`} contato.`;
}

/** The top of a chart's scale: a round number at or above the largest value, never below 4. */
export function chartCeiling(values: readonly number[]) {
  const largest = Math.max(4, ...values);
  const step = 10 ** Math.floor(Math.log10(largest));
  return [1, 2, 4, 5, 10].map((factor) => factor * step).find((top) => top >= largest) ?? largest;
}

/** Bars that stand side by side in a box, each in the lower part of its slot. */
export function chartBars(values: readonly number[], width: number, height: number) {
  const ceiling = chartCeiling(values);
  const slot = width / Math.max(1, values.length);
  return values.map((value, index) => {
    const tall = (value / ceiling) * height;
    return { x: index * slot + slot * 0.15, y: height - tall, width: slot * 0.7, height: tall };
  });
}

function sum(values: readonly number[]) {
  return values.reduce((total, value) => total + value, 0);
}
